import type { CallBody } from '#contract/call.ts';
import type { changeProfile as changeProfileCall } from '#contract/profile.ts';
import { cleanHandle, FORMER_HANDLES, handlesLike } from '#domain/person/handle.ts';
import { cleanDisplayName, handleFrom } from '#domain/person/names.ts';
import { avatarProblem, profileLink, profileProblems } from '#domain/person/profile.ts';
import { quoted } from '#domain/text/quoted.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { AppError, invalidRequest, signedOut } from '#server/platform/http/errors.ts';
import { removeUnusedPictures } from '#server/platform/media/remove-unused.ts';
import { isOperator } from '#server/shared/is-operator.ts';
import { paceVisibleChange } from '#server/shared/pace-visible-change.ts';
import {
  findOwnPicture,
  findOwnProfile,
  freeHandles,
  keepLatestHandles,
  lockProfile,
  updateProfile,
} from './queries.ts';

export interface ProfileParts {
  database: Database;
  operators?: readonly string[];
  clock: () => Date;
}

type Change = CallBody<typeof changeProfileCall>;

const ALTERNATIVES_SHOWN = 3;

/** @throws signed_out when the person was just deleted. */
export async function readProfile(parts: ProfileParts, userId: string) {
  const row = await findOwnProfile(parts.database, userId);
  if (!row) throw signedOut();
  const { viewer, bio, links, former_handles: formerHandles } = row;
  return { ...viewer, bio, links, formerHandles, isOperator: await isOperator(parts, userId) };
}

/**
 * Changes a profile in one transaction. A former handle stays theirs and redirects, until they have changed it several times.
 * @throws invalid_request with every wrong field; handle_taken with free handles
 */
export async function changeProfile(parts: ProfileParts, userId: string, given: Change) {
  const change = given.handle === undefined ? given : { ...given, handle: cleanHandle(given.handle) };
  try {
    await transaction(parts.database.kysely, (tx) => applyChange(parts, tx, userId, change));
  } catch (error) {
    if (isTaken(error)) throw await handleTaken(parts, userId, change);
    throw error;
  }
  return readProfile(parts, userId);
}

async function applyChange(parts: ProfileParts, tx: Tx, userId: string, change: Change) {
  const before = await lockProfile(tx, userId);
  if (!before) throw signedOut();
  const problems = profileProblems(change, before.handle);
  if (Object.keys(problems).length > 0) throw invalidRequest(problems);
  const { displayName, handle, bio, links, paper, avatarMediaId } = change;
  if (avatarMediaId) await refuseUnfitAvatar(tx, avatarMediaId, userId);
  await paceVisibleChange(tx, userId);
  await updateProfile(tx, userId, {
    ...(displayName !== undefined && { display_name: cleanDisplayName(displayName) }),
    ...(handle !== undefined && handle !== before.handle && { handle }),
    ...(bio !== undefined && { bio: bio.trim() }),
    ...(links && { links: links.map((link) => profileLink(link)!) }),
    ...(paper && { paper }),
    ...(avatarMediaId !== undefined && { avatar_media_id: avatarMediaId }),
    updated_at: parts.clock(),
  });
  if (handle !== undefined) await keepLatestHandles(tx, userId, handle, FORMER_HANDLES);
  // A picture that is still shown stays.
  if (before.avatar_media_id) await removeUnusedPictures(tx, userId, [before.avatar_media_id]);
}

async function refuseUnfitAvatar(tx: Tx, id: string, userId: string) {
  const picture = await findOwnPicture(tx, id, userId);
  if (!picture) throw new AppError('media_not_found', 'This picture is no longer there. Upload it again.');
  const problem = avatarProblem(picture);
  if (problem) throw invalidRequest({ avatarMediaId: problem });
}

/** The constraint of the handles table decides, even if several people ask for one handle at once. */
function isTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && (constraint === 'handles_pkey' || constraint === 'profiles_handle_key');
}

async function handleTaken({ database }: ProfileParts, userId: string, { handle, displayName }: Change) {
  const profile = await findOwnProfile(database, userId);
  const name = displayName ?? profile?.viewer.displayName ?? '';
  const free = await freeHandles(database.pool, handlesLike(handle!, handleFrom(name)));
  const taken = `${quoted(handle!)} is taken.`;
  return new AppError('handle_taken', taken, {
    fields: { handle: taken },
    alternatives: free.slice(0, ALTERNATIVES_SHOWN).map((row) => row.handle),
  });
}
