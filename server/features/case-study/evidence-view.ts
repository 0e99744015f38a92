import type { CaseStudyEvidence } from '#contract/case-study-evidence.ts';
import type { RowOf } from '#server/platform/database/row-of.ts';
import type { buildsOf, findOwnDesign, framesOf, lastReviewsOf, marksOf } from './evidence-queries.ts';

type Design = NonNullable<Awaited<ReturnType<typeof findOwnDesign>>>;

export function viewDesign({ id, title, approach, challenges, resources, created_at }: Design) {
  return { id, title, approach, challenges, resources, createdAt: created_at.toISOString() };
}

export function viewBrief(design: Design): CaseStudyEvidence['brief'] {
  const { brief_id, brief_title, content, styles, plot_twist } = design;
  if (brief_id === null || brief_title === null) return null;
  return {
    id: brief_id,
    title: brief_title,
    projectDescription: content?.projectDescription ?? '',
    projectGoals: content?.projectGoals ?? [],
    primaryAudience: content?.primaryAudience ?? '',
    plotTwist: plot_twist ?? '',
    colors: (content?.colors ?? []).map(({ hex = '', role = '' }) => ({ hex, role })),
    styles: styles ?? [],
  };
}

/** What stands against each requirement of the brief. */
export function viewRequirements({ content, coverage }: Design): CaseStudyEvidence['requirements'] {
  return (content?.deliverables ?? []).flatMap(({ title = '', requirements = [] }, d) =>
    requirements.map((text, r) => {
      const { frameIds = [], arguedAway = '' } = coverage?.[`${d}.${r}`] ?? {};
      return { key: `${d}.${r}`, deliverable: title, text, frameIds, arguedAway };
    }),
  );
}

export function viewFrame({ media_id, is_featured, notes, ...frame }: RowOf<typeof framesOf>) {
  const pins = notes.pins.map(({ text, x, y }) => ({ text, x, y }));
  return { ...frame, mediaId: media_id, isFeatured: is_featured, pins, notes: notes.general.map(({ text }) => text) };
}

export function viewCritique(rows: readonly RowOf<typeof marksOf>[]): CaseStudyEvidence['critique'] {
  const marked = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
  return {
    total: new Set(rows.map(({ critique_id }) => critique_id)).size,
    counts: { met: marked('met'), partly: marked('partly'), not: marked('not'), unclear: marked('unclear') },
    answers: rows.flatMap(({ critique_id, line, asked, answer, reason }) =>
      answer === null ? [] : [{ critiqueId: critique_id, line: line!, asked: asked!, answer, reason: reason! }],
    ),
  };
}

export function viewBuild(
  { id, status }: RowOf<typeof buildsOf>,
  frames: number,
  reviews: readonly RowOf<typeof lastReviewsOf>[],
): CaseStudyEvidence['builds'][number] {
  const approved = reviews
    .filter((review) => review.workspace_id === id && review.state === 'approved')
    .map(({ frame_name, round, result }) => ({ name: frame_name, fidelity: result!.fidelity, round }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return { status, frames, approved };
}
