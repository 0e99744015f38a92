import { z } from 'zod';
import { OPERATIONS_A_SAVE, PASSWORD_MAX, PASSWORD_MIN } from '#domain/case-study/limits.ts';
import { defineCall } from './call.ts';
import { caseStudyDocument, caseStudyOperation } from './case-study-document.ts';
import { id, revision, time } from './common.ts';
import { picture } from './media.ts';

export const caseStudyId = z.string().regex(/^cs-[0-9a-z]{1,20}$/);
const params = z.strictObject({ id: caseStudyId });
export const caseStudyVisibility = z.enum(['public', 'unlisted']);
/** `link` is the last part of the page's address (domain/case-study/page-link.ts). `isCurrent`: the draft has not changed since. */
const published = z.object({
  at: time,
  visibility: caseStudyVisibility,
  link: z.string(),
  version: z.int(),
  isCurrent: z.boolean(),
  hasPassword: z.boolean(),
  /** From then on, readers do not find the page. */
  expiresAt: time.nullable(),
});
/** Enough for a page of 600 components with all its text. */
const BODY_BYTES_MAX = 2 * 1024 * 1024;
const tag = 'case studies';

/** A case study for its author: the draft, and its state of publication. */
export const caseStudyDraft = z.object({
  id: caseStudyId,
  submissionId: id.nullable(),
  document: caseStudyDocument,
  revision,
  /** Null before publication. */
  published: published.nullable(),
  updatedAt: time,
});
export type CaseStudyDraft = z.infer<typeof caseStudyDraft>;

/** Everything the editor needs to open: the design, its pictures to choose from, and the draft. */
export const caseStudyEditorData = z.object({
  design: z.object({
    id,
    title: z.string(),
    frames: z.array(z.object({ id: z.string(), name: z.string(), picture })),
  }),
  caseStudy: caseStudyDraft.nullable(),
  /** Every picture in the page or in one of its versions, by id. */
  pictures: z.record(z.string(), picture),
});
export type CaseStudyEditorData = z.infer<typeof caseStudyEditorData>;

export const getCaseStudyEditorData = defineCall({
  method: 'GET',
  path: '/api/submissions/:id/case-study',
  summary: 'The editor of one own design: its frames, and its case study if there is one',
  tag,
  who: 'person',
  params: z.strictObject({ id }),
  answer: caseStudyEditorData,
  errors: ['submission_not_found'],
});

export const createCaseStudy = defineCall({
  method: 'POST',
  path: '/api/case-studies',
  summary: 'Begin the case study of an own design; where there is one, that one is answered',
  tag,
  who: 'person',
  body: z.strictObject({ submissionId: id }),
  answer: caseStudyDraft,
  status: 201,
  errors: ['submission_not_found', 'too_many_requests', 'limit_reached'],
});

export const getCaseStudy = defineCall({
  method: 'GET',
  path: '/api/case-studies/:id',
  summary: 'One own case study, as it is now',
  tag,
  who: 'person',
  params,
  answer: caseStudyDraft,
  errors: ['case_study_not_found'],
});

export const changeCaseStudy = defineCall({
  method: 'POST',
  path: '/api/case-studies/:id/changes',
  summary:
    'Save edits. `revision` is the one they were made on; a page that has moved on since is not touched. A batch counts once, however often it is sent',
  tag,
  who: 'person',
  params,
  body: z.strictObject({
    batch: id,
    revision,
    operations: z.array(caseStudyOperation).min(1).max(OPERATIONS_A_SAVE),
  }),
  answer: z.object({ revision, savedAt: time }),
  errors: ['case_study_not_found', 'moved_on', 'operations_refused', 'media_not_found', 'too_many_requests'],
  bodyBytesMax: BODY_BYTES_MAX,
});

export const listCaseStudyChanges = defineCall({
  method: 'GET',
  path: '/api/case-studies/:id/changes',
  summary: 'What was saved after a revision, oldest first; `isComplete` is false where that is too long ago',
  tag,
  who: 'person',
  params,
  query: z.strictObject({ since: z.coerce.number().pipe(revision) }),
  answer: z.object({
    isComplete: z.boolean(),
    changes: z.array(z.object({ revision, operations: z.array(z.unknown()), savedAt: time })),
  }),
  errors: ['case_study_not_found'],
});

const version = z.object({
  id,
  kind: z.enum(['automatic', 'published', 'set_aside']),
  label: z.string(),
  createdAt: time,
});
export type CaseStudyVersion = z.infer<typeof version>;

export const listCaseStudyVersions = defineCall({
  method: 'GET',
  path: '/api/case-studies/:id/versions',
  summary: 'Older versions of an own case study, newest first',
  tag,
  who: 'person',
  params,
  answer: z.object({ items: z.array(version) }),
  errors: ['case_study_not_found'],
});

export const getCaseStudyVersion = defineCall({
  method: 'GET',
  path: '/api/case-studies/:id/versions/:versionId',
  summary: 'One older version, whole',
  tag,
  who: 'person',
  params: z.strictObject({ id: caseStudyId, versionId: id }),
  answer: version.extend({ document: caseStudyDocument }),
  errors: ['case_study_not_found'],
});

export const setCaseStudyAside = defineCall({
  method: 'POST',
  path: '/api/case-studies/:id/versions',
  summary: 'Keep a copy in the history: the one that does not go on after two windows met',
  tag,
  who: 'person',
  params,
  body: z.strictObject({ label: z.string().min(1).max(200), document: caseStudyDocument }),
  answer: version,
  status: 201,
  errors: ['case_study_not_found', 'operations_refused', 'media_not_found', 'payload_too_large', 'too_many_requests'],
  bodyBytesMax: BODY_BYTES_MAX,
});

/** In UTC, the year of a moment with an offset may have more or fewer than four digits, which no answer can say. */
const moment = time.refine((at) => /^\d/.test(new Date(at).toISOString()), 'Choose a day of the years 0 to 9999');

export const publishCaseStudy = defineCall({
  method: 'PUT',
  path: '/api/case-studies/:id/published',
  summary: 'Publish the draft as it is at `revision`; publishing again keeps the link and replaces the page',
  tag,
  who: 'person',
  params,
  /** Password and end are for unlisted pages. A password that is left out stays; `null` takes it away. */
  body: z.strictObject({
    revision,
    visibility: caseStudyVisibility,
    password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX).nullable().optional(),
    expiresAt: moment.nullable().optional(),
  }),
  answer: caseStudyDraft,
  errors: ['case_study_not_found', 'moved_on', 'too_many_requests'],
});

export const unpublishCaseStudy = defineCall({
  method: 'DELETE',
  path: '/api/case-studies/:id/published',
  summary: 'Take the published page away; the draft stays',
  tag,
  who: 'person',
  params,
  answer: null,
  status: 204,
  errors: ['case_study_not_found'],
});

export const deleteCaseStudy = defineCall({
  method: 'DELETE',
  path: '/api/case-studies/:id',
  summary: 'Delete an own case study with its versions and its published page',
  tag,
  who: 'person',
  params,
  answer: null,
  status: 204,
  errors: ['case_study_not_found'],
});

export const caseStudyCard = z.object({
  id: caseStudyId,
  submissionId: id.nullable(),
  title: z.string(),
  designTitle: z.string().nullable(),
  picture: picture.nullable(),
  published: published.nullable(),
  updatedAt: time,
});
export type CaseStudyCard = z.infer<typeof caseStudyCard>;

export const listMyCaseStudies = defineCall({
  method: 'GET',
  path: '/api/me/case-studies',
  summary: 'Own case studies, last touched first',
  tag: 'me',
  who: 'person',
  answer: z.object({ items: z.array(caseStudyCard) }),
});

export const getCaseStudyReaders = defineCall({
  method: 'GET',
  path: '/api/case-studies/:id/readers',
  summary: 'The views of an own page and its readers to the end, for each of the last 30 days with any',
  tag,
  who: 'person',
  params,
  answer: z.object({ days: z.array(z.object({ day: z.string(), views: z.int(), finished: z.int() })) }),
  errors: ['case_study_not_found'],
});
