import { z } from 'zod';
import { briefContentSchema } from '#domain/brief/content.ts';
import { PROGRESS_STATUSES } from '#domain/brief/progress.ts';
import { defineCall } from './call.ts';
import { date, id, industry, level, personName, report, style, time, timeBoxDays } from './common.ts';
import { milestone } from './milestone.ts';
import { begunSubmission } from './submission-draft.ts';

export const progress = z.object({
  id,
  status: z.enum(PROGRESS_STATUSES),
  startedAt: time.nullable(),
  completedAt: time.nullable(),
  updatedAt: time,
  submissionId: id.nullable(),
  /** The last day of a brief with a time box (TIME-6). */
  dueOn: date.nullable(),
});
export type Progress = z.infer<typeof progress>;

/** The brief page in one answer: the brief, and the viewer's own work on it. */
export const briefView = z.object({
  id,
  docket: z.string(),
  /** Community briefs belong to nobody and any visitor may read them. */
  isCommunity: z.boolean(),
  isMine: z.boolean(),
  /** Who made it a community brief, out of their own; `null` where nobody did, as for samples. */
  sharedBy: z.enum(['me', 'somebody']).nullable(),
  /** Display name of the person it was written for; `null` for a community brief that the viewer has not taken on. */
  assignedTo: z.string().nullable(),
  industry,
  styles: z.array(style),
  level,
  timeBoxDays,
  /** The kind of work that the person wanted to practise; `null` if it was left to the client. */
  focus: z.string().nullable(),
  title: z.string(),
  content: briefContentSchema,
  engine: z.enum(['composer', 'model']),
  model: z.string().nullable(),
  /** 'nearest earlier brief: 21 % alike' (BRIEF-13); `null` for a brief that was not compared, such as a sample. */
  originality: z.string().nullable(),
  /** The ownerless copy of the viewer's own brief, made for the community (BRIEF-9); `null` when there is none. */
  communityCopyId: id.nullable(),
  /** The brief has a client to talk to: own briefs that were written here (BRIEF-14). */
  hasClient: z.boolean(),
  /** How many section rewrites are left while the brief is not started (BRIEF-8). */
  sectionRewritesLeft: z.int(),
  createdAt: time,
  /** `null` until the person has a record of work on it. */
  progress: progress.nullable(),
  /** The viewer's submission for it that is not handed in. */
  begun: begunSubmission.nullable(),
  /** Its client has asked for a change, and the person has not answered. */
  changeWaits: z.boolean(),
  milestones: z.array(milestone),
  /** Ticked requirements as "deliverable.requirement", both counted from 0. */
  ticks: z.array(z.string()),
});
export type BriefView = z.infer<typeof briefView>;

const briefParams = z.strictObject({ id });

export const getBrief = defineCall({
  method: 'GET',
  path: '/api/briefs/:id',
  summary: 'A brief that is mine or belongs to the community',
  tag: 'briefs',
  who: 'anyone',
  params: briefParams,
  answer: briefView,
  errors: ['brief_not_found'],
});

export const putProgress = defineCall({
  method: 'PUT',
  path: '/api/briefs/:id/progress',
  summary: 'Start, pause, resume or complete a brief',
  tag: 'briefs',
  who: 'person',
  params: briefParams,
  body: z.strictObject({ status: z.enum(PROGRESS_STATUSES) }),
  answer: progress,
  errors: ['brief_not_found', 'move_refused'],
});

export const putDeliverableTick = defineCall({
  method: 'PUT',
  path: '/api/briefs/:id/deliverables/:key',
  summary: 'Tick a requirement of a deliverable, or untick it',
  tag: 'briefs',
  who: 'person',
  params: z.strictObject({
    id,
    key: z.string().regex(/^[0-9]\.[0-9]$/, 'Say which requirement as "deliverable.requirement"'),
  }),
  body: z.strictObject({ done: z.boolean() }),
  answer: z.object({ ticks: z.array(z.string()) }),
  errors: ['brief_not_found', 'move_refused'],
});

export const deleteBrief = defineCall({
  method: 'DELETE',
  path: '/api/briefs/:id',
  summary:
    'Delete a brief of mine that no design answers, with my work on it. A shared copy and a begun submission stay',
  tag: 'briefs',
  who: 'person',
  params: briefParams,
  answer: null,
  status: 204,
  errors: ['brief_not_found', 'brief_being_written', 'move_refused'],
});

export const deleteProgress = defineCall({
  method: 'DELETE',
  path: '/api/briefs/:id/progress',
  summary:
    'Take a community brief out of My Projects, with my milestones and ticks. The conversation with its client and a begun submission stay',
  tag: 'briefs',
  who: 'person',
  params: briefParams,
  answer: null,
  status: 204,
  errors: ['brief_not_found', 'move_refused'],
});

/** A brief as a card in My Projects. */
export const briefCard = z.object({
  briefId: id,
  /** The person's own; else a community brief that they took on. */
  isMine: z.boolean(),
  progressId: id.nullable(),
  docket: z.string(),
  title: z.string(),
  industry,
  styles: z.array(style),
  status: z.enum(PROGRESS_STATUSES),
  submissionId: id.nullable(),
  /** The submission for it that is not handed in. */
  begun: begunSubmission.nullable(),
  /** The copy of an own brief in the community (BRIEF-9); `null` when there is none. */
  communityCopyId: id.nullable(),
  /** Its client has asked for a change, and the person has not answered. */
  changeWaits: z.boolean(),
  startedAt: time.nullable(),
  completedAt: time.nullable(),
  dueOn: date.nullable(),
  updatedAt: time,
  createdAt: time,
  requirementCount: z.int(),
  /** Requirements that the person ticked during the work. */
  tickCount: z.int(),
  /** Requirements that the submitted design covers; null before a submission. */
  evidencedCount: z.int().nullable(),
  milestoneCount: z.int(),
  milestonesDone: z.int(),
});
export type BriefCard = z.infer<typeof briefCard>;

export const listMyBriefs = defineCall({
  method: 'GET',
  path: '/api/me/briefs',
  summary: 'Own briefs and community briefs taken on, last touched first',
  tag: 'me',
  who: 'person',
  answer: z.object({ items: z.array(briefCard) }),
});

/** A community brief as a card in the list. */
export const communityBriefCard = z.object({
  id,
  docket: z.string(),
  title: z.string(),
  industry,
  styles: z.array(style),
  level,
  timeBoxDays,
  description: z.string(),
  createdAt: time,
  /** Number of public designs for this brief. */
  designCount: z.int(),
  /** The viewer's progress; `null` when the viewer has not taken the brief on. */
  status: z.enum(PROGRESS_STATUSES).nullable(),
});
export type CommunityBriefCard = z.infer<typeof communityBriefCard>;

export const listCommunityBriefs = defineCall({
  method: 'GET',
  path: '/api/community-briefs',
  summary: 'Briefs that anyone may read and take on, newest first, twelve at a time',
  tag: 'briefs',
  who: 'anyone',
  query: z.strictObject({ industry: industry.optional(), cursor: z.string().max(200).optional() }),
  answer: z.object({ items: z.array(communityBriefCard), nextCursor: z.string().nullable() }),
});

const handIn = z.object({
  person: personName,
  status: z.enum(PROGRESS_STATUSES),
  /** When it was submitted, else when the state changed. */
  since: time,
  /** The submission, where it is public. */
  designId: id.nullable(),
  /** The submission is private, and there is an unlisted link to it. */
  hasLink: z.boolean(),
  /** The viewer has given critique of the submission. */
  isCritiqued: z.boolean(),
});
export type HandIn = z.infer<typeof handIn>;

export const listHandIns = defineCall({
  method: 'GET',
  path: '/api/briefs/:id/hand-ins',
  summary: 'Who works on a community brief that I shared, and who has submitted: these first, then by name; up to 300',
  tag: 'briefs',
  who: 'person',
  params: briefParams,
  answer: z.object({ items: z.array(handIn) }),
  errors: ['brief_not_found'],
});

export const reportBrief = defineCall({
  method: 'POST',
  path: '/api/briefs/:id/report',
  summary: 'Tell the operator about a community brief, unless it was shared by the person',
  tag: 'briefs',
  who: 'person',
  params: briefParams,
  body: report,
  answer: null,
  status: 204,
  errors: ['brief_not_found', 'too_many_requests'],
});

export const shareBrief = defineCall({
  method: 'POST',
  path: '/api/briefs/:id/community-copy',
  summary:
    'Share a copy of my brief that belongs to nobody: anyone may read it and take it on. One a brief, however often it is asked',
  tag: 'briefs',
  who: 'person',
  params: briefParams,
  answer: z.object({ id }),
  status: 201,
  errors: ['brief_not_found'],
});
