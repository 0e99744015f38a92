import { z } from 'zod';
import { collaborationPreferenceIds, TECH_PREFERENCES } from '#domain/submission/collaboration.ts';
import {
  FRAME_NAME_MAX,
  FRAMES_MAX,
  LINK_MAX,
  LONG_TEXT_MAX,
  NOTE_TEXT_MAX,
  NOTES_A_FRAME_MAX,
  PINS_A_FRAME_MAX,
  SUBMISSION_TITLE_MAX,
  TECH_PREFERENCES_MAX,
} from '#domain/submission/limits.ts';
import { WIZARD_STEPS } from '#domain/submission/steps.ts';
import { SUBMISSION_TAGS } from '#domain/submission/tags.ts';
import { defineCall } from './call.ts';
import { id, revision, time } from './common.ts';
import { picture } from './media.ts';

/**
 * Ids that the wizard makes for uploaded frames, pins and notes. Frames of a design file have the file's own ids. Notes are
 * looked up by them, so a name that every object has ('constructor') is none.
 */
const localId = z
  .string()
  .min(1)
  .max(120)
  .refine((id) => !(id in {}), 'Choose another id');
const longText = z.string().max(LONG_TEXT_MAX);
/** The wizard's step at the last save. */
const step = z.int().min(1).max(WIZARD_STEPS);
/** A draft may hold any text; a submission needs a real http(s) link. */
const typedLink = z.string().max(LINK_MAX);

export const frame = z.strictObject({
  id: localId,
  name: z.string().max(FRAME_NAME_MAX),
  pageId: z.string().max(120).nullable(),
  pageName: z.string().max(200).nullable(),
  /** The picture in our own storage. */
  mediaId: id,
  selected: z.boolean(),
  featured: z.boolean(),
});
export type Frame = z.infer<typeof frame>;

export const frameNotes = z.strictObject({
  /** x and y are in percent of the frame, from its upper left corner. */
  pins: z
    .array(
      z.strictObject({
        id: localId,
        x: z.number().min(0).max(100),
        y: z.number().min(0).max(100),
        text: z.string().max(NOTE_TEXT_MAX),
      }),
    )
    .max(PINS_A_FRAME_MAX),
  general: z.array(z.strictObject({ id: localId, text: z.string().max(NOTE_TEXT_MAX) })).max(NOTES_A_FRAME_MAX),
});
export type FrameNotes = z.infer<typeof frameNotes>;

export const evidence = z.strictObject({
  frameIds: z.array(localId).max(FRAMES_MAX),
  noteIds: z.array(localId).max(FRAMES_MAX),
  arguedAway: z.string().max(NOTE_TEXT_MAX),
});

/** The file data of the figma calls that a submission stores. */
export const fileInfo = z.strictObject({
  fileKey: z.string().max(128),
  name: z.string().max(300),
  lastModified: z.string().max(40),
  pages: z.int().min(0),
  totalFrames: z.int().min(0),
  version: z.string().max(80).nullable(),
  /** A sample of the sandbox service, labelled as one everywhere. */
  isSample: z.boolean(),
});

/** The wizard's whole state at any step. Every part may be incomplete. */
export const draftContent = z.strictObject({
  title: z.string().max(SUBMISSION_TITLE_MAX),
  figmaLink: typedLink,
  fileInfo: fileInfo.nullable(),
  frames: z
    .array(frame)
    .max(FRAMES_MAX)
    .refine((frames) => new Set(frames.map((one) => one.id)).size === frames.length, 'Send each frame once'),
  annotations: z.record(localId, frameNotes),
  approach: longText,
  challenges: longText,
  resources: longText,
  tags: z.array(z.enum(SUBMISSION_TAGS)).max(SUBMISSION_TAGS.length),
  coverage: z.record(z.string().regex(/^[0-9]\.[0-9]$/), evidence),
  assetsLink: typedLink,
  handoffNotes: longText,
  privateNotes: longText,
  /** Whether the design's page shows the client's change request. Drafts of older pages lack this field. */
  showsChange: z.boolean().default(false),
  isPublic: z.boolean(),
  openToCollaboration: z.boolean(),
  collaborationPreferences: z.array(z.enum(collaborationPreferenceIds)).max(collaborationPreferenceIds.length),
  techPreferences: z.array(z.enum(TECH_PREFERENCES)).max(TECH_PREFERENCES_MAX),
  developerMessage: longText,
});
export type DraftContent = z.infer<typeof draftContent>;

export const submissionDraft = z.object({
  id,
  briefId: id.nullable(),
  step,
  revision,
  content: draftContent,
  updatedAt: time,
  /** Set once submitted: the draft is finished and the design exists. */
  submissionId: id.nullable(),
});
export type SubmissionDraft = z.infer<typeof submissionDraft>;

/** A submission that is begun and not handed in (SUB-12). */
export const begunSubmission = z.object({
  id,
  briefId: id.nullable(),
  /** The brief's title until the design has one; "Untitled" without a brief. */
  title: z.string(),
  step,
  updatedAt: time,
});
export type BegunSubmission = z.infer<typeof begunSubmission>;

/** With the picture of its first frame, if it has one. */
export const begunSubmissionCard = begunSubmission.extend({ picture: picture.nullable() });
export type BegunSubmissionCard = z.infer<typeof begunSubmissionCard>;

const draftParams = z.strictObject({ id });

export const listSubmissionDrafts = defineCall({
  method: 'GET',
  path: '/api/me/submission-drafts',
  summary:
    'Own drafts that are not submitted yet, last touched first; with briefId, the last one for this brief; with id, that one in any case; with neither, their notes and evidence are left out',
  tag: 'submissions',
  who: 'person',
  query: z.strictObject({ briefId: id.optional(), id: id.optional() }),
  answer: z.object({ items: z.array(submissionDraft) }),
});

export const getSubmissionDraft = defineCall({
  method: 'GET',
  path: '/api/submission-drafts/:id',
  summary: 'One own draft',
  tag: 'submissions',
  who: 'person',
  params: draftParams,
  answer: submissionDraft,
  errors: ['draft_not_found'],
});

/** The browser makes the id, so that a draft written offline has one. */
export const putSubmissionDraft = defineCall({
  method: 'PUT',
  path: '/api/submission-drafts/:id',
  summary:
    'Keep a draft. `revision` is the one last seen, 0 for a new draft; a draft that has moved on since is not overwritten',
  tag: 'submissions',
  who: 'person',
  params: draftParams,
  body: z.strictObject({
    briefId: id.nullable(),
    step,
    revision,
    content: draftContent,
  }),
  answer: submissionDraft,
  errors: [
    'draft_not_found',
    'brief_not_found',
    'moved_on',
    'draft_submitted',
    'media_not_found',
    'too_many_requests',
    'limit_reached',
  ],
});

export const deleteSubmissionDraft = defineCall({
  method: 'DELETE',
  path: '/api/submission-drafts/:id',
  summary: 'Throw a draft away',
  tag: 'submissions',
  who: 'person',
  params: draftParams,
  answer: null,
  status: 204,
  errors: ['draft_not_found'],
});
