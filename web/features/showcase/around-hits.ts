import type { Beside, ShowcaseCard } from '#contract/showcase.ts';
import type { ApiClient } from '#web/lib/api/api-client.ts';

/** So few designs do not fill a row. */
export const FEW_HITS = 2;

/** A design that was made for a brief. Its page shows a brief that has no page of its own for the viewer. */
interface Answer {
  id: string;
  title: string;
  isBriefReadable: boolean;
}

/** What stands beside the designs of a search. */
export interface Found extends Beside {
  briefs: (Beside['briefs'][number] & { answeredBy?: Answer })[];
}

/** Adds the designers and the briefs of few designs to what the words name, each once. */
export async function withAroundHits(api: ApiClient, hits: readonly ShowcaseCard[], beside: Beside): Promise<Found> {
  if (hits.length > FEW_HITS) return beside;
  // A design may be deleted after the search found it.
  const views = await Promise.all(
    hits.map(({ id }) => api('GET /api/submissions/:id', { params: { id } }).catch(() => null)),
  );
  const found: Found = { people: [...beside.people], briefs: [...beside.briefs] };
  for (const { id: designId, designer, brief, title } of views.filter((view) => view !== null)) {
    const { handle, displayName, avatar } = designer;
    if (!found.people.some((person) => person.handle === handle))
      found.people.push({ handle, displayName, avatar, designTitle: title });
    if (!brief || found.briefs.some(({ id }) => id === brief.id)) continue;
    const answeredBy = { id: designId, title, isBriefReadable: brief.isReadable };
    found.briefs.push({ id: brief.id, title: brief.title, industry: brief.industry, answeredBy });
  }
  return found;
}
