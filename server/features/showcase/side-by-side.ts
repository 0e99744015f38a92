import type { SideBySide } from '#contract/side-by-side.ts';
import type { Counts } from '#domain/critique/critique.ts';
import { COLUMNS_MAX, compareAnswers } from '#domain/showcase/side-by-side.ts';
import type { Database } from '#server/platform/database/connect.ts';
import {
  briefsAnsweredLast,
  communityBrief,
  newestAnswers,
  picturesOfFrames,
  verdictsOn,
} from './side-by-side-queries.ts';

const NONE: Counts = { met: 0, partly: 0, not: 0, unclear: 0 };

/** SHOW-9: the answers to a community brief, of one week or of all times, beside each other; `null` where there is nothing to compare. */
export async function readSideBySide(
  { pool }: Database,
  briefId: string,
  viewerId: string | null,
  { columnsMax = COLUMNS_MAX.brief, week = null }: { columnsMax?: number; week?: string | null } = {},
): Promise<SideBySide | null> {
  const [brief] = await communityBrief(pool, briefId);
  if (!brief) return null;
  const compared = compareAnswers(
    await newestAnswers(pool, briefId, viewerId, week),
    brief.deliverables.length,
    columnsMax,
  );
  if (!compared) return null;
  const ids = compared.columns.map(({ answer }) => answer.id);
  const frames = compared.columns.flatMap(({ answer, frameIds }) =>
    frameIds.flatMap((frameId) => (frameId === null ? [] : [[answer.id, frameId] as const])),
  );
  const [pictures, verdicts] = await Promise.all([
    picturesOfFrames(
      pool,
      frames.map(([id]) => id),
      frames.map(([, frameId]) => frameId),
    ),
    verdictsOn(pool, ids),
  ]);
  const { deliverables, ...named } = brief;
  return {
    brief: named,
    deliverables: compared.deliverables.map((place) => deliverables[place]!),
    columns: compared.columns.map(({ answer: { id, title, designer, isSample, popularity }, frameIds }) => ({
      id,
      title,
      designer,
      isSample,
      frames: frameIds.map((frameId) => {
        const found = pictures.find((frame) => frame.submissionId === id && frame.frameId === frameId);
        return found ? { name: found.name, picture: found.picture } : null;
      }),
      verdicts: countsOf(verdicts.find((counted) => counted.id === id) ?? NONE),
      ...popularity,
    })),
  };
}

const countsOf = ({ met, partly, not, unclear }: Counts): Counts => ({ met, partly, not, unclear });

/** The lead of the showcase: of the briefs that were answered last, the first whose answers can be compared. */
export async function readLead(database: Database, viewerId: string | null): Promise<SideBySide | null> {
  for (const { id } of await briefsAnsweredLast(database.pool)) {
    const lead = await readSideBySide(database, id, viewerId, { columnsMax: COLUMNS_MAX.front });
    if (lead) return lead;
  }
  return null;
}
