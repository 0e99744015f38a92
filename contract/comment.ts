import { z } from 'zod';
import { COMMENT_MAX, removers } from '#domain/comment/comment.ts';
import { defineCall } from './call.ts';
import { eventsUntil, id, person, report, time } from './common.ts';

const percent = z.number().min(0).max(100);

/** A point in a frame, in percent of its picture from the upper left. */
export const commentPin = z.strictObject({ frameId: z.string().min(1).max(120), x: percent, y: percent });
export type CommentPin = z.infer<typeof commentPin>;

export const comment = z.object({
  id,
  parentId: id.nullable(),
  /** `null` for a comment that its author deleted. */
  author: person.nullable(),
  isMine: z.boolean(),
  isByDesigner: z.boolean(),
  pin: z.object({ frameId: z.string(), x: z.number(), y: z.number() }).nullable(),
  /** Name of the pinned frame that was taken out of the design; empty if the name is unknown. */
  goneFrame: z.string().nullable(),
  /** Empty once the comment is removed. */
  body: z.string(),
  removed: z.enum(removers).nullable(),
  /** For the first comment of a thread: the thread is settled. */
  isSettled: z.boolean(),
  createdAt: time,
  editedAt: time.nullable(),
});
export type Comment = z.infer<typeof comment>;

const body = z
  .string()
  .trim()
  .min(1, 'Write something first')
  .max(COMMENT_MAX, `Keep it under ${COMMENT_MAX + 1} characters`);

export const listComments = defineCall({
  method: 'GET',
  path: '/api/submissions/:id/comments',
  summary:
    'What people say about a design, newest first, at most 500 and 60,000 characters; of one person 200 and 20,000',
  tag: 'comments',
  who: 'anyone',
  params: z.strictObject({ id }),
  /** `total`: how many stand, also those that are left out. `isFirst`: the viewer has never commented on a design. */
  answer: z.object({ items: z.array(comment), total: z.int(), isFirst: z.boolean(), eventsUntil }),
  errors: ['submission_not_found'],
});
export type Discussion = z.infer<typeof listComments.answer>;

export const countComments = defineCall({
  method: 'GET',
  path: '/api/submissions/:id/comments/count',
  summary: 'How many comments stand under a design, for a page that wants to know whether there are new ones',
  tag: 'comments',
  who: 'anyone',
  params: z.strictObject({ id }),
  answer: z.object({ count: z.int() }),
  errors: ['submission_not_found'],
});

export const addComment = defineCall({
  method: 'POST',
  path: '/api/submissions/:id/comments',
  summary: 'Say something about a design, or reply in a thread; a thread may be pinned to a point of a frame',
  tag: 'comments',
  who: 'person',
  params: z.strictObject({ id }),
  body: z.strictObject({ body, parentId: id.nullable().default(null), pin: commentPin.nullable().default(null) }),
  answer: comment,
  status: 201,
  errors: [
    'submission_not_found',
    'comment_not_found',
    'move_refused',
    'too_many_requests',
    'limit_reached',
    'idempotency_mismatch',
  ],
  idempotent: true,
});

export const changeComment = defineCall({
  method: 'PATCH',
  path: '/api/comments/:id',
  summary: 'Change the words of an own comment',
  tag: 'comments',
  who: 'person',
  params: z.strictObject({ id }),
  body: z.strictObject({ body }),
  answer: comment,
  errors: ['comment_not_found', 'move_refused', 'too_many_requests'],
});

export const removeComment = defineCall({
  method: 'DELETE',
  path: '/api/comments/:id',
  summary: 'Delete an own comment, or remove one from an own design; a thread with replies keeps its place',
  tag: 'comments',
  who: 'person',
  params: z.strictObject({ id }),
  answer: null,
  status: 204,
  errors: ['comment_not_found'],
});

export const settleComment = defineCall({
  method: 'PUT',
  path: '/api/comments/:id/settled',
  summary: 'Say that a thread is done with, or open again: by who began it, or by the designer',
  tag: 'comments',
  who: 'person',
  params: z.strictObject({ id }),
  body: z.strictObject({ isSettled: z.boolean() }),
  answer: comment,
  errors: ['comment_not_found', 'too_many_requests'],
});

export const reportComment = defineCall({
  method: 'POST',
  path: '/api/comments/:id/report',
  summary: 'Tell the operator about a comment of somebody else',
  tag: 'comments',
  who: 'person',
  params: z.strictObject({ id }),
  body: report,
  answer: null,
  status: 204,
  errors: ['comment_not_found', 'too_many_requests'],
});
