import type { WeeklyBrief } from '#contract/weekly-brief.ts';
import { getWeeklyBrief, listWeeklyBriefs } from '#contract/weekly-brief.ts';
import { COLUMNS_MAX } from '#domain/showcase/side-by-side.ts';
import { weekBefore, weekOf } from '#domain/weekly-brief/week.ts';
import { isDiskFull } from '#server/platform/blobs/storage-failure.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { jsonPage } from '#server/shared/json-page.ts';
import { readSideBySide } from './side-by-side.ts';
import { briefOfWeek, briefsOfWeeks, chooseByRule } from './week-queries.ts';

interface Parts {
  database: Database;
  clock: () => Date;
}

const WEEKS_A_PAGE = 12;

/** This week's brief as JSON. The first who asks in a week lets the rule choose; `null` without community briefs. */
export async function thisWeeksBrief({ database: { pool }, clock }: Parts): Promise<string | null> {
  const week = weekOf(clock());
  const [chosen] = await briefOfWeek(pool, week);
  if (chosen) return chosen.json;
  // Readers do without a brief while the disk is full.
  await chooseByRule(pool, week).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error;
  });
  const [now] = await briefOfWeek(pool, week);
  return now?.json ?? null;
}

/** A page of the archive, this week first. */
export async function listWeeks(parts: Parts, cursor: string | undefined) {
  await thisWeeksBrief(parts);
  const rows = await briefsOfWeeks(parts.database.pool, weekOf(parts.clock()), cursor ?? null, WEEKS_A_PAGE + 1);
  return rawJson(listWeeklyBriefs, jsonPage(rows, WEEKS_A_PAGE));
}

/** @throws not_found for a week to come, or without a brief */
export async function readWeek(parts: Parts, week: string, viewerId: string | null) {
  const thisWeek = weekOf(parts.clock());
  if (week === thisWeek) await thisWeeksBrief(parts);
  const [row] = week <= thisWeek ? await briefOfWeek(parts.database.pool, week) : [];
  if (!row) throw notFound('No brief was chosen for this week.');
  const isOver = week < thisWeek;
  const compared = isOver ? await answersOfWeek(parts.database, row.json, viewerId, COLUMNS_MAX.brief) : null;
  return rawJson(getWeeklyBrief, `{"brief":${row.json},"isOver":${isOver},"compared":${JSON.stringify(compared)}}`);
}

/** The answers of the week that has ended, beside each other; `null` while there is nothing to compare. */
export async function answersOfLastWeek({ database, clock }: Parts, viewerId: string | null) {
  const [row] = await briefOfWeek(database.pool, weekBefore(weekOf(clock())));
  return row ? answersOfWeek(database, row.json, viewerId, COLUMNS_MAX.front) : null;
}

function answersOfWeek(database: Database, json: string, viewerId: string | null, columnsMax: number) {
  const { id, week }: WeeklyBrief = JSON.parse(json);
  return readSideBySide(database, id, viewerId, { columnsMax, week });
}
