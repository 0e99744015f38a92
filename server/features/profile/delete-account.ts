import { sql } from 'kysely';
import { parseDesignFileLink } from '#domain/design-file/link.ts';
import { cleanHandle } from '#domain/person/handle.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { invalidRequest, signedOut } from '#server/platform/http/errors.ts';
import { DEVELOPMENT_ISSUER } from '#server/platform/identity/development-issuer.ts';
import type { Sessions } from '#server/platform/session/sessions.ts';
import { notifyMemberDeleted } from '#server/shared/notification/notify-deleted.ts';
import { lockProfile } from './queries.ts';

interface LeaveParts {
  database: Database;
  newId: () => string;
  sessions: Pick<Sessions, 'forget'>;
}

/**
 * Deletes a person and all their data in one transaction. Foreign keys delete their rows (platform/belongings has the test), and
 * platform/media deletes the pictures' bytes some seconds later; this file deletes the data without a foreign key.
 * @throws invalid_request when the handle is not theirs; signed_out when the person no longer exists
 */
export async function deleteAccount({ database, newId, sessions }: LeaveParts, userId: string, typed: string) {
  const signIns = await transaction(database.kysely, async (tx) => {
    const profile = await lockProfile(tx, userId);
    if (!profile) throw signedOut();
    if (cleanHandle(typed) !== profile.handle) throw invalidRequest({ handle: `Type ${profile.handle} to confirm` });
    await lockWhatOthersHold(tx, userId);
    await lockProfile(tx, userId, { toDelete: true });
    const families = await tx.selectFrom('session_families').select('id').where('user_id', '=', userId).execute();
    await forgetInOthers(tx, userId, profile.handle);
    await notifyMemberDeleted(tx, newId, userId);
    await forgetDesignFiles(tx, userId);
    await forgetAtDevelopmentProvider(tx, userId);
    // The pictures are deleted before the frames that show them, so the constraints are checked at the end.
    await sql`set constraints all deferred`.execute(tx);
    await tx.deleteFrom('profiles').where('id', '=', userId).execute();
    return families.map(({ id }) => id);
  });
  sessions.forget(signIns);
}

/**
 * Others lock one of these first, in this order, and then refer to the person, whom they notify. Locked after the person, they and
 * the deletion would wait for each other.
 */
async function lockWhatOthersHold(tx: Tx, userId: string) {
  const designs = sql`(select id from design_submissions where user_id = ${userId})`;
  const isParty = sql`${userId} in (designer_id, developer_id)`;
  for (const rows of [
    sql`collaboration_requests where ${isParty}`,
    sql`workspaces where ${isParty}`,
    sql`build_reviews where ${isParty}`,
    sql`design_submissions where user_id = ${userId}`,
    sql`comments where user_id = ${userId} or submission_id in ${designs}`,
    sql`critiques where reviewer_id = ${userId} or submission_id in ${designs}`,
  ])
    await sql`select from ${rows} order by id for update`.execute(tx);
}

/** Deletes the stored data of design files that nobody else has opened: names, frames and the frames' pictures. */
async function forgetDesignFiles(tx: Tx, userId: string) {
  const { rows: imported } = await sql<{ key: string }>`
    select distinct file_key as key from design_file_imports where user_id = ${userId}`.execute(tx);
  const { rows: linked } = await sql<{ link: string }>`
    select figma_link as link from design_submissions where user_id = ${userId} and figma_link is not null
    union select content ->> 'figmaLink' from submission_drafts where user_id = ${userId}`.execute(tx);
  const parsed = linked.map(({ link }) => parseDesignFileLink(link));
  const keys = [...imported.map(({ key }) => key), ...parsed.flatMap((read) => (read.ok ? [read.link.fileKey] : []))];
  // A check may be named by its file and by what was asked of it.
  const fileKey = sql`split_part(known.file_key, ' ', 1)`;
  // Opening a sample counts for nobody; whoever has a picture of a file has opened it.
  const mine = sql`${fileKey} = any (${[...new Set(keys)]}::text[])
    and not exists (select from design_file_imports i where i.file_key = ${fileKey} and i.user_id <> ${userId})
    and not exists (select from design_file_renders r join media m on m.hash = r.hash and m.source = 'design_file'
      where r.file_key = ${fileKey} and m.owner_id <> ${userId})`;
  await sql`
    insert into blob_removals (hash, keys)
    select distinct hash, array['design-files/' || hash] from design_file_renders known where hash is not null and ${mine}
  `.execute(tx);
  for (const table of ['design_file_renders', 'design_file_trees', 'design_file_checks'])
    await sql`delete from ${sql.table(table)} known where ${mine}`.execute(tx);
}

/** The development provider stores people by their subject, also in its unfinished sign-ins. */
async function forgetAtDevelopmentProvider(tx: Tx, userId: string) {
  await sql`
    delete from development_identity d using identities i
    where i.user_id = ${userId} and i.issuer = ${DEVELOPMENT_ISSUER}
      and (d.id = i.subject or position(to_jsonb(i.subject)::text in d.payload::text) > 0)`.execute(tx);
}

/**
 * Stored answers and events of other people may name this person, or what goes with them: their designs, agreements, requests
 * and messages. The events that close open pages come after it.
 */
async function forgetInOthers(tx: Tx, userId: string, handle: string) {
  const { rows } = await sql<{ id: string }>`
    select id::text from design_submissions where user_id = ${userId}
    union select id::text from workspaces where ${userId} in (designer_id, developer_id)
    union select id::text from collaboration_requests where ${userId} in (designer_id, developer_id)`.execute(tx);
  const words = [userId, ...rows.map(({ id }) => id)];
  // There may be very many rows and ids, so each text is read once. A handle may be any word, also the name of a field: only the
  // value of a field "handle" is one.
  const isNamed = (text: string) => sql`(
    exists (select from regexp_matches(${sql.raw(text)}, '[0-9a-f]{8}-[0-9a-f-]{27}', 'g') found where found[1] = any (${words}::text[]))
    or (position(to_json(${handle}::text)::text in ${sql.raw(text)}) > 0 and jsonb_path_exists(
      ${sql.raw(text)}::jsonb, '$.**.handle ? (@ == $named)', jsonb_build_object('named', ${handle}::text))))`;
  // There may be many messages, so only the id that an answer begins with is looked up.
  const isMessage = sql`substring(k.answer from '^{"id":"([0-9a-f-]{36})"') in (
    select m.id::text from workspaces w
    cross join lateral (select id from workspace_comments where workspace_id = w.id
      union all select id from workspace_activity where workspace_id = w.id) m
    where ${userId} in (w.designer_id, w.developer_id))`;
  await sql`
    delete from idempotency_keys k
    where k.user_id <> ${userId} and (${isNamed('k.answer')} or ${isMessage})`.execute(tx);
  // Events of the person's workspaces go with these; those of others are about their two people alone.
  await sql`
    delete from person_events e
    where e.user_id <> ${userId} and e.workspace_id is null and ${isNamed('e.data::text')}`.execute(tx);
}
