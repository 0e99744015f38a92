import { defineCall } from './call.ts';
import { viewer } from './session.ts';

export const getProfile = defineCall({
  method: 'GET',
  path: '/api/profile',
  summary: 'The signed-in person, with their quota as it is now',
  tag: 'profile',
  who: 'person',
  answer: viewer,
});
