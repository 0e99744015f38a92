import { sql } from 'kysely';
import type { Viewer } from '#contract/session.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { viewerSql } from '#server/shared/viewer-sql.ts';

/** $1 person, with the quota of the current month. */
export const viewerById = prepared<{ viewer: Viewer }, [userId: string]>(
  'viewer_by_id',
  `select ${viewerSql('p')} as viewer from profiles p where p.id = $1`,
);

/** More devices than anybody has. A program may sign in very often. */
const LISTED_MAX = 100;

/** The person's active sign-ins: the current one first, then the latest used. */
export function signInsOf({ kysely }: Pick<Database, 'kysely'>, userId: string, familyId: string) {
  const lastSeen = sql<Date>`coalesce((select max(s.created_at) from sessions s where s.family_id = f.id), f.created_at)`;
  return kysely
    .selectFrom('session_families as f')
    .select(['f.id', 'f.device', 'f.created_at', lastSeen.as('seen_at')])
    .where('f.user_id', '=', userId)
    .where('f.ended_at', 'is', null)
    .where('f.expires_at', '>', sql<Date>`now()`)
    .orderBy(sql`f.id = ${familyId}::uuid`, 'desc')
    .orderBy('seen_at', 'desc')
    .limit(LISTED_MAX)
    .execute();
}

/** $1 sign-in, $2 person: found if the sign-in is active and theirs. */
export const ownSignIn = prepared<{ id: string }, [familyId: string, userId: string]>(
  'own_sign_in',
  'select id from session_families where id = $1 and user_id = $2 and ended_at is null and expires_at > now()',
);
