import { sql, type Updateable } from 'kysely';
import { prepared } from '#server/platform/database/prepared.ts';
import type { ProfilesTable } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { viewerFields } from '#server/shared/viewer-sql.ts';

/** $1 person: what they see of themselves. */
export const ownProfile = prepared<{ json: string }, [userId: string]>(
  'own_profile',
  `select json_build_object(${viewerFields}, 'bio', p.bio, 'links', p.links, 'formerHandles', (
     select coalesce(json_agg(h.handle order by h.taken_at desc), '[]')
     from handles h where h.user_id = p.id and h.handle <> p.handle))::text as json
   from profiles p where p.id = $1`,
);

/** $1 handles: those of them that nobody has. */
export const freeHandles = prepared<{ handle: string }, [handles: string[]]>(
  'free_handles',
  `select idea as handle from unnest($1::text[]) with ordinality as given(idea, place)
   where not exists (select from handles where handle = idea) order by place`,
);

/** Held until the transaction ends, so that two changes of one person follow each other. */
export async function lockProfile(tx: Tx, userId: string) {
  return tx
    .selectFrom('profiles')
    .select(['handle', 'display_name', 'avatar_media_id'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateProfile(tx: Tx, userId: string, change: Updateable<ProfilesTable>) {
  await tx.updateTable('profiles').set(change).where('id', '=', userId).execute();
}

/** Of the handles a person had before, the latest stay theirs. */
export async function keepLatestHandles(tx: Tx, userId: string, current: string, kept: number) {
  await sql`
    delete from handles where handle in (
      select handle from handles where user_id = ${userId} and handle <> ${current}
      order by taken_at desc offset ${kept})`.execute(tx);
}

/** A picture of the person's own that can be shown or soon will be. */
export async function findOwnPicture(tx: Tx, id: string, userId: string) {
  return tx
    .selectFrom('media')
    .select(['id', 'width', 'height'])
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .where('state', '<>', 'failed')
    .executeTakeFirst();
}

/** $1 person. */
export const belongingsCount = prepared<{ json: string }, [userId: string]>(
  'belongings_count',
  `select json_build_object(
     'briefs', (select count(*) from design_briefs where user_id = $1),
     'designs', (select count(*) from design_submissions where user_id = $1),
     'pictures', (select count(*) from media where owner_id = $1),
     'pictureBytes', (select coalesce(sum(bytes), 0) from media where owner_id = $1),
     'caseStudies', (select count(*) from case_studies where user_id = $1),
     'collaborations', (select count(*) from workspaces where $1 in (designer_id, developer_id)))::text as json`,
);
