import {
  getPerson,
  listPersonBuilds,
  listPersonCaseStudies,
  listPersonCritiques,
  listPersonDesigns,
} from '#contract/person.ts';
import { cleanHandle, handleProblem } from '#domain/person/handle.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { readTimeCursor } from '#server/platform/time-cursor.ts';
import { jsonPage } from '#server/shared/json-page.ts';
import {
  buildsOfPerson,
  caseStudiesOfPerson,
  critiquesOfPerson,
  designsOfPerson,
  personByHandle,
  personIdByHandle,
} from './queries.ts';

/** Two to a row. */
export const PAGE_SIZE = 12;

export interface PersonParts {
  database: Database;
}

/** @throws person_not_found */
export async function readPerson({ database }: PersonParts, handle: string, viewerId: string | null) {
  const [row] = await personByHandle(database.pool, asStored(handle), viewerId);
  if (!row) throw personNotFound();
  return rawJson(getPerson, row.json);
}

/** The cursor is where the last page ended, so nothing is repeated or skipped. @throws person_not_found */
export async function listDesignsOf(
  { database }: PersonParts,
  handle: string,
  cursor: string | undefined,
  viewerId: string | null,
) {
  const after = readTimeCursor(cursor);
  const [person] = await personIdByHandle(database.pool, asStored(handle));
  if (!person) throw personNotFound();
  const [time, id] = [after?.time ?? null, after?.id ?? null];
  const rows = await designsOfPerson(database.pool, person.id, time, id, PAGE_SIZE + 1, viewerId);
  return rawJson(listPersonDesigns, jsonPage(rows, PAGE_SIZE));
}

/** @throws person_not_found */
export async function listCaseStudiesOf({ database }: PersonParts, handle: string) {
  return rawJson(listPersonCaseStudies, await listOf(database, caseStudiesOfPerson, handle));
}

/** @throws person_not_found */
export async function listBuildsOf({ database }: PersonParts, handle: string) {
  return rawJson(listPersonBuilds, await listOf(database, buildsOfPerson, handle));
}

/** @throws person_not_found */
export async function listCritiquesOf({ database }: PersonParts, handle: string) {
  return rawJson(listPersonCritiques, await listOf(database, critiquesOfPerson, handle));
}

async function listOf(database: Database, query: typeof buildsOfPerson, given: string) {
  const handle = asStored(given);
  const [person] = await personIdByHandle(database.pool, handle);
  if (!person) throw personNotFound();
  const [row] = await query(database.pool, handle);
  return row!.json;
}

/** @throws person_not_found for what can be nobody's handle */
function asStored(handle: string): string {
  const clean = cleanHandle(handle);
  if (handleProblem(clean)) throw personNotFound();
  return clean;
}

function personNotFound() {
  return new AppError('person_not_found', 'Nobody has this address.');
}
