import { sql, type Updateable } from 'kysely';
import type { Viewer } from '#contract/session.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { ProfilesTable } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { lockPerson } from '#server/shared/lock-person.ts';
import { viewerSql } from '#server/shared/viewer-sql.ts';
import { isParty } from '#server/shared/visible.ts';

/** The person's own profile; undefined if the person no longer exists. */
export function findOwnProfile({ kysely }: Pick<Database, 'kysely'>, userId: string) {
  return kysely
    .selectFrom('profiles as p')
    .select((select) => [
      sql.raw<Viewer>(viewerSql('p')).as('viewer'),
      'p.bio',
      'p.links',
      select
        .selectFrom('handles as h')
        .select(sql<string[]>`coalesce(array_agg(h.handle order by h.taken_at desc), '{}')`.as('former'))
        .whereRef('h.user_id', '=', 'p.id')
        .whereRef('h.handle', '<>', 'p.handle')
        .$asScalar()
        .as('former_handles'),
    ])
    .where('p.id', '=', userId)
    .executeTakeFirst();
}

/** $1 handles: those that nobody has. */
export const freeHandles = prepared<{ handle: string }, [handles: string[]]>(
  'free_handles',
  `select idea as handle from unnest($1::text[]) with ordinality as given(idea, place)
   where not exists (select from handles where handle = idea) order by place`,
);

/**
 * Reads a profile that is locked until the transaction ends. To delete it, nothing that refers to it may be inserted meanwhile
 * either.
 */
export async function lockProfile(tx: Tx, userId: string, { toDelete = false } = {}) {
  if (!toDelete) await lockPerson(tx, userId);
  return tx
    .selectFrom('profiles')
    .select(['handle', 'display_name', 'avatar_media_id'])
    .where('id', '=', userId)
    .$if(toDelete, (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function updateProfile(tx: Tx, userId: string, change: Updateable<ProfilesTable>) {
  await tx.updateTable('profiles').set(change).where('id', '=', userId).execute();
}

/** Of a person's former handles, only the latest are retained. */
export async function keepLatestHandles(tx: Tx, userId: string, current: string, kept: number) {
  await sql`
    delete from handles where handle in (
      select handle from handles where user_id = ${userId} and handle <> ${current}
      order by taken_at desc offset ${kept})`.execute(tx);
}

/** A picture of the person's own that is ready or still being processed. */
export async function findOwnPicture(tx: Tx, id: string, userId: string) {
  return tx
    .selectFrom('media')
    .select(['id', 'width', 'height'])
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .where('state', '<>', 'failed')
    .executeTakeFirst();
}

/** The number of the person's things of each kind. */
export async function countBelongings({ kysely }: Pick<Database, 'kysely'>, userId: string) {
  const counted = sql<number>`count(*)`.as('count');
  const owned = (table: 'design_briefs' | 'design_submissions' | 'case_studies') =>
    kysely.selectFrom(table).select(counted).where('user_id', '=', userId).executeTakeFirstOrThrow();
  const [briefs, designs, caseStudies, pictures, collaborations] = await Promise.all([
    owned('design_briefs'),
    owned('design_submissions'),
    owned('case_studies'),
    kysely
      .selectFrom('media')
      .select([counted, sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes')])
      .where('owner_id', '=', userId)
      .executeTakeFirstOrThrow(),
    kysely.selectFrom('workspaces').select(counted).where(isParty('workspaces', userId)).executeTakeFirstOrThrow(),
  ]);
  return {
    briefs: briefs.count,
    designs: designs.count,
    pictures: pictures.count,
    pictureBytes: pictures.bytes,
    caseStudies: caseStudies.count,
    collaborations: collaborations.count,
  };
}
