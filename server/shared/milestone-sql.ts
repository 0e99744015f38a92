import { isoTime } from '#server/platform/database/prepared.ts';

/** SQL of milestone `m` in the shape of contract/milestone.ts. */
export const milestoneSql = (m: string): string =>
  `json_build_object('id', ${m}.id, 'title', ${m}.title, 'percentage', ${m}.percentage,
    'doneAt', ${isoTime(`${m}.done_at`)}, 'dueOn', ${m}.due_on)`;
