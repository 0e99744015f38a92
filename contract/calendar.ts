import { z } from 'zod';
import { defineCall } from './call.ts';

const calendar = z.object({
  /** The secret address that a calendar program subscribes to; null while there is none. */
  url: z.string().nullable(),
});

export const getCalendar = defineCall({
  method: 'GET',
  path: '/api/me/calendar',
  summary: 'The secret address of the person’s calendar of deadlines',
  tag: 'me',
  who: 'person',
  answer: calendar,
});

export const makeCalendar = defineCall({
  method: 'POST',
  path: '/api/me/calendar',
  summary: 'Make a secret address for the calendar of deadlines. An earlier one no longer works',
  tag: 'me',
  who: 'person',
  answer: calendar,
});

export const deleteCalendar = defineCall({
  method: 'DELETE',
  path: '/api/me/calendar',
  summary: 'End the calendar of deadlines: its address no longer works',
  tag: 'me',
  who: 'person',
  answer: null,
  status: 204,
});
