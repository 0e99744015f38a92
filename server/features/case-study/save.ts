import { z } from 'zod';
import { caseStudyDocument } from '#contract/case-study-document.ts';
import { describe } from '#domain/case-study/describe.ts';
import type { CaseStudy } from '#domain/case-study/document.ts';
import { AUTOMATIC_VERSION_EVERY_MS, COMPONENTS_MAX, DOCUMENT_CHARACTERS_MAX } from '#domain/case-study/limits.ts';
import { migrate, migrateOperation } from '#domain/case-study/migrate.ts';
import { apply, CannotApply, type Operation, refresh } from '#domain/case-study/operations.ts';
import { componentCount } from '#domain/case-study/tree.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { incrementRevision } from '#server/shared/revision.ts';
import { changesSince, findBatch, insertChange, storePictures } from './queries.ts';
import { type CaseStudyParts, CHANGED_ELSEWHERE, expectOwnPictures, lock, picturesOf } from './service.ts';
import { newestAutomatic, saveVersion } from './versions.ts';

/**
 * Saves a batch of edits if the page is still at `revision`; a repeated batch gets the first answer again. With `moved_on` the
 * caller reads the newer changes and applies its edits to them.
 * @throws idempotency_mismatch for a batch that was saved with other edits.
 */
export async function save(
  parts: CaseStudyParts,
  asked: { id: string; userId: string; batch: string; revision: number; operations: readonly unknown[] },
) {
  return transaction(parts.database.kysely, async (tx) => {
    const row = await lock(tx, asked.id, asked.userId);
    const sent = asked.operations.map((one) => asSent(one as Operation));
    const known = await findBatch(tx, asked.id, asked.batch, sent);
    if (known && !known.isSame) throw otherEdits();
    if (known) return { revision: known.revision, savedAt: known.created_at.toISOString() };
    await incrementRevision(tx, 'case_studies', asked, CHANGED_ELSEWHERE);
    const before = migrate(row.document);
    const operations = asked.operations as readonly Operation[];
    const after = applyAll(before, operations);
    const now = parts.clock();
    const pictures = picturesOf(after);
    const added = pictures.filter((id) => !picturesOf(before).includes(id));
    await expectOwnPictures(tx, asked.userId, added);
    await storePictures(tx, asked.id, added);
    await saveAutomaticVersion(parts, tx, { id: asked.id, before, operations, now });
    const revision = asked.revision + 1;
    await tx
      .updateTable('case_studies')
      .set({ document: JSON.stringify(after), updated_at: now })
      .where('id', '=', asked.id)
      .execute();
    await insertChange(tx, { id: asked.id, revision, batch: asked.batch, operations: sent, now });
    return { revision, savedAt: now.toISOString() };
  });
}

/** The changes after `since`. The answer is incomplete if some of them are no longer stored. */
export async function changesAfter(parts: CaseStudyParts, id: string, userId: string, since: number) {
  return transaction(parts.database.kysely, async (tx) => {
    const row = await lock(tx, id, userId);
    const changes = await changesSince(tx, id, since);
    return {
      isComplete: changes.length === Math.max(row.revision - since, 0) && since <= row.revision,
      changes: changes.map(({ revision, operations, created_at }) => ({
        revision,
        operations: (operations as unknown[]).map(migrateOperation),
        savedAt: created_at.toISOString(),
      })),
    };
  });
}

/** A page from before there was this limit may become shorter. */
function isShortEnough(after: CaseStudy, before: CaseStudy): boolean {
  const { length } = JSON.stringify(after);
  return length <= DOCUMENT_CHARACTERS_MAX || length < JSON.stringify(before).length;
}

/** @throws operations_refused for an edit that does not fit the page or makes it invalid. */
function applyAll(before: CaseStudy, operations: readonly Operation[]): CaseStudy {
  let document = before;
  try {
    for (const one of operations) document = apply(document, refresh(document, one));
  } catch (error) {
    if (!(error instanceof CannotApply)) throw error;
    throw refused(error.message);
  }
  const checked = caseStudyDocument.safeParse(document);
  if (!checked.success) throw refused(z.prettifyError(checked.error).slice(0, 300));
  if (componentCount(document) > COMPONENTS_MAX) throw refused(`A page may have ${COMPONENTS_MAX} components`);
  if (!isShortEnough(document, before)) throw refused('It has too much text for one page');
  return document;
}

/** Saves the old page as a version, at intervals and always before the whole page is replaced. */
async function saveAutomaticVersion(
  parts: CaseStudyParts,
  tx: Tx,
  { id, before, operations, now }: { id: string; before: CaseStudy; operations: readonly Operation[]; now: Date },
) {
  if (operations.some(({ kind }) => kind === 'replace')) {
    await saveVersion(parts, tx, {
      id,
      kind: 'set_aside',
      label: 'Before the whole page was replaced',
      document: before,
    });
    return;
  }
  const last = await newestAutomatic(tx, id);
  if (last && now.getTime() - last.getTime() < AUTOMATIC_VERSION_EVERY_MS) return;
  await saveVersion(parts, tx, {
    id,
    kind: 'automatic',
    label: `Before: ${describe(before, operations)}`,
    document: before,
  });
}

/** The log omits former values, because the versions contain them. */
function asSent(operation: Operation): unknown {
  return 'from' in operation ? { ...operation, from: undefined } : operation;
}

function otherEdits() {
  return new AppError('idempotency_mismatch', 'These edits have the id of others that were saved. Send a new id.');
}

function refused(why: string) {
  return new AppError('operations_refused', `These edits do not fit the page: ${why}.`);
}
