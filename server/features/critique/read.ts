import type { Critiqued } from '#contract/critique.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { submissionNotFound } from '#server/platform/http/errors.ts';
import { critiquesOf, findCritiqued, marksOfAll, verdictsOn } from './read-queries.ts';
import { viewCritique, viewLines } from './view.ts';

/** @throws submission_not_found */
export async function readCritique(
  { database }: { database: Database },
  designId: string,
  viewerId: string | null,
): Promise<Critiqued> {
  const reader = database.readerFor(viewerId);
  const design = await findCritiqued(reader, designId, viewerId);
  if (!design) throw submissionNotFound();
  const { content, total, eventsUntil } = design;
  const critiques = await critiquesOf(reader, designId, viewerId);
  const marks = await marksOfAll(
    reader,
    designId,
    critiques.map(({ id }) => id),
  );
  return {
    lines: content ? viewLines(content, await verdictsOn(reader, designId)) : [],
    given: critiques.map((critique) => viewCritique(critique, marks)),
    total,
    eventsUntil,
  };
}
