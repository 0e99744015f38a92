import { z } from 'zod';
import { HANDLE_MAX } from '#domain/person/handle.ts';
import { defineCall } from './call.ts';
import { industry, time } from './common.ts';
import { face } from './face.ts';
import { showcaseCard } from './showcase.ts';

const designs = z.object({ items: z.array(showcaseCard), nextCursor: z.string().nullable() });

/** What everybody may know of a person; nothing in it comes from a private design. */
export const personView = z.object({
  /** The present one; it is another than was asked for where the person has changed theirs. */
  handle: z.string(),
  displayName: z.string(),
  bio: z.string(),
  links: z.array(z.string()),
  face,
  isMe: z.boolean(),
  /** Made up by the installation. */
  isSample: z.boolean(),
  memberSince: time,
  briefsFinished: z.int(),
  /** Public answers to briefs. */
  designCount: z.int(),
  /** `null` where no design is open to collaboration. */
  openTo: z
    .object({ designCount: z.int(), preferences: z.array(z.string()), technologies: z.array(z.string()) })
    .nullable(),
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
