import { z } from 'zod';
import { defineCall } from './call.ts';
import { id } from './common.ts';

const params = z.strictObject({ id });
const answer = z.object({ liked: z.boolean(), likeCount: z.int() });

export const likeDesign = defineCall({
  method: 'PUT',
  path: '/api/submissions/:id/like',
  summary: 'Like a design; liking it again changes nothing',
  tag: 'showcase',
  who: 'person',
  params,
  answer,
  errors: ['submission_not_found', 'too_many_requests'],
});

export const unlikeDesign = defineCall({
  method: 'DELETE',
  path: '/api/submissions/:id/like',
  summary: 'Take a like back',
  tag: 'showcase',
  who: 'person',
  params,
  answer,
  errors: ['submission_not_found'],
});
