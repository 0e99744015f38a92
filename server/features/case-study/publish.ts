import { forReaders } from '#domain/case-study/for-readers.ts';
import { migrate } from '#domain/case-study/migrate.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { countAttemptOf } from '#server/platform/http/shared-rate-limit.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import { paceVisibleChange } from '#server/shared/pace-visible-change.ts';
import { expectRevision } from '#server/shared/revision.ts';
import { hashPassword } from './password.ts';
import { showPictures } from './queries.ts';
import { type CaseStudyParts, CHANGED_ELSEWHERE, lockCaseStudy, picturesOf, readDraft } from './service.ts';
import { saveVersion } from './versions.ts';

/** Readers who type a password wait while a key is derived for another one. */
const PASSWORDS = { burst: 10, perSecond: 1 / 60 };

/**
 * Publishes the draft at `revision`, so that readers get exactly what the author sees. The link never changes; publishing again
 * replaces the page.
 */
export async function publish(
  parts: CaseStudyParts,
  asked: {
    id: string;
    userId: string;
    revision: number;
    visibility: 'public' | 'unlisted';
    password?: string | null | undefined;
    expiresAt?: string | null | undefined;
  },
) {
  if (asked.password) await expectPace(parts, asked);
  const limits = await limitsOf(asked);
  await transaction(parts.database.kysely, async (tx) => {
    const row = await lockCaseStudy(tx, asked.id, asked.userId);
    expectRevision(row, asked.revision, CHANGED_ELSEWHERE);
    await paceVisibleChange(tx, asked.userId);
    const document = migrate(row.document);
    const read = forReaders(document);
    const isSame = row.published_revision === row.revision;
    const version = isSame ? row.publications : row.publications + 1;
    await tx
      .updateTable('case_studies')
      .set({
        published: JSON.stringify(read),
        published_at: isSame && row.published_at ? row.published_at : parts.clock(),
        published_revision: row.revision,
        publications: version,
        visibility: asked.visibility,
        link_key: null,
        ...limits,
      })
      .where('id', '=', asked.id)
      .execute();
    await showPictures(tx, asked.id, picturesOf(read));
    if (!isSame) {
      await makeRoom(tx, 'case_study_versions', asked.userId);
      await saveVersion(parts, tx, { id: asked.id, kind: 'published', label: `Version ${version}`, document });
    }
  });
  return readDraft(parts, asked.id, asked.userId);
}

/** @throws case_study_not_found, too_many_requests */
async function expectPace({ database }: CaseStudyParts, { id, userId }: { id: string; userId: string }) {
  const isAllowed = await transaction(database.kysely, async (tx) => {
    await lockCaseStudy(tx, id, userId);
    return countAttemptOf(tx, 'page password set', userId, PASSWORDS);
  });
  if (isAllowed) return;
  const words = 'You have set many passwords just now. Wait a minute, then publish again.';
  throw new AppError('too_many_requests', words, { retryAfterSeconds: 1 / PASSWORDS.perSecond });
}

/** Password and end of an unlisted page. A public page has neither. */
async function limitsOf({ visibility, password, expiresAt }: Parameters<typeof publish>[1]) {
  if (visibility === 'public') return { password_hash: null, expires_at: null };
  const hash = password ? await hashPassword(password) : password;
  return {
    ...(hash !== undefined && { password_hash: hash }),
    ...(expiresAt !== undefined && { expires_at: expiresAt === null ? null : new Date(expiresAt) }),
  };
}

/** Hides the page. Its link and its versions remain for the next publication. */
export async function unpublish(parts: CaseStudyParts, id: string, userId: string) {
  await transaction(parts.database.kysely, async (tx) => {
    await lockCaseStudy(tx, id, userId);
    await tx
      .updateTable('case_studies')
      .set({ published: null, published_at: null, published_revision: null })
      .where('id', '=', id)
      .execute();
    await showPictures(tx, id, []);
  });
  return undefined;
}
