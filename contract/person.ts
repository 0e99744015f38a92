import { z } from 'zod';
import { HANDLE_MAX } from '#domain/person/handle.ts';
import { defineCall } from './call.ts';
import { avatar, id, industry, personName, time } from './common.ts';
import { picture } from './media.ts';
import { showcaseCard } from './showcase.ts';

const designs = z.object({ items: z.array(showcaseCard), nextCursor: z.string().nullable() });

/** What everybody may know of a person; nothing in it comes from a private design. */
export const personView = z.object({
  /** The present one; it is another than was asked for where the person has changed theirs. */
  handle: z.string(),
  displayName: z.string(),
  bio: z.string(),
  links: z.array(z.string()),
  avatar,
  isMe: z.boolean(),
  /** Made up by the installation. */
  isSample: z.boolean(),
  memberSince: time,
  briefsFinished: z.int(),
  /** Public answers to briefs. */
  designCount: z.int(),
  /** Published for everybody. */
  caseStudyCount: z.int(),
  /** Complete ones, as designer or as developer. */
  buildCount: z.int(),
  /** Of public designs of others. */
  critiqueCount: z.int(),
  /** `null` where no design is open to collaboration. */
  openTo: z
    .object({ designCount: z.int(), preferences: z.array(z.string()), technologies: z.array(z.string()) })
    .nullable(),
  /** Address of the picture that a link to the page shows: the cover of the newest design that has one. */
  linkPreview: z.string().nullable(),
  /** Of the public designs, the commonest first. */
  industries: z.array(z.object({ industry, count: z.int() })),
});
export type PersonView = z.infer<typeof personView>;

const params = z.strictObject({
  handle: z
    .string()
    .min(1)
    .max(HANDLE_MAX * 2),
});

export const getPerson = defineCall({
  method: 'GET',
  path: '/api/people/:handle',
  summary: 'A person as everybody may see them; a handle they had before leads to them as well',
  tag: 'people',
  who: 'anyone',
  params,
  answer: personView,
  errors: ['person_not_found'],
});

export const listPersonDesigns = defineCall({
  method: 'GET',
  path: '/api/people/:handle/designs',
  summary: 'Their public answers to briefs, newest first, twelve at a time',
  tag: 'people',
  who: 'anyone',
  params,
  query: z.strictObject({ cursor: z.string().max(200).optional() }),
  answer: designs,
  errors: ['person_not_found'],
});

export const personCaseStudy = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  publishedAt: time,
  /** The cover of its design, while that is public. */
  picture: picture.nullable(),
});
export type PersonCaseStudy = z.infer<typeof personCaseStudy>;

export const listPersonCaseStudies = defineCall({
  method: 'GET',
  path: '/api/people/:handle/case-studies',
  summary: 'Their case studies that are published for everybody, the latest hundred',
  tag: 'people',
  who: 'anyone',
  params,
  answer: z.object({ items: z.array(personCaseStudy) }),
  errors: ['person_not_found'],
});

export const personBuild = z.object({
  designId: id,
  title: z.string(),
  designer: personName,
  developer: personName,
  completedAt: time,
  picture: picture.nullable(),
});
export type PersonBuild = z.infer<typeof personBuild>;

export const listPersonBuilds = defineCall({
  method: 'GET',
  path: '/api/people/:handle/builds',
  summary: 'Complete builds of public designs that they designed or built, the latest hundred',
  tag: 'people',
  who: 'anyone',
  params,
  answer: z.object({ items: z.array(personBuild) }),
  errors: ['person_not_found'],
});

export const personCritique = z.object({
  designId: id,
  title: z.string(),
  designer: personName,
  givenAt: time,
  counts: z.object({ met: z.int(), partly: z.int(), not: z.int(), unclear: z.int() }),
  suggestions: z.int(),
  applied: z.int(),
  picture: picture.nullable(),
});
export type PersonCritique = z.infer<typeof personCritique>;

export const listPersonCritiques = defineCall({
  method: 'GET',
  path: '/api/people/:handle/critiques',
  summary: 'Public designs that they marked against their briefs, the latest hundred',
  tag: 'people',
  who: 'anyone',
  params,
  answer: z.object({ items: z.array(personCritique) }),
  errors: ['person_not_found'],
});
