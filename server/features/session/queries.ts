import type { Viewer } from '#contract/session.ts';
import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import { viewerFields } from '#server/shared/viewer-sql.ts';

/** $1 person, with the quota of this month. */
export const viewerById = prepared<{ viewer: Viewer }, [userId: string]>(
  'viewer_by_id',
  `select json_build_object(${viewerFields}) as viewer from profiles p where p.id = $1`,
  { shared: true },
);

/** $1 person, $2 the sign-in that asks: those that stand, this one first, then the latest seen. */
export const signInsOf = prepared<{ json: string }, [userId: string, familyId: string]>(
  'sign_ins_of',
  `select json_build_object('items', coalesce(json_agg(json_build_object(
     'id', id, 'device', device, 'isThis', id = $2, 'begunAt', ${isoTime('created_at')}, 'lastSeenAt', ${isoTime('seen_at')}
   ) order by id = $2 desc, seen_at desc), '[]'))::text as json
   from (
     select f.*, coalesce((select max(s.created_at) from sessions s where s.family_id = f.id), f.created_at) as seen_at
     from session_families f where f.user_id = $1 and f.ended_at is null and f.expires_at > now()
   ) as standing`,
);

/** $1 sign-in, $2 person: whether it is theirs and stands. */
export const ownSignIn = prepared<{ id: string }, [familyId: string, userId: string]>(
  'own_sign_in',
  'select id from session_families where id = $1 and user_id = $2 and ended_at is null and expires_at > now()',
);
