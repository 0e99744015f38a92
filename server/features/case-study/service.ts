import type { Call } from '#contract/call.ts';
import { getCaseStudy, getCaseStudyEditorData } from '#contract/case-study.ts';
import { getPublishedCaseStudy } from '#contract/published-case-study.ts';
import { type CaseStudy, caseStudyId, mediaIdOf, newCaseStudy } from '#domain/case-study/document.ts';
import { migrate } from '#domain/case-study/migrate.ts';
import { walk } from '#domain/case-study/tree.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { lockOwn } from '#server/shared/lock-own.ts';
import {
  type CaseStudyRow,
  draftOf,
  editorDataOf,
  findOfDesign,
  insertCaseStudy,
  isOwnDesign,
  ownMedia,
  removeCaseStudy,
} from './queries.ts';

export interface CaseStudyParts {
  database: Database;
  clock: () => Date;
  newId: () => string;
}

/** Ids of the two sections of every new page. The browser renders them before the server has the page. */
function freshDocument(): CaseStudy {
  const names = ['challenge', 'solution'];
  return newCaseStudy(() => names.shift()!);
}

/** @throws submission_not_found, both for an unknown design and for one of somebody else. */
export async function readEditorData({ database }: CaseStudyParts, submissionId: string, userId: string) {
  const [row] = await editorDataOf(database.pool, submissionId, userId);
  if (!row) throw designNotFound();
  return withMigrated<typeof getCaseStudyEditorData, { caseStudy: Holder | null }>(
    getCaseStudyEditorData,
    row.json,
    (desk) => desk.caseStudy,
  );
}

export async function readDraft({ database }: CaseStudyParts, id: string, userId: string) {
  const [row] = await draftOf(database.pool, id, userId);
  if (!row) throw caseStudyNotFound();
  return withMigrated<typeof getCaseStudy, Holder>(getCaseStudy, row.json, (draft) => draft);
}

/** The stored JSON of a published page, as its readers get it. */
export function viewPublished(json: string) {
  return withMigrated<typeof getPublishedCaseStudy, Holder>(getPublishedCaseStudy, json, (page) => page);
}

/** Creates the case study of a design, or answers the existing one. Two windows that start at once get the same page. */
export async function begin(parts: CaseStudyParts, submissionId: string, userId: string) {
  const id = await transaction(parts.database.kysely, async (tx) => {
    if (!(await isOwnDesign(tx, submissionId, userId))) throw designNotFound();
    const now = parts.clock();
    // A page created in the same millisecond may have this id, so the next free one is used.
    for (let atMs = now.getTime(); ; atMs += 1) {
      const known = await findOfDesign(tx, submissionId, userId);
      if (known) return known;
      const made = caseStudyId(atMs);
      if (await insertCaseStudy(tx, { id: made, userId, submissionId, document: freshDocument(), now })) return made;
    }
  });
  return readDraft(parts, id, userId);
}

export async function deleteCaseStudy({ database }: CaseStudyParts, id: string, userId: string) {
  await transaction(database.kysely, async (tx) => {
    await lock(tx, id, userId);
    await removeCaseStudy(tx, id, userId);
  });
  return undefined;
}

/** @throws case_study_not_found, both for an unknown page and for one of somebody else. */
export async function lock(tx: Tx, id: string, userId: string): Promise<CaseStudyRow> {
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

/** @throws media_not_found if a picture is not the person's own. */
export async function expectOwnPictures(tx: Tx, userId: string, mediaIds: readonly string[]) {
  if ((await ownMedia(tx, userId, mediaIds)).size !== mediaIds.length)
    throw new AppError('media_not_found', 'A picture of this page is no longer there. Remove it, or upload it again.');
}

interface Holder {
  document: unknown;
}

/** Stored JSON whose document is migrated to the current schema. */
function withMigrated<C extends Call, Answer>(call: C, json: string, find: (answer: Answer) => Holder | null) {
  const answer = JSON.parse(json) as Answer;
  const holder = find(answer);
  if (!holder) return rawJson(call, json);
  const before = holder.document;
  holder.document = migrate(before);
  return rawJson(call, holder.document === before ? json : JSON.stringify(answer));
}

export function caseStudyNotFound() {
  return new AppError('case_study_not_found', 'This case study is no longer there, or it is not yours.');
}

export const CHANGED_ELSEWHERE =
  'This page was changed in another window. Nothing was overwritten: both copies are kept.';

export function designNotFound() {
  return new AppError('submission_not_found', 'This submission is private or you do not have access to it');
}
