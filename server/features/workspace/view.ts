import type { ActivityItem, ReviewSummary, WorkspaceBrief, WorkspaceComment } from '#contract/workspace.ts';
import type { RowOf } from '#server/platform/database/row-of.ts';
import { roleOf, type WorkspaceParties } from '#server/shared/workspace/enter.ts';
import type { activityOf, briefOf, commentsOf, foremostReviewOf } from './queries.ts';

type BriefRow = NonNullable<Awaited<ReturnType<typeof briefOf>>>;
type ReviewRow = NonNullable<Awaited<ReturnType<typeof foremostReviewOf>>>;

export function viewBrief({ content, ...brief }: BriefRow): WorkspaceBrief {
  const { projectDescription, deliverables } = content;
  return {
    ...brief,
    projectDescription,
    deliverables: deliverables.map(({ title, requirements }) => ({ title, requirements })),
  };
}

export function viewForemost({ frame_name, result, verdicts, ...review }: ReviewRow): ReviewSummary['foremost'] {
  return {
    ...review,
    frameName: frame_name,
    fidelity: result?.fidelity ?? null,
    findings: result?.findings.length ?? 0,
    decided: verdicts.length,
  };
}

/** In order from old to new. */
export function viewComments(
  parties: WorkspaceParties,
  newest: readonly RowOf<typeof commentsOf>[],
): WorkspaceComment[] {
  return newest.toReversed().map(({ author_id, created_at, ...comment }) => {
    return { ...comment, role: roleOf(parties, author_id), createdAt: created_at.toISOString() };
  });
}

export function viewActivity(parties: WorkspaceParties, newest: readonly RowOf<typeof activityOf>[]): ActivityItem[] {
  return newest.map(({ actor_id, handle, display_name, created_at, ...item }) => ({
    ...item,
    actor: handle === null ? null : { handle, displayName: display_name!, role: roleOf(parties, actor_id!) },
    createdAt: created_at.toISOString(),
  }));
}
