import { isoTime } from '#server/platform/database/prepared.ts';

/** SQL of a draft that is not handed in, in the shape of `begunSubmission`. `d` is the draft, `b` its brief or null. */
export const begunSubmission = `json_build_object(
  'id', d.id, 'briefId', d.brief_id, 'title', coalesce(nullif(btrim(d.content ->> 'title'), ''), b.title, 'Untitled'),
  'step', d.step, 'updatedAt', ${isoTime('d.updated_at')})`;

/** SQL of the begun submission that a person last changed for brief `b`; null without one. */
export const begunForBrief = (userId: string): string => `(
  select ${begunSubmission} from submission_drafts d
  where d.brief_id = b.id and d.user_id = ${userId} and d.submission_id is null
  order by d.updated_at desc limit 1)`;
