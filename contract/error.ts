import { z } from 'zod';
import { revision } from './common.ts';

/** Every error code of a call, with its HTTP status. The server writes the text; the web uses the code for the next step. */
export const errorCodes = {
  invalid_request: 400,
  cross_site_request: 403,
  signed_out: 401,
  not_found: 404,
  brief_not_found: 404,
  generation_not_found: 404,
  milestone_not_found: 404,
  draft_not_found: 404,
  submission_not_found: 404,
  comment_not_found: 404,
  critique_not_found: 404,
  media_not_found: 404,
  case_study_not_found: 404,
  collection_not_found: 404,
  person_not_found: 404,
  request_not_found: 404,
  agreement_not_found: 404,
  workspace_not_found: 404,
  review_not_found: 404,
  conflict: 409,
  /** The save builds on an older revision than the stored one. */
  moved_on: 409,
  handle_taken: 409,
  move_refused: 409,
  /** The page has a password, and the reader has not given it. */
  password_needed: 403,
  review_refused: 403,
  review_undecided: 409,
  mark_answered: 409,
  milestone_taken: 409,
  brief_started: 409,
  brief_being_written: 409,
  section_rewrites_used_up: 409,
  section_fixed: 409,
  questions_used_up: 409,
  generation_finished: 409,
  draft_submitted: 409,
  collaboration_closed: 409,
  design_claimed: 409,
  request_exists: 409,
  request_over: 409,
  agreement_fixed: 409,
  draft_incomplete: 422,
  operations_refused: 422,
  address_refused: 422,
  quota_reached: 403,
  sign_in_refused: 403,
  /** For changes to the ways to sign in, which need a sign-in of the last minutes. */
  sign_in_again: 403,
  sign_in_over: 409,
  last_way: 409,
  code_refused: 422,
  cancellations_used_up: 429,
  idempotency_mismatch: 422,
  payload_too_large: 413,
  unsupported_media_type: 415,
  /** There are as many rows as there can be (domain/limits). */
  limit_reached: 409,
  too_many_requests: 429,
  writer_failed: 502,
  writer_timed_out: 504,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorCodes;

export const errorAnswer = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** One entry per refused field: the field's path, and a sentence for the person. */
    fields: z.record(z.string(), z.string()).optional(),
    /** A free percentage, when the milestone's own is taken. */
    suggestion: z.int().optional(),
    /** Free handles, when the wanted one is taken. */
    alternatives: z.array(z.string()).optional(),
    /** The stored revision, when a save is refused with `moved_on`. */
    revision: revision.optional(),
    requestId: z.string(),
  }),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;
