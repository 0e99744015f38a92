import type { ActivityItem, ReviewSummary, WorkspaceComment, WorkspaceView } from '#contract/workspace.ts';
import type { BuildStatus } from '#domain/workspace/build-status.ts';
import { api } from '#web/lib/api/browser-api.ts';

export type Progress = Pick<WorkspaceView, 'status' | 'stages'>;

/**
 * What a person can do in a workspace. Each call returns the page's new data.
 * @throws ApiError
 */
export interface WorkspaceActions {
  move(from: BuildStatus, to: BuildStatus, reason?: string): Promise<Progress>;
  putLinks(change: { demoUrl?: string; repoUrl?: string }): Promise<WorkspaceView['links']>;
  shareProgress(message: string, key: string): Promise<ActivityItem>;
  sendMessage(text: string, key: string): Promise<WorkspaceComment>;
  commentsBefore(id: string): Promise<WorkspaceComment[]>;
  activityBefore(id: string): Promise<ActivityItem[]>;
  readReview(): Promise<ReviewSummary>;
}

export function serverActions(designId: string): WorkspaceActions {
  const params = { designId };
  return {
    move: (from, to, reason) =>
      api('PUT /api/workspaces/:designId/status', { params, body: { from, to, ...(reason && { reason }) } }),
    putLinks: (body) => api('PUT /api/workspaces/:designId/links', { params, body }),
    shareProgress: (message, idempotencyKey) =>
      api('POST /api/workspaces/:designId/progress', { params, body: { message } }, { idempotencyKey }),
    sendMessage: (text, idempotencyKey) =>
      api('POST /api/workspaces/:designId/comments', { params, body: { text } }, { idempotencyKey }),
    commentsBefore: async (before) =>
      (await api('GET /api/workspaces/:designId/comments', { params, query: { before } })).items,
    activityBefore: async (before) =>
      (await api('GET /api/workspaces/:designId/activity', { params, query: { before } })).items,
    readReview: async () => (await api('GET /api/workspaces/:designId', { params })).review,
  };
}

/** The sample project answers in the page itself: nothing is sent or saved. */
export function sampleActions(view: WorkspaceView): WorkspaceActions {
  const now = () => new Date().toISOString();
  const me = { ...view.developer, role: 'developer' as const };
  let { stages, links } = view;
  return {
    async move(_from, to) {
      stages = { ...stages, [to]: now() };
      return { status: to, stages };
    },
    async putLinks({ demoUrl, repoUrl }) {
      links = {
        demoUrl: demoUrl === undefined ? links.demoUrl : demoUrl || null,
        repoUrl: repoUrl === undefined ? links.repoUrl : repoUrl || null,
      };
      return links;
    },
    shareProgress: async (message, key) => ({
      id: key,
      type: 'progress_update',
      actor: me,
      content: 'shared progress',
      metadata: { message },
      createdAt: now(),
    }),
    sendMessage: async (text, key) => ({ id: key, author: view.developer, role: 'developer', text, createdAt: now() }),
    commentsBefore: async () => [],
    activityBefore: async () => [],
    readReview: async () => view.review,
  };
}
