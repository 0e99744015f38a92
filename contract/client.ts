import { z } from 'zod';
import { clientTexts, QUESTION_MAX, QUESTION_MIN, REASON_MAX } from '#domain/client/conversation.ts';
import { CHANGE_ANSWERS } from '#domain/client/lines.ts';
import { defineCall } from './call.ts';
import { id, time } from './common.ts';

/** One line of the conversation. Facts of the client that nobody asked for are never in an answer. */
const entry = z.object({
  id,
  speaker: z.enum(['designer', 'client']),
  kind: z.enum(['question', 'fact', 'repeat', 'unknown', 'pushback', 'change', 'answer', 'reply']),
  text: z.string(),
  saidAt: time,
});

export const clientView = z.object({
  /** `null` for a brief without a client: community briefs, samples and briefs written by hand. */
  client: z
    .object({
      name: z.string(),
      role: z.string(),
      questionsLeft: z.int(),
      log: z.array(entry),
      /** The change request, once it has arrived. */
      change: z.object({ text: z.string(), answer: z.enum(CHANGE_ANSWERS).nullable() }).nullable(),
    })
    .nullable(),
});
export type ClientView = z.infer<typeof clientView>;
export type ClientEntry = z.infer<typeof entry>;

const briefParams = z.strictObject({ id });

export const getClient = defineCall({
  method: 'GET',
  path: '/api/briefs/:id/client',
  summary: 'What was said with the client of an own brief; a change that is due arrives by this',
  tag: 'client',
  who: 'person',
  params: briefParams,
  answer: clientView,
  errors: ['brief_not_found'],
});

export const askClient = defineCall({
  method: 'POST',
  path: '/api/briefs/:id/client/questions',
  summary: 'Ask the client something; answers are counted, pushback and repetitions are not',
  tag: 'client',
  who: 'person',
  params: briefParams,
  body: z.strictObject({
    text: z
      .string()
      .trim()
      .min(QUESTION_MIN, clientTexts.questionMissing)
      .max(QUESTION_MAX, clientTexts.questionTooLong),
  }),
  answer: clientView,
  errors: [
    'brief_not_found',
    'move_refused',
    'questions_used_up',
    'too_many_requests',
    'limit_reached',
    'idempotency_mismatch',
  ],
  idempotent: true,
});

export const answerChange = defineCall({
  method: 'PUT',
  path: '/api/briefs/:id/client/change',
  summary: 'Accept the change request, negotiate it or decline it, the latter two with a reason',
  tag: 'client',
  who: 'person',
  params: briefParams,
  body: z.strictObject({
    answer: z.enum(CHANGE_ANSWERS),
    reason: z.string().trim().max(REASON_MAX, clientTexts.reasonTooLong),
  }),
  answer: clientView,
  errors: ['brief_not_found', 'move_refused'],
});
