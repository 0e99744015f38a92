import { getPerson, listPersonDesigns } from '#contract/person.ts';
import { cleanHandle, handleProblem } from '#domain/person/handle.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { readTimeCursor } from '#server/platform/time-cursor.ts';
import { jsonPage } from '#server/shared/json-page.ts';
import { buildsOfPerson, caseStudiesOfPerson, critiquesOfPerson } from './list-queries.ts';
import { designsOfPerson, personByHandle, personIdByHandle } from './queries.ts';
import { viewBuild, viewCaseStudy, viewCritique } from './view.ts';

/** Even, because the page shows two designs in a row. */
export const PAGE_SIZE = 12;

export interface PersonParts {
  database: Database;
}

/** @throws person_not_found */
export async function readPerson({ database }: PersonParts, handle: string, viewerId: string | null) {
  const [row] = await personByHandle(database.readsFor(viewerId), asStored(handle), viewerId);
  if (!row) throw personNotFound();
  return rawJson(getPerson, row.json);
}

/** The cursor marks where the last page ended, so nothing is repeated or skipped. @throws person_not_found */
export async function listDesignsOf(
  { database }: PersonParts,
  handle: string,
  cursor: string | undefined,
  viewerId: string | null,
) {
  const after = readTimeCursor(cursor);
  const personId = await idOf(database, handle);
  const [time, id] = [after?.time ?? null, after?.id ?? null];
  const rows = await designsOfPerson(database.readsFor(viewerId), personId, time, id, PAGE_SIZE + 1, viewerId);
  return rawJson(listPersonDesigns, jsonPage(rows, PAGE_SIZE));
}

/** @throws person_not_found */
export async function listCaseStudiesOf({ database }: PersonParts, handle: string) {
  const rows = await caseStudiesOfPerson(database, await idOf(database, handle));
  return { items: rows.map(viewCaseStudy) };
}

/** @throws person_not_found */
export async function listBuildsOf({ database }: PersonParts, handle: string) {
  const rows = await buildsOfPerson(database, await idOf(database, handle));
  return { items: rows.map(viewBuild) };
}

/** @throws person_not_found */
export async function listCritiquesOf({ database }: PersonParts, handle: string) {
  const rows = await critiquesOfPerson(database, await idOf(database, handle));
  return { items: rows.map(viewCritique) };
}

/** @throws person_not_found */
async function idOf(database: Database, handle: string): Promise<string> {
  const [person] = await personIdByHandle(database.pool, asStored(handle));
  if (!person) throw personNotFound();
  return person.id;
}

/** @throws person_not_found for text that cannot be a handle */
function asStored(handle: string): string {
  const clean = cleanHandle(handle);
  if (handleProblem(clean)) throw personNotFound();
  return clean;
}

function personNotFound() {
  return new AppError('person_not_found', 'Nobody has this address.');
}
