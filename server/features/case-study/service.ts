import type { CaseStudyDraft, CaseStudyEditorData } from '#contract/case-study.ts';
import { type CaseStudy, caseStudyId, mediaIdOf, newCaseStudy } from '#domain/case-study/document.ts';
import { PICTURES_MAX } from '#domain/case-study/limits.ts';
import { walk } from '#domain/case-study/tree.ts';
import { thousands } from '#domain/value/thousands.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { AppError, submissionNotFound } from '#server/platform/http/errors.ts';
import { lockOwn } from '#server/shared/lock-own.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import {
  type CaseStudyRow,
  draftOf,
  draftOfDesign,
  findOfDesign,
  findOwnDesign,
  framesOf,
  insertCaseStudy,
  isOwnDesign,
  ownMedia,
  picturesOnPage,
  removeCaseStudy,
  storePictures,
} from './queries.ts';
import { viewDraft } from './view.ts';

export interface CaseStudyParts {
  database: Database;
  clock: () => Date;
  newId: () => string;
}

/** @throws submission_not_found, both for an unknown design and for one of somebody else. */
export async function readEditorData(
  { database }: CaseStudyParts,
  submissionId: string,
  userId: string,
): Promise<CaseStudyEditorData> {
  const design = await findOwnDesign(database, submissionId, userId);
  if (!design) throw submissionNotFound();
  const draft = await draftOfDesign(database, submissionId, userId);
  return {
    design: { ...design, frames: await framesOf(database, submissionId) },
    caseStudy: draft ? viewDraft(draft) : null,
    pictures: draft ? await picturesOnPage(database, draft.id) : {},
  };
}

/** @throws case_study_not_found */
export async function readDraft({ database }: CaseStudyParts, id: string, userId: string): Promise<CaseStudyDraft> {
  const draft = await draftOf(database, id, userId);
  if (!draft) throw caseStudyNotFound();
  return viewDraft(draft);
}

/** Creates the case study of a design, or answers the existing one. Two windows that start at once get the same page. */
export async function begin(parts: CaseStudyParts, submissionId: string, userId: string) {
  const id = await transaction(parts.database.kysely, async (tx) => {
    if (!(await isOwnDesign(tx, submissionId, userId))) throw submissionNotFound();
    const now = parts.clock();
    // A page created in the same millisecond may have this id, so the next free one is used.
    for (let atMs = now.getTime(); ; atMs += 1) {
      const known = await findOfDesign(tx, submissionId, userId);
      if (known) return known;
      if (atMs === now.getTime()) await makeRoom(tx, 'case_studies', userId, { user_id: userId });
      const made = caseStudyId(atMs);
      if (await insertCaseStudy(tx, { id: made, userId, submissionId, document: newCaseStudy(), now })) return made;
    }
  });
  return readDraft(parts, id, userId);
}

export async function deleteCaseStudy({ database }: CaseStudyParts, id: string, userId: string) {
  await transaction(database.kysely, async (tx) => {
    await lockCaseStudy(tx, id, userId);
    await removeCaseStudy(tx, id, userId);
  });
  return undefined;
}

/** @throws case_study_not_found, both for an unknown page and for one of somebody else. */
export async function lockCaseStudy(tx: Tx, id: string, userId: string): Promise<CaseStudyRow> {
  const row = await lockOwn(tx, 'case_studies', id, userId);
  if (!row) throw caseStudyNotFound();
  return row;
}

/** Ids of all our pictures on a page, without duplicates. */
export function picturesOf(document: CaseStudy): string[] {
  const addresses = [
    ...document.sections.map(({ imageUrl }) => imageUrl),
    ...[...walk(document)].flatMap(({ component }) =>
      [component, ...component.pictures].map(({ imageUrl }) => imageUrl),
    ),
  ];
  return [...new Set(addresses.map(mediaIdOf).filter((id) => id !== null))];
}

/** @throws media_not_found if a picture is not the person's own; operations_refused for more than a page may have. */
export async function keepPictures(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
  mediaIds: readonly string[],
): Promise<void> {
  if ((await ownMedia(tx, userId, mediaIds)).size !== mediaIds.length)
    throw new AppError('media_not_found', 'A picture of this page is no longer there. Remove it, or upload it again.');
  if ((await storePictures(tx, id, mediaIds)) > PICTURES_MAX)
    throw new AppError(
      'operations_refused',
      `A page may have ${thousands(PICTURES_MAX)} pictures, those of its older versions included.`,
    );
}

export function caseStudyNotFound() {
  return new AppError('case_study_not_found', 'This case study is no longer there, or it is not yours.');
}

export const CHANGED_ELSEWHERE =
  'This page was changed in another window. Nothing was overwritten: both copies are kept.';
