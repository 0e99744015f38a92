import { z } from 'zod';
import { defineCall } from './call.ts';
import { id } from './common.ts';

export const countView = defineCall({
  method: 'POST',
  path: '/api/submissions/:id/views',
  summary: 'Say that somebody looks at a public design; counted once a person and day, without robots and its designer',
  tag: 'showcase',
  who: 'anyone',
  params: z.strictObject({ id }),
  answer: null,
  status: 204,
});
