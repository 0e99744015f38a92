import type { PersonEvent } from '#contract/notification.ts';
import type { ActivityItem, WorkspaceComment, WorkspaceView } from '#contract/workspace.ts';
import { buildStatuses } from '#domain/workspace/build-status.ts';

type Live = Pick<PersonEvent, 'kind' | 'workspaceId' | 'data'>;

/** What the page knows after something happened. What it knows already (its own acts come back as events) changes nothing. */
export function withEvent(view: WorkspaceView, { kind, workspaceId, data }: Live): WorkspaceView {
  if (workspaceId !== view.id) return view;
  switch (kind) {
    case 'comment':
      return withComments(view, [data as unknown as WorkspaceComment]);
    case 'activity':
      return withActivity(view, [data as unknown as ActivityItem]);
    case 'status':
      return withStatus(view, data as unknown as Pick<WorkspaceView, 'status' | 'stages'>);
    case 'links':
      return { ...view, links: data as unknown as WorkspaceView['links'] };
    default:
      return view;
  }
}

/** A build only goes forward: an event that was overtaken by the answer of a later move is older than what the page knows. */
function withStatus(view: WorkspaceView, moved: Pick<WorkspaceView, 'status' | 'stages'>): WorkspaceView {
  if (buildStatuses.indexOf(moved.status) < buildStatuses.indexOf(view.status)) return view;
  // The claim on what is complete does not lapse any more.
  return { ...view, ...moved, lapsesAt: moved.status === 'complete' ? null : view.lapsesAt };
}

/** Adds messages in their order; older ones that were asked for do not count as new. */
export function withComments(view: WorkspaceView, more: readonly WorkspaceComment[], areOlder = false): WorkspaceView {
  const known = new Set(view.comments.map(({ id }) => id));
  const added = more.filter(({ id }) => !known.has(id));
  if (added.length === 0) return view;
  const comments = [...view.comments, ...added].toSorted(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id),
  );
  return { ...view, comments, commentCount: view.commentCount + (areOlder ? 0 : added.length) };
}

/** The same for the activity, the newest first. */
export function withActivity(view: WorkspaceView, more: readonly ActivityItem[], areOlder = false): WorkspaceView {
  const known = new Set(view.activity.map(({ id }) => id));
  const added = more.filter(({ id }) => !known.has(id));
  if (added.length === 0) return view;
  const activity = [...view.activity, ...added].toSorted(
    (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id),
  );
  return { ...view, activity, activityCount: view.activityCount + (areOlder ? 0 : added.length) };
}
