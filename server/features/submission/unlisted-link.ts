import { randomBytes } from 'node:crypto';
import { getUnlistedDesign } from '#contract/submission.ts';
import { links } from '#domain/navigation/links.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { submissionNotFound } from '#server/platform/http/errors.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { paceVisibleChange } from '#server/shared/pace-visible-change.ts';
import { unlistedSubmission } from './queries.ts';

interface UnlistedParts {
  database: Database;
  publicUrl: string;
}

interface Own {
  id: string;
  userId: string;
}

const KEY_BYTES = 16;
const KEY = /^[A-Za-z0-9_-]{22}$/;
/** As PostgreSQL writes the address of a picture. In a text that somebody wrote, the quotes have backslashes. */
const PICTURE_ADDRESS = /"url" : "\/media\/[^"]+(?=")/g;

export async function readUnlistedLink(parts: UnlistedParts, { id, userId }: Own) {
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
export async function makeUnlistedLink(parts: UnlistedParts, own: Own) {
  const linkKey = randomBytes(KEY_BYTES).toString('base64url');
  await putKey(parts, own, linkKey);
  return { url: addressOf(parts, linkKey) };
}

export async function endUnlistedLink(parts: UnlistedParts, own: Own) {
  await putKey(parts, own, null);
  return undefined;
}

/** The design of a link. Its pictures carry the key, because their address alone opens none of a private design. */
export async function readUnlisted({ database }: UnlistedParts, linkKey: string) {
  const [row] = KEY.test(linkKey) ? await unlistedSubmission(database.pool, linkKey, null) : [];
  if (!row) throw submissionNotFound();
  return rawJson(getUnlistedDesign, row.json.replaceAll(PICTURE_ADDRESS, `$&?key=${linkKey}`));
}

async function putKey({ database }: UnlistedParts, { id, userId }: Own, linkKey: string | null) {
  await transaction(database.kysely, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('design_submissions')
      .set({ share_key: linkKey })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw submissionNotFound();
    await paceVisibleChange(tx, userId);
  });
}

const addressOf = ({ publicUrl }: UnlistedParts, linkKey: string) => publicUrl + links.unlistedDesign(linkKey);
