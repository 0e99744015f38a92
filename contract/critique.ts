import { z } from 'zod';
import { answers, answerTrouble, MARKS_MAX, SUGGESTION_MAX, verdicts } from '#domain/critique/critique.ts';
import { defineCall } from './call.ts';
import { commentPin } from './comment.ts';
import { eventsUntil, id, person, report, revision, time } from './common.ts';

/** 'goal.0', 'deliverable.2': a line of the brief, counted from 0. */
const line = z.string().regex(/^(goal|deliverable)\.[0-9]$/, 'There is no such line in a brief');
const suggestion = z
  .string()
  .trim()
  .max(SUGGESTION_MAX, `Keep it under ${SUGGESTION_MAX + 1} characters`);

export const critiqueLine = z.object({
  key: line,
  kind: z.enum(['goal', 'deliverable']),
  text: z.string(),
  /** Only for deliverables. */
  requirements: z.array(z.string()),
  counts: z.object({ met: z.int(), partly: z.int(), not: z.int(), unclear: z.int() }),
});
export type CritiqueLine = z.infer<typeof critiqueLine>;

export const critiqueMark = z.object({
  line,
  /** The line's text in the brief when it was marked. */
  asked: z.string(),
  verdict: z.enum(verdicts),
  suggestion: z.string(),
  pin: z.object({ frameId: z.string(), x: z.number(), y: z.number() }).nullable(),
  /** Name of the pinned frame that was taken out of the design; empty if the name is unknown. */
  goneFrame: z.string().nullable(),
  answer: z.object({ answer: z.enum(answers), reason: z.string(), answeredAt: time }).nullable(),
});
export type CritiqueMark = z.infer<typeof critiqueMark>;

export const critique = z.object({
  id,
  reviewer: person,
  isMine: z.boolean(),
  /** Hidden from everybody but the reviewer. */
  isHidden: z.boolean(),
  revision,
  createdAt: time,
  updatedAt: time,
  marks: z.array(critiqueMark),
});
export type Critique = z.infer<typeof critique>;

const critiqued = z.object({
  /** Goals and deliverables of the brief; empty when the design has no brief or the brief is deleted. */
  lines: z.array(critiqueLine),
  /** The viewer's own first, then the newest. */
  given: z.array(critique),
  /** Number of all critiques. */
  total: z.int(),
  eventsUntil,
});
export type Critiqued = z.infer<typeof critiqued>;

export const getCritique = defineCall({
  method: 'GET',
  path: '/api/submissions/:id/critique',
  summary:
    'How people find that a design answers its brief, line by line, with what they would change and what the designer said to it',
  tag: 'critique',
  who: 'anyone',
  params: z.strictObject({ id }),
  answer: critiqued,
  errors: ['submission_not_found'],
});

const marks = z
  .array(
    z.strictObject({
      line,
      verdict: z.enum(verdicts),
      suggestion: suggestion.default(''),
      pin: commentPin.nullable().default(null),
    }),
  )
  .min(1, 'Mark at least one line')
  .max(MARKS_MAX)
  .refine((given) => new Set(given.map((one) => one.line)).size === given.length, 'Mark each line once');

export type GivenMark = z.infer<typeof marks>[number];

export const putCritique = defineCall({
  method: 'PUT',
  path: '/api/submissions/:id/critique',
  summary: 'Mark the goals and deliverables of the brief of somebody else’s design; what is answered stays as it is',
  tag: 'critique',
  who: 'person',
  params: z.strictObject({ id }),
  body: z.strictObject({ revision, marks }),
  answer: critiqued,
  errors: ['submission_not_found', 'move_refused', 'moved_on', 'mark_answered', 'too_many_requests'],
});

export const removeCritique = defineCall({
  method: 'DELETE',
  path: '/api/submissions/:id/critique',
  summary: 'Take the own critique of a design back, with what was answered to it',
  tag: 'critique',
  who: 'person',
  params: z.strictObject({ id }),
  answer: null,
  status: 204,
  errors: ['critique_not_found', 'move_refused'],
});

export const answerCritique = defineCall({
  method: 'PUT',
  path: '/api/critiques/:id/marks/:line/answer',
  summary: 'Answer a suggested change to an own design: applied, or declined with a reason',
  tag: 'critique',
  who: 'person',
  params: z.strictObject({ id, line }),
  body: z
    .strictObject({ answer: z.enum(answers), reason: suggestion.default('') })
    .refine(({ answer, reason }) => answerTrouble(answer, reason) === null, {
      path: ['reason'],
      message: 'Say why you decline it',
    }),
  answer: critiqued,
  errors: ['critique_not_found', 'move_refused', 'too_many_requests'],
});

export const reportCritique = defineCall({
  method: 'POST',
  path: '/api/critiques/:id/report',
  summary: 'Tell the operator about a critique of somebody else',
  tag: 'critique',
  who: 'person',
  params: z.strictObject({ id }),
  body: report,
  answer: null,
  status: 204,
  errors: ['critique_not_found', 'too_many_requests'],
});
