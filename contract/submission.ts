import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, industry, person, personName, revision, style, time } from './common.ts';
import { picture } from './media.ts';
import { popularity } from './popularity.ts';
import { draftContent, evidence, fileInfo, frameNotes } from './submission-draft.ts';

/** A frame of a submitted design, with its picture. */
export const submittedFrame = z.object({
  id: z.string(),
  name: z.string(),
  pageId: z.string().nullable(),
  pageName: z.string().nullable(),
  picture,
  featured: z.boolean(),
  notes: frameNotes,
});
export type SubmittedFrame = z.infer<typeof submittedFrame>;

const requirement = z.object({ key: z.string(), deliverable: z.string(), text: z.string() });

export const submissionView = z.object({
  id,
  title: z.string(),
  isMine: z.boolean(),
  designer: person.extend({ bio: z.string() }),
  brief: z
    .object({
      id,
      docket: z.string(),
      title: z.string(),
      industry,
      styles: z.array(style),
      projectDescription: z.string(),
      situation: z.string(),
      goals: z.array(z.string()),
      requirements: z.array(requirement),
      /** Whether the asking person may open the brief's page. */
      isReadable: z.boolean(),
    })
    .nullable(),
  figmaLink: z.string().nullable(),
  fileInfo: fileInfo.nullable(),
  frames: z.array(submittedFrame),
  approach: z.string(),
  challenges: z.string(),
  resources: z.string(),
  tags: z.array(z.string()),
  coverage: z.record(z.string(), evidence),
  showsChange: z.boolean(),
  /** What the brief's client asked for on the way and what was said to it; `null` unless the designer shows it. */
  change: z
    .object({
      name: z.string(),
      role: z.string(),
      asked: z.string(),
      /** `null` while the designer has not answered. */
      answer: z.string().nullable(),
      reply: z.string().nullable(),
    })
    .nullable(),
  assetsLink: z.string().nullable(),
  handoffNotes: z.string(),
  /** Only to the owner; `null` to everybody else. */
  privateNotes: z.string().nullable(),
  isPublic: z.boolean(),
  openToCollaboration: z.boolean(),
  collaborationPreferences: z.array(z.string()),
  techPreferences: z.array(z.string()),
  developerMessage: z.string(),
  /** Made up by the installation, or drawn from one of its sample design files, whose link leads nowhere. */
  isSample: z.boolean(),
  /** What was written about it: to everybody once it is published for everybody, to the owner from the first word. */
  caseStudy: z.object({ id: z.string(), isPublished: z.boolean() }).nullable(),
  /** Path of the picture that a shared link shows, 1200 × 630 px; `null` until it is made, and for a private design. */
  linkPreview: z.string().nullable(),
  ...popularity,
  revision,
  createdAt: time,
  updatedAt: time,
});
export type SubmissionView = z.infer<typeof submissionView>;

/** A design as lists show it. */
export const submissionCard = z.object({
  id,
  title: z.string(),
  briefTitle: z.string().nullable(),
  industry: industry.nullable(),
  styles: z.array(style),
  tags: z.array(z.string()),
  designer: personName,
  /** The featured frame's; `null` where it is gone. */
  picture: picture.nullable(),
  isPublic: z.boolean(),
  openToCollaboration: z.boolean(),
  figmaLink: z.string().nullable(),
  requirementCount: z.int(),
  evidencedCount: z.int(),
  isSample: z.boolean(),
  createdAt: time,
});
export type SubmissionCard = z.infer<typeof submissionCard>;

const submissionParams = z.strictObject({ id });

export const submitDesign = defineCall({
  method: 'POST',
  path: '/api/submissions',
  summary: 'Submit a kept draft: the design, its frames and the progress of its brief, all or nothing',
  tag: 'submissions',
  who: 'person',
  body: z.strictObject({ draftId: id, revision }),
  answer: z.object({ id }),
  status: 201,
  errors: [
    'draft_not_found',
    'moved_on',
    'draft_incomplete',
    'brief_not_found',
    'move_refused',
    'idempotency_mismatch',
  ],
  idempotent: true,
});

export const getSubmission = defineCall({
  method: 'GET',
  path: '/api/submissions/:id',
  summary: 'A public design, or an own one',
  tag: 'submissions',
  who: 'anyone',
  params: submissionParams,
  answer: submissionView,
  errors: ['submission_not_found'],
});

/**
 * Everything a draft holds except where the frames come from; only the link to the design file can be taken off. Without
 * `revision` the change is made in any case: a design can be made private whatever was changed elsewhere.
 */
export const changeSubmission = defineCall({
  method: 'PATCH',
  path: '/api/submissions/:id',
  summary: 'Change an own design: words, frames, notes, visibility',
  tag: 'submissions',
  who: 'person',
  params: submissionParams,
  body: draftContent
    .omit({ figmaLink: true, fileInfo: true })
    .extend({ figmaLink: z.literal(''), revision, showsChange: z.boolean() })
    .partial(),
  answer: submissionView,
  errors: ['submission_not_found', 'moved_on', 'draft_incomplete'],
});

export type SubmissionChange = z.infer<typeof changeSubmission.body>;

export const deleteSubmission = defineCall({
  method: 'DELETE',
  path: '/api/submissions/:id',
  summary: 'Delete an own design with its pictures; its brief is in progress again',
  tag: 'submissions',
  who: 'person',
  params: submissionParams,
  answer: null,
  status: 204,
  errors: ['submission_not_found'],
});

export const listMySubmissions = defineCall({
  method: 'GET',
  path: '/api/me/submissions',
  summary: 'Own designs, newest first',
  tag: 'me',
  who: 'person',
  answer: z.object({ items: z.array(submissionCard) }),
});
