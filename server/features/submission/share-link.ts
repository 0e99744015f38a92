import { randomBytes } from 'node:crypto';
import { getSharedDesign } from '#contract/submission.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { submissionNotFound } from '#server/platform/http/errors.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { sharedSubmission } from './queries.ts';

interface ShareParts {
  database: Database;
  publicUrl: string;
}

interface Own {
  id: string;
  userId: string;
}

const KEY_BYTES = 16;
const KEY = /^[A-Za-z0-9_-]{22}$/;

export async function readShareLink(parts: ShareParts, { id, userId }: Own) {
  const row = await parts.database.kysely
    .selectFrom('design_submissions')
    .select('share_key')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw submissionNotFound();
  return { url: row.share_key && addressOf(parts, row.share_key) };
}

/** Makes a link to an own design, or replaces it. */
export async function makeShareLink(parts: ShareParts, own: Own) {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await putKey(parts, own, key);
  return { url: addressOf(parts, key) };
}

export async function endShareLink(parts: ShareParts, own: Own) {
  await putKey(parts, own, null);
  return undefined;
}

/** The design of a link. Its pictures carry the key, because their address alone opens none of a private design. */
export async function readShared({ database }: ShareParts, key: string) {
  const [row] = KEY.test(key) ? await sharedSubmission(database.pool, key, null) : [];
  if (!row) throw submissionNotFound();
  return rawJson(getSharedDesign, row.json.replaceAll(/"(\/media\/[^"?]+)"/g, `"$1?key=${key}"`));
}

async function putKey({ database }: ShareParts, { id, userId }: Own, key: string | null) {
  const { numUpdatedRows } = await database.kysely
    .updateTable('design_submissions')
    .set({ share_key: key })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw submissionNotFound();
}

const addressOf = ({ publicUrl }: ShareParts, key: string) => `${publicUrl}/shared/${key}`;
