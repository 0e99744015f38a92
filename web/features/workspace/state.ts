import type { PersonEvent } from '#contract/notification.ts';
import type { ActivityItem, WorkspaceComment, WorkspaceView } from '#contract/workspace.ts';
import { buildStatuses } from '#domain/workspace/build-status.ts';

type Live = Pick<PersonEvent, 'kind' | 'workspaceId' | 'data'>;

/** The view after an event. Events about the page's own changes come back and change nothing. */
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

/** A build only goes forward. An event with an earlier status is out of date and is ignored. */
function withStatus(view: WorkspaceView, moved: Pick<WorkspaceView, 'status' | 'stages'>): WorkspaceView {
  if (buildStatuses.indexOf(moved.status) < buildStatuses.indexOf(view.status)) return view;
  // A complete build no longer lapses.
  return { ...view, ...moved, lapsesAt: moved.status === 'complete' ? null : view.lapsesAt };
}

/** Adds messages in their order. Older messages that were loaded later do not count as new. */
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
