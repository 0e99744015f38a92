import type { Kysely } from 'kysely';
import { z } from 'zod';
import { caseStudyDocument } from '#contract/case-study-document.ts';
import { describe } from '#domain/case-study/describe.ts';
import type { CaseStudy } from '#domain/case-study/document.ts';
import {
  AUTOMATIC_VERSION_EVERY_MS,
  COMPONENTS_MAX,
  DOCUMENT_CHARACTERS_MAX,
  PAGE_VALUES_MAX,
} from '#domain/case-study/limits.ts';
import { migrate, migrateOperation } from '#domain/case-study/migrate.ts';
import { apply, CannotApply, type Operation, refresh, withoutBefore } from '#domain/case-study/operations.ts';
import { componentCount } from '#domain/case-study/tree.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { AppError, movedOn } from '#server/platform/http/errors.ts';
import { hasMoreThan, parseUpToFaults } from '#server/platform/http/parse-up-to-faults.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import { changeAtRevision, expectRevision } from '#server/shared/revision.ts';
import { changesBetween, findBatch, findOwn, findOwnRevision, insertChange } from './queries.ts';
import { type CaseStudyParts, CHANGED_ELSEWHERE, caseStudyNotFound, keepPictures, picturesOf } from './service.ts';
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
    const row = await findOwn(tx, asked.id, asked.userId);
    if (!row) throw caseStudyNotFound();
    const sent = asked.operations.map((one) => withoutBefore(one as Operation));
    const known = await saved(tx, asked, sent);
    if (known) return known;
    expectRevision(row, asked.revision, CHANGED_ELSEWHERE);
    const before = migrate(row.document);
    const operations = asked.operations as readonly Operation[];
    const after = applyAll(before, operations);
    const now = parts.clock();
    const change = { document: JSON.stringify(after), updated_at: now };
    if (!(await changeAtRevision(tx, 'case_studies', asked, change))) {
      // The other one may have been this batch, sent twice at once.
      const meanwhile = await saved(tx, asked, sent);
      if (meanwhile) return meanwhile;
      throw movedOn(CHANGED_ELSEWHERE, await revisionOf(tx, asked));
    }
    const pictures = picturesOf(after);
    const added = pictures.filter((id) => !picturesOf(before).includes(id));
    await keepPictures(tx, asked, added);
    await saveAutomaticVersion(parts, tx, { id: asked.id, userId: asked.userId, before, operations, now });
    const revision = asked.revision + 1;
    await insertChange(tx, { id: asked.id, revision, batch: asked.batch, operations: sent, now });
    return { revision, savedAt: now.toISOString() };
  });
}

/** What the same batch was answered before; null if it is new. */
async function saved(tx: Tx, { id, batch }: { id: string; batch: string }, sent: readonly unknown[]) {
  const known = await findBatch(tx, id, batch, sent);
  if (!known) return null;
  if (!known.isSame) throw otherEdits();
  return { revision: known.revision, savedAt: known.created_at.toISOString() };
}

/** The changes after `since`. The answer is incomplete if some of them are no longer stored. */
export async function changesAfter(
  { database: { kysely } }: CaseStudyParts,
  id: string,
  userId: string,
  since: number,
) {
  const upTo = await revisionOf(kysely, { id, userId });
  // What is saved after this reading comes with the next one.
  const changes = await changesBetween(kysely, id, since, upTo);
  return {
    isComplete: changes.length === upTo - since,
    changes: changes.map(({ revision, operations, created_at }) => ({
      revision,
      operations: (operations as unknown[]).map(migrateOperation),
      savedAt: created_at.toISOString(),
    })),
  };
}

async function revisionOf(db: Kysely<Schema>, { id, userId }: { id: string; userId: string }): Promise<number> {
  const row = await findOwnRevision(db, id, userId);
  if (!row) throw caseStudyNotFound();
  return row.revision;
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
  if (hasMoreThan(PAGE_VALUES_MAX, document) && !hasMoreThan(PAGE_VALUES_MAX, before))
    throw refused('It has too many parts for one page');
  const checked = parseUpToFaults(caseStudyDocument, document);
  if (!checked.success) throw refused(z.prettifyError(checked.error).slice(0, 300));
  if (componentCount(document) > COMPONENTS_MAX) throw refused(`A page may have ${COMPONENTS_MAX} components`);
  if (!isShortEnough(document, before)) throw refused('It has too much text for one page');
  return document;
}

/**
 * Saves the old page as a version, at intervals and always before the whole page is replaced.
 * @throws too_many_requests after many replacements: each keeps a whole page
 */
async function saveAutomaticVersion(
  parts: CaseStudyParts,
  tx: Tx,
  {
    id,
    userId,
    before,
    operations,
    now,
  }: { id: string; userId: string; before: CaseStudy; operations: readonly Operation[]; now: Date },
) {
  if (operations.some(({ kind }) => kind === 'replace')) {
    await makeRoom(tx, 'case_study_versions', userId);
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

function otherEdits() {
  return new AppError('idempotency_mismatch', 'These edits have the id of others that were saved. Send a new id.');
}

function refused(why: string) {
  return new AppError('operations_refused', `These edits do not fit the page: ${why}.`);
}
