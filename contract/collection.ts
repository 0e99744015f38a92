import { z } from 'zod';
import { ABOUT_MAX, ITEMS_MAX, kinds, NOTE_MAX, TITLE_MAX } from '#domain/collection/collection.ts';
import { defineCall } from './call.ts';
import { id, industry, person, revision, style, time } from './common.ts';
import { picture } from './media.ts';
import { showcaseCard } from './showcase.ts';

/** One thing in a collection, as far as the viewer may see it. */
const note = z.string();
export const collectionItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('design'), id, note, design: showcaseCard }),
  z.object({
    kind: z.literal('brief'),
    id,
    note,
    brief: z.object({ title: z.string(), industry, styles: z.array(style) }),
  }),
  z.object({
    kind: z.literal('case-study'),
    id: z.string(),
    note,
    caseStudy: z.object({ title: z.string(), author: z.string(), picture: picture.nullable() }),
  }),
]);
export type CollectionItem = z.infer<typeof collectionItem>;

/** A collection in a list. */
export const collectionCard = z.object({
  id,
  title: z.string(),
  owner: person,
  isPublic: z.boolean(),
  /** The things that the viewer may see. */
  itemCount: z.int(),
  pictures: z.array(picture),
  /** Up to three further frames of the design in the first picture. */
  frames: z.array(picture),
  updatedAt: time,
});
export type CollectionCard = z.infer<typeof collectionCard>;

export const collectionView = z.object({
  id,
  title: z.string(),
  about: z.string(),
  owner: person,
  isMine: z.boolean(),
  isPublic: z.boolean(),
  revision,
  items: z.array(collectionItem),
  /** For the owner: how many things are no longer public; 0 for everybody else. */
  hiddenCount: z.int(),
  /** Path of the picture for link previews; `null` without one, and for a private collection. */
  linkPreview: z.string().nullable(),
  updatedAt: time,
});
export type CollectionView = z.infer<typeof collectionView>;

const params = z.strictObject({ id });
const thing = z.strictObject({ id, kind: z.enum(kinds), thingId: z.string().max(60).toLowerCase() });

export const listCollections = defineCall({
  method: 'GET',
  path: '/api/collections',
  summary: 'Public collections, newest first, twelve at a time',
  tag: 'showcase',
  who: 'anyone',
  query: z.strictObject({ cursor: z.string().max(200).optional() }),
  answer: z.object({ items: z.array(collectionCard), nextCursor: z.string().nullable() }),
});

export const listMyCollections = defineCall({
  method: 'GET',
  path: '/api/me/collections',
  summary: 'Own collections; with a thing, which of them have it',
  tag: 'me',
  who: 'person',
  query: z.strictObject({ kind: z.enum(kinds).optional(), thingId: z.string().max(60).optional() }),
  answer: z.object({ items: z.array(collectionCard.extend({ hasThing: z.boolean() })) }),
});
export type MyCollection = z.infer<typeof listMyCollections.answer>['items'][number];

export const getCollection = defineCall({
  method: 'GET',
  path: '/api/collections/:id',
  summary: 'A public collection, or an own one, with the things that the viewer may see',
  tag: 'showcase',
  who: 'anyone',
  params,
  answer: collectionView,
  errors: ['collection_not_found'],
});

export const putCollection = defineCall({
  method: 'PUT',
  path: '/api/collections/:id',
  summary: 'Begin a collection under an id of one’s own (revision 0), or change its title, text and visibility',
  tag: 'showcase',
  who: 'person',
  params,
  body: z.strictObject({
    title: z
      .string()
      .trim()
      .min(1, 'Give it a title')
      .max(TITLE_MAX, `Keep it under ${TITLE_MAX + 1} characters`),
    about: z
      .string()
      .trim()
      .max(ABOUT_MAX, `Keep it under ${ABOUT_MAX + 1} characters`)
      .default(''),
    isPublic: z.boolean(),
    revision,
  }),
  answer: z.object({ revision }),
  errors: ['collection_not_found', 'moved_on', 'limit_reached', 'too_many_requests'],
});

export const deleteCollection = defineCall({
  method: 'DELETE',
  path: '/api/collections/:id',
  summary: 'Delete an own collection; what is in it stays where it is',
  tag: 'showcase',
  who: 'person',
  params,
  answer: null,
  status: 204,
  errors: ['collection_not_found', 'too_many_requests'],
});

export const putCollectionItem = defineCall({
  method: 'PUT',
  path: '/api/collections/:id/:kind/:thingId',
  summary: 'Keep a design, a community brief or a case study in an own collection, or change its note',
  tag: 'showcase',
  who: 'person',
  params: thing,
  body: z.strictObject({
    note: z
      .string()
      .trim()
      .max(NOTE_MAX, `Keep it under ${NOTE_MAX + 1} characters`)
      .optional(),
  }),
  answer: null,
  status: 204,
  errors: ['collection_not_found', 'not_found', 'limit_reached', 'too_many_requests'],
});

export const removeCollectionItem = defineCall({
  method: 'DELETE',
  path: '/api/collections/:id/:kind/:thingId',
  summary: 'Take a thing out of an own collection',
  tag: 'showcase',
  who: 'person',
  params: thing,
  answer: null,
  status: 204,
  errors: ['collection_not_found', 'too_many_requests'],
});

export const orderCollection = defineCall({
  method: 'PUT',
  path: '/api/collections/:id/order',
  summary: 'The order of an own collection; things that are not named follow in their old order',
  tag: 'showcase',
  who: 'person',
  params,
  body: z.strictObject({ things: z.array(z.string().max(60)).max(ITEMS_MAX) }),
  answer: null,
  status: 204,
  errors: ['collection_not_found', 'too_many_requests'],
});
