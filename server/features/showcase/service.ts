import type { FastifyBaseLogger } from 'fastify';
import { countShowcase, getShowcaseFront } from '#contract/showcase.ts';
import { facetQuery, noFilter, type ShowcaseFilter } from '#domain/showcase/filter.ts';
import { FEATURED, NEWCOMERS } from '#domain/showcase/ranking.ts';
import { isRobot } from '#domain/showcase/robots.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { countDesigns, countFound, featuredDesigns, newcomers, noteShown } from './front.ts';
import { readLead } from './side-by-side.ts';
import { answersOfLastWeek, thisWeeksBrief } from './week.ts';

interface Parts {
  database: Database;
  clock: () => Date;
  log?: FastifyBaseLogger;
}

const DELAY_MS = 2_000;

/** The content above the list. It counts how often new designs were shown to people, without robots. */
export function createFront(parts: Parts) {
  const { database, log } = parts;
  let shown = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function flush() {
    clearTimeout(timer);
    timer = undefined;
    const counted = shown;
    shown = new Map();
    if (counted.size === 0) return;
    // Counts that cannot be stored are lost, so these designs are shown more often.
    await noteShown(database.pool, [...counted.keys()], [...counted.values()]).catch((error: unknown) =>
      log?.warn({ err: error }, 'How often new designs were shown could not be written'),
    );
  }

  async function read(viewerId: string | null, userAgent: string | undefined) {
    const audience = viewerId ? 'person' : 'guest';
    const [lastWeek, week, above, fresh] = await Promise.all([
      answersOfLastWeek(parts, viewerId),
      thisWeeksBrief(parts),
      featuredDesigns[audience](database.readsFor(viewerId), viewerId),
      newcomers[audience](database.readsFor(viewerId), viewerId),
    ]);
    const lead = lastWeek ?? (await readLead(database, viewerId));
    // A design stands on the page once, and a row is shown only when it is full.
    const inLead = new Set(lead?.columns.map(({ id }) => id));
    const featured = above.filter(({ id }) => !inLead.has(id)).slice(0, FEATURED);
    const others = fresh.filter(({ id }) => !inLead.has(id) && !featured.some((card) => card.id === id));
    const due = others.length >= NEWCOMERS ? others.slice(0, NEWCOMERS) : [];
    if (!isRobot(userAgent)) {
      for (const { id } of due) shown.set(id, (shown.get(id) ?? 0) + 1);
      timer ??= setTimeout(flush, DELAY_MS).unref();
    }
    return rawJson(
      getShowcaseFront,
      `{"lead":${JSON.stringify(lead)},"week":${week},"featured":[${texts(featured)}],"newcomers":[${texts(due)}]}`,
    );
  }
  return { read, flush };
}

function texts(rows: readonly { json: string }[]): string {
  return rows.map((row) => row.json).join(',');
}

export async function count(
  { database: { pool } }: Pick<Parts, 'database'>,
  { q, industries, styles, open, techs, color }: Omit<ShowcaseFilter, 'sort'>,
) {
  const facets = facetQuery({ ...noFilter, techs, color });
  const [row] =
    q || facets
      ? await countFound(pool, industries, styles, open, q, facets)
      : await countDesigns(pool, industries, styles, open);
  return rawJson(countShowcase, row?.json ?? 'null');
}
