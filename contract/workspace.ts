import { z } from 'zod';
import { reviewStates } from '#domain/build-review/review.ts';
import { NO_REPOSITORY_LINK, NO_WEB_LINK, repositoryLink, webLink } from '#domain/submission/link.ts';
import { buildStatuses, COMPLETION_REASON_MAX } from '#domain/workspace/build-status.ts';
import { presenceSignals } from '#domain/workspace/presence.ts';
import { activityTypes, COMMENT_MAX, LINK_MAX, PROGRESS_MAX } from '#domain/workspace/workspace.ts';
import { defineCall } from './call.ts';
import { eventsUntil, id, industry, personName, style, time } from './common.ts';
import { picture } from './media.ts';
import { frameNotes } from './submission-draft.ts';

const party = z.enum(['designer', 'developer']);
const buildStatus = z.enum(buildStatuses);

export const workspaceComment = z.object({
  id,
  author: personName,
  role: party,
  text: z.string(),
  createdAt: time,
});
export type WorkspaceComment = z.infer<typeof workspaceComment>;

export const activityItem = z.object({
  id,
  type: z.enum(activityTypes),
  /** Null for events of the repository. */
  actor: personName.extend({ role: party }).nullable(),
  content: z.string(),
  metadata: z.object({
    status: buildStatus.optional(),
    message: z.string().optional(),
    url: z.string().optional(),
  }),
  createdAt: time,
});
export type ActivityItem = z.infer<typeof activityItem>;

const stages = z.object({ planning: time, building: time.nullable(), complete: time.nullable() });
const links = z.object({ demoUrl: z.string().nullable(), repoUrl: z.string().nullable() });

const workspaceBrief = z.object({
  id,
  docket: z.string(),
  title: z.string(),
  industry,
  projectDescription: z.string(),
  plotTwist: z.string().nullable(),
  deliverables: z.array(z.object({ title: z.string(), requirements: z.array(z.string()) })),
  /** Whether the viewer may open the brief's page. */
  isReadable: z.boolean(),
});
export type WorkspaceBrief = z.infer<typeof workspaceBrief>;

/** Progress of comparing the build with the design. */
const reviewSummary = z.object({
  /** Frames with at least one screenshot of their build. */
  framesBuilt: z.int(),
  /** Frames that stand in the way of completing the build. */
  openFrames: z.array(z.object({ name: z.string(), why: z.enum(['unbuilt', 'returned']) })),
  /** Frames whose newest screenshot waits for the designer. */
  framesToReview: z.int(),
  /** The screenshot with the most open findings, among those the newest; null before the first one. */
  foremost: z
    .object({
      frameName: z.string(),
      state: z.enum(reviewStates),
      design: picture,
      build: picture,
      /** 0 to 100; null before the comparison. */
      fidelity: z.int().nullable(),
      findings: z.int(),
      decided: z.int(),
    })
    .nullable(),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

export const workspaceView = z.object({
  /** The workspace's own id; events carry it. The address has the design's id. */
  id,
  designId: z.string(),
  isDemo: z.boolean(),
  title: z.string(),
  designer: personName,
  developer: personName,
  iAm: party,
  industry: industry.nullable(),
  styles: z.array(style),
  figmaLink: z.string().nullable(),
  frames: z.array(z.object({ id: z.string(), name: z.string(), picture, notes: frameNotes })),
  /** The brief of the design; null when it is deleted. It has the twist once the client has told it. */
  brief: workspaceBrief.nullable(),
  /** Approach, key insights and tools: the designer's reflection (WORK-7). */
  approach: z.string(),
  challenges: z.string(),
  resources: z.string(),
  handoffNotes: z.string(),
  assetsLink: z.string().nullable(),
  /** What the two agreed to build, in their words. */
  scope: z.string(),
  status: buildStatus,
  stages,
  links,
  review: reviewSummary,
  /** The newest comments, in order from old to new. */
  comments: z.array(workspaceComment),
  commentCount: z.int(),
  /** Newest first. */
  activity: z.array(activityItem),
  activityCount: z.int(),
  /** When the claim ends if the developer stays silent; null once the build is complete. */
  lapsesAt: time.nullable(),
  eventsUntil,
});
export type WorkspaceView = z.infer<typeof workspaceView>;

const params = z.strictObject({ designId: id });
const LINK_TOO_LONG = `Keep the address under ${LINK_MAX + 1} characters`;
/** An empty text removes the link. */
const link = (linkOf: (typed: string) => string | null, refusal: string) =>
  z
    .string()
    .trim()
    .max(LINK_MAX, LINK_TOO_LONG)
    .refine((address) => address === '' || linkOf(address) !== null, refusal)
    // The stored link is longer than the typed one: it has a scheme and percent-encoded characters.
    .refine((address) => (linkOf(address) ?? '').length <= LINK_MAX, LINK_TOO_LONG);

export const getWorkspace = defineCall({
  method: 'GET',
  path: '/api/workspaces/:designId',
  summary: 'The workspace of a design, by the design’s id: for its two people',
  tag: 'workspace',
  who: 'person',
  params,
  answer: workspaceView,
  errors: ['workspace_not_found'],
});

export const moveStatus = defineCall({
  method: 'PUT',
  path: '/api/workspaces/:designId/status',
  summary: 'Move the build on by one stage: planning, building, complete',
  tag: 'workspace',
  who: 'person',
  params,
  body: z.strictObject({
    from: buildStatus,
    to: buildStatus,
    /** Why the build is complete although frames are open; only the designer may say so. */
    reason: z
      .string()
      .trim()
      .max(COMPLETION_REASON_MAX, `Keep the reason under ${COMPLETION_REASON_MAX + 1} characters`)
      .optional(),
  }),
  answer: z.object({ status: buildStatus, stages }),
  errors: ['workspace_not_found', 'move_refused'],
});

export const putLinks = defineCall({
  method: 'PUT',
  path: '/api/workspaces/:designId/links',
  summary: 'Set or clear the addresses of the demo and of the repository',
  tag: 'workspace',
  who: 'person',
  params,
  body: z
    .strictObject({ demoUrl: link(webLink, NO_WEB_LINK), repoUrl: link(repositoryLink, NO_REPOSITORY_LINK) })
    .partial(),
  answer: links,
  errors: ['workspace_not_found', 'too_many_requests'],
});

export const shareProgress = defineCall({
  method: 'POST',
  path: '/api/workspaces/:designId/progress',
  summary: 'Share a progress update',
  tag: 'workspace',
  who: 'person',
  params,
  body: z.strictObject({
    message: z
      .string()
      .trim()
      .min(1, 'Write what you have accomplished')
      .max(PROGRESS_MAX, `Keep it under ${PROGRESS_MAX + 1} characters`),
  }),
  answer: activityItem,
  status: 201,
  errors: ['workspace_not_found', 'too_many_requests', 'idempotency_mismatch'],
  idempotent: true,
});

export const writeComment = defineCall({
  method: 'POST',
  path: '/api/workspaces/:designId/comments',
  summary: 'Write a comment to the other one',
  tag: 'workspace',
  who: 'person',
  params,
  body: z.strictObject({
    text: z
      .string()
      .trim()
      .min(1, 'Write a comment first')
      .max(COMMENT_MAX, `Keep it under ${COMMENT_MAX + 1} characters`),
  }),
  answer: workspaceComment,
  status: 201,
  errors: ['workspace_not_found', 'too_many_requests', 'idempotency_mismatch'],
  idempotent: true,
});

/** Presence is optional: the server stores nothing, ignores signals that come too often, and may lose any of them. */
export const announcePresence = defineCall({
  method: 'PUT',
  path: '/api/workspaces/:designId/presence',
  summary: 'Let the other one’s open page know that one is there, is writing, or has gone',
  tag: 'workspace',
  who: 'person',
  params,
  body: z.strictObject({ signal: z.enum(presenceSignals) }),
  answer: null,
  status: 204,
  errors: ['workspace_not_found'],
});

export const connectRepository = defineCall({
  method: 'PUT',
  path: '/api/workspaces/:designId/repository-hook',
  summary:
    'Address and secret for the webhook of the repository; renewing makes the old ones worthless. For the developer',
  tag: 'workspace',
  who: 'person',
  params,
  body: z.strictObject({ renew: z.boolean().default(false) }),
  answer: z.object({ url: z.string(), secret: z.string() }),
  errors: ['workspace_not_found'],
});

/*
 * POST /api/hooks/repository/:hookId takes GitHub's webhooks. It is a plain route, because the signature is over
 * the bytes of the body.
 */

const older = z.strictObject({ before: id });

export const listComments = defineCall({
  method: 'GET',
  path: '/api/workspaces/:designId/comments',
  summary: 'Comments before the given one, oldest first',
  tag: 'workspace',
  who: 'person',
  params,
  query: older,
  answer: z.object({ items: z.array(workspaceComment) }),
  errors: ['workspace_not_found'],
});

export const listActivity = defineCall({
  method: 'GET',
  path: '/api/workspaces/:designId/activity',
  summary: 'Activity before the given item, newest first',
  tag: 'workspace',
  who: 'person',
  params,
  query: older,
  answer: z.object({ items: z.array(activityItem) }),
  errors: ['workspace_not_found'],
});
