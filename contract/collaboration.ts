import { z } from 'zod';
import { reviewStates, verdictKinds } from '#domain/build-review/review.ts';
import {
  developerRoleIds,
  REASON_MAX,
  REQUEST_MESSAGE_MAX,
  requestStates,
  TECHNOLOGIES_MAX,
  TECHNOLOGY_LENGTH_MAX,
} from '#domain/collaboration/request.ts';
import { buildStatuses } from '#domain/workspace/build-status.ts';
import { activityTypes } from '#domain/workspace/workspace.ts';
import { defineCall } from './call.ts';
import { eventsUntil, id, person, personName, time } from './common.ts';
import { picture } from './media.ts';

const role = z.enum(developerRoleIds);
export const party = z.enum(['designer', 'developer']);

export const design = z.object({ id, title: z.string(), picture: picture.nullable() });

const requestBody = z.strictObject({
  message: z
    .string()
    .trim()
    .min(1, 'Say what you would build first')
    .max(REQUEST_MESSAGE_MAX, `Keep the message under ${REQUEST_MESSAGE_MAX + 1} characters`),
  role: z.enum(developerRoleIds, 'Choose what you would build'),
  technologies: z
    .array(
      z
        .string()
        .trim()
        .min(1, 'A technology needs a name')
        .max(TECHNOLOGY_LENGTH_MAX, 'Keep the name of a technology short'),
    )
    .max(TECHNOLOGIES_MAX, `Name at most ${TECHNOLOGIES_MAX} technologies`),
});

export const collaborationRequest = z.object({
  id,
  /** The viewer's side. */
  iAm: party,
  state: z.enum(requestStates),
  message: z.string(),
  role,
  technologies: z.array(z.string()),
  /** The designer's reason for declining. */
  reason: z.string(),
  design,
  designer: person,
  developer: person,
  createdAt: time,
  expiresAt: time,
  endedAt: time.nullable(),
});
export type CollaborationRequest = z.infer<typeof collaborationRequest>;

/** An agreement, or the workspace that followed from it. */
export const collaboration = z.object({
  id,
  iAm: party,
  state: z.enum(['agreeing', 'active', 'ended']),
  endReason: z.enum(['withdrawn', 'left', 'lapsed', 'blocked']).nullable(),
  /** Who withdrew or ended it. */
  endedBy: party.nullable(),
  status: z.enum(buildStatuses),
  design,
  designer: person,
  developer: person,
  isConfirmedByMe: z.boolean(),
  isConfirmedByThem: z.boolean(),
  createdAt: time,
  changedAt: time,
});
export type Collaboration = z.infer<typeof collaboration>;

const recordEntry = z.object({
  id,
  kind: z.enum(['message', ...activityTypes]),
  by: party.nullable(),
  /** The message, or what happened. */
  text: z.string(),
  /** Words that belong to what happened: of a shared progress, or of a decision. */
  note: z.string(),
  url: z.string().nullable(),
  at: time,
});
export type RecordEntry = z.infer<typeof recordEntry>;

const recordedFinding = z.object({
  number: z.int(),
  /** What differs, e.g. 'Sits 8 px lower', in pixels of the design's picture. */
  title: z.string(),
  /** Where, in words. */
  place: z.string(),
  /** Null if the designer did not decide. */
  verdict: z.enum(verdictKinds).nullable(),
  note: z.string(),
});
export type RecordedFinding = z.infer<typeof recordedFinding>;

const recordedReview = z.object({
  id,
  frameName: z.string(),
  round: z.int(),
  state: z.enum(reviewStates),
  /** 0 to 100; null if the two were not compared. */
  fidelity: z.int().nullable(),
  findings: z.array(recordedFinding),
  note: z.string(),
  design: picture,
  build: picture,
  addedAt: time,
});

export const collaborationRecord = z.object({
  /** Oldest first; the newest hundred, or those before the cursor. */
  entries: z.array(recordEntry),
  earlierCursor: z.string().nullable(),
  links: z.object({ demoUrl: z.string().nullable(), repoUrl: z.string().nullable() }),
  /** The latest hundred screenshots of the build, by frame; none with earlier entries. */
  reviews: z.array(recordedReview),
});
export type CollaborationRecord = z.infer<typeof collaborationRecord>;

const params = z.strictObject({ id });
export const getStanding = defineCall({
  method: 'GET',
  path: '/api/submissions/:id/collaboration',
  summary: 'Whether a design can be asked for by whoever asks here, and where an own request or workspace is',
  tag: 'collaboration',
  who: 'anyone',
  params,
  answer: z.object({
    standing: z.enum(['mine', 'closed', 'open', 'asked', 'building', 'claimed', 'built']),
    /** Somebody builds it or has built it, so no list shows it as open. */
    isClaimed: z.boolean(),
    /** The latest complete build of a public design. */
    build: z.object({ developer: personName, demoUrl: z.string().nullable() }).nullable(),
    requestId: id.nullable(),
    /** The viewer's own agreement or workspace for this design. */
    agreementId: id.nullable(),
    isWorkspaceOpen: z.boolean(),
    /** Number of requests that wait for the designer; 0 for everybody else. */
    waitingCount: z.int(),
    /** Some of its frames come from a design file, so that a developer can inspect layers. Otherwise it is pictures only. */
    hasLayers: z.boolean(),
  }),
  errors: ['submission_not_found'],
});

export const getRecord = defineCall({
  method: 'GET',
  path: '/api/agreements/:id/record',
  summary: 'What was said, built and reviewed in a collaboration: for its two people, also after its end',
  tag: 'collaboration',
  who: 'person',
  params,
  query: z.strictObject({ before: id.optional() }),
  answer: collaborationRecord,
  errors: ['agreement_not_found'],
});

export const findRecord = defineCall({
  method: 'GET',
  path: '/api/submissions/:id/collaboration-record',
  summary:
    'Where the latest collaboration on a design is read, by the design’s id: for its two people, also after its end',
  tag: 'collaboration',
  who: 'person',
  params,
  answer: z.object({ agreementId: id }),
  errors: ['agreement_not_found'],
});

export const askToCollaborate = defineCall({
  method: 'POST',
  path: '/api/submissions/:id/collaboration-requests',
  summary: 'Ask the designer of an open design to build it',
  tag: 'collaboration',
  who: 'person',
  params,
  body: requestBody,
  answer: collaborationRequest,
  status: 201,
  errors: [
    'submission_not_found',
    'collaboration_closed',
    'design_claimed',
    'request_exists',
    'too_many_requests',
    'idempotency_mismatch',
  ],
  idempotent: true,
});

export const answerRequest = defineCall({
  method: 'PUT',
  path: '/api/collaboration-requests/:id',
  summary: 'Accept or decline a request that was received, or withdraw one that was sent',
  tag: 'collaboration',
  who: 'person',
  params,
  body: z.strictObject({
    answer: z.enum(['accept', 'decline', 'withdraw']),
    reason: z
      .string()
      .trim()
      .max(REASON_MAX, `Keep the reason under ${REASON_MAX + 1} characters`)
      .default(''),
    /** Closes the design to further requests as well. */
    closeDesign: z.boolean().default(false),
  }),
  answer: z.object({ request: collaborationRequest, agreementId: id.nullable() }),
  errors: ['request_not_found', 'request_over', 'design_claimed'],
});

export const reportRequest = defineCall({
  method: 'POST',
  path: '/api/collaboration-requests/:id/report',
  summary: 'Tell the operator about a request, and block who it comes from if wished',
  tag: 'collaboration',
  who: 'person',
  params,
  body: z.strictObject({
    reason: z
      .string()
      .trim()
      .min(1, 'Say what is wrong with it')
      .max(REASON_MAX, `Keep the reason under ${REASON_MAX + 1} characters`),
    block: z.boolean().default(false),
  }),
  answer: null,
  status: 204,
  errors: ['request_not_found', 'too_many_requests'],
});

export const listMyCollaborations = defineCall({
  method: 'GET',
  path: '/api/me/collaborations',
  summary: 'Requests received and sent, agreements and workspaces: open ones, then the last touched first',
  tag: 'me',
  who: 'person',
  answer: z.object({
    requests: z.array(collaborationRequest),
    collaborations: z.array(collaboration),
    /** The oldest of those that are over are not listed. */
    isCut: z.boolean(),
    eventsUntil,
  }),
});

export const endCollaboration = defineCall({
  method: 'POST',
  path: '/api/agreements/:id/end',
  summary: 'Withdraw from an agreement or end the collaboration; the design returns to the pool',
  tag: 'collaboration',
  who: 'person',
  params,
  body: z.strictObject({ block: z.boolean().default(false) }),
  answer: null,
  status: 204,
  errors: ['agreement_not_found'],
});
