import { z } from 'zod';
import { PASSWORD_MAX } from '#domain/case-study/limits.ts';
import { defineCall } from './call.ts';
import { caseStudyId, caseStudyVisibility } from './case-study.ts';
import { caseStudyDocument } from './case-study-document.ts';
import { id, industry, person, personName, style, time } from './common.ts';
import { picture } from './media.ts';

const tag = 'case studies';

/** The case study before or after this one: the author's own if there is one, else somebody else's. */
const neighbour = z.object({ id: caseStudyId, title: z.string(), author: z.string(), picture: picture.nullable() });
export type Neighbour = z.infer<typeof neighbour>;

/** A published page, for anybody with its link. */
export const publishedCaseStudy = z.object({
  id: caseStudyId,
  /** The last part of the page's address. */
  link: z.string(),
  isMine: z.boolean(),
  author: person,
  publishedAt: time,
  visibility: caseStudyVisibility,
  isSample: z.boolean(),
  document: caseStudyDocument,
  pictures: z.record(z.string(), picture),
  /** `null` while the design is private. */
  design: z
    .object({
      id,
      title: z.string(),
      /** Up to four frames, from which the cover is composed. */
      frames: z.array(z.object({ name: z.string(), picture })),
    })
    .nullable(),
  /** Address of the picture for link previews, where there is one. */
  linkPreview: z.string().nullable(),
  brief: z.object({ id, title: z.string(), industry, styles: z.array(style), isReadable: z.boolean() }).nullable(),
  /** The latest complete build, while the design is public; `demoUrl` when a demo exists. */
  build: z.object({ developer: personName, demoUrl: z.string().nullable() }).nullable(),
  previous: neighbour.nullable(),
  next: neighbour.nullable(),
});
export type PublishedCaseStudy = z.infer<typeof publishedCaseStudy>;

export const getPublishedCaseStudy = defineCall({
  method: 'GET',
  path: '/api/published-case-studies/:id',
  summary: 'A published case study, by its link; the link of an unlisted one has a random part',
  tag,
  who: 'anyone',
  params: z.strictObject({ id: z.string().max(60) }),
  answer: publishedCaseStudy,
  errors: ['password_needed', 'case_study_not_found'],
});

export const openCaseStudy = defineCall({
  method: 'POST',
  path: '/api/published-case-studies/:id/password',
  summary: 'Give the password of a page; a cookie lets this browser read it for a week',
  tag,
  who: 'anyone',
  params: z.strictObject({ id: z.string().max(60) }),
  body: z.strictObject({ password: z.string().max(PASSWORD_MAX) }),
  answer: null,
  status: 204,
  errors: ['password_needed', 'case_study_not_found', 'too_many_requests'],
});

export const countReader = defineCall({
  method: 'POST',
  path: '/api/published-case-studies/:id/readers',
  summary:
    'Say that somebody reads a page, or has come to its end; counted once a reader and day, without robots and its author',
  tag,
  who: 'anyone',
  params: z.strictObject({ id: z.string().max(60) }),
  query: z.strictObject({ at: z.enum(['start', 'end']) }),
  answer: null,
  status: 204,
});
