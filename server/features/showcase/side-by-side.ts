import type { SideBySide } from '#contract/side-by-side.ts';
import type { Counts } from '#domain/critique/critique.ts';
import {
  COLUMNS_MAX,
  type Comparable,
  comparableAnswers,
  compareAnswers,
  comparedParts,
  pageOf,
} from '#domain/showcase/side-by-side.ts';
import type { Database } from '#server/platform/database/connect.ts';
import {
  type AnswerRow,
  briefsAnsweredLast,
  communityBrief,
  newestAnswers,
  picturesOfFrames,
  verdictsOn,
} from './side-by-side-queries.ts';

const NONE: Counts = { met: 0, partly: 0, not: 0, unclear: 0 };

interface Asked {
  columnsMax?: number;
  week?: string | null;
  page?: number;
  /** The designs to compare. */
  of?: readonly string[];
}

/** SHOW-9: the answers to a community brief, of one week or of all times, beside each other; `null` where there is nothing to compare. */
export async function readSideBySide(
  { pool }: Database,
  briefId: string,
  viewerId: string | null,
  { columnsMax = COLUMNS_MAX.brief, week = null, page = 1, of = [] }: Asked = {},
): Promise<SideBySide | null> {
  const [brief] = await communityBrief(pool, briefId);
  if (!brief) return null;
  const { deliverables, ...named } = brief;
  const parts = comparedParts(deliverables);
  const all = comparableAnswers(await newestAnswers(pool, briefId, viewerId, week), parts);
  const chosen = all.filter(({ answer }) => of.includes(answer.id)).slice(0, columnsMax);
  const isChosen = chosen.length > 0;
  const shown = isChosen ? chosen : pageOf(all, page, columnsMax);
  const ofBrief = columnsMax === COLUMNS_MAX.brief;
  const compared = compareAnswers(parts, shown, {
    ...((isChosen || page > 1) && { from: 1 }),
    withFirstFrames: ofBrief,
  });
  if (!compared) return null;
  const ids = compared.columns.map(({ answer }) => answer.id);
  const frames = compared.columns.flatMap(({ answer, frameIds, furtherIds }) =>
    [...new Set([...frameIds, ...furtherIds.flat()])].flatMap((id) => (id === null ? [] : [[answer.id, id] as const])),
  );
  const [pictures, verdicts] = await Promise.all([
    picturesOfFrames(
      pool,
      frames.map(([id]) => id),
      frames.map(([, frameId]) => frameId),
    ),
    verdictsOn(pool, ids),
  ]);
  const frameOf = (designId: string, frameId: string | null) => {
    const found = pictures.find((frame) => frame.submissionId === designId && frame.frameId === frameId);
    return found ? { name: found.name, picture: found.picture } : null;
  };
  return {
    brief: named,
    deliverables: compared.deliverables,
    columns: compared.columns.map(({ answer, frameIds, furtherIds, isLinked }) => ({
      id: answer.id,
      title: answer.title,
      designer: answer.designer,
      isSample: answer.isSample,
      frames: frameIds.map((id) => frameOf(answer.id, id)),
      further: furtherIds.map((ids) => ids.flatMap((id) => frameOf(answer.id, id) ?? [])),
      isLinked,
      verdicts: countsOf(verdicts.find((counted) => counted.id === answer.id) ?? NONE),
      ...answer.popularity,
    })),
    choice: ofBrief ? choiceOf(all, isChosen ? null : page) : null,
  };
}

/** The least that leaves a choice. */
const CHOICE_FROM = 3;

function choiceOf(all: readonly Comparable<AnswerRow>[], page: number | null): SideBySide['choice'] {
  if (all.length < CHOICE_FROM) return null;
  const pages = Math.ceil(all.length / COLUMNS_MAX.brief);
  const answers = all.map(({ answer: { id, title, designer } }) => ({ id, title, designer: designer.displayName }));
  return { page: page && Math.min(page, pages), pages, answers };
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
