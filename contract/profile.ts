import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, industry } from './common.ts';
import { viewer } from './session.ts';

/** The viewer's own profile, to see and to change. */
export const ownProfile = viewer.extend({
  bio: z.string(),
  links: z.array(z.string()),
  /** Earlier handles that still lead to the page, newest first. */
  formerHandles: z.array(z.string()),
  /** One of those who run this installation. */
  isOperator: z.boolean(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

export const getProfile = defineCall({
  method: 'GET',
  path: '/api/profile',
  summary: 'The signed-in person, with their quota as it is now',
  tag: 'profile',
  who: 'person',
  answer: ownProfile,
});

/** This limit only stops machines. People's messages come from domain/person/profile.ts. */
const words = z.string().max(2_000);

export const changeProfile = defineCall({
  method: 'PATCH',
  path: '/api/profile',
  summary: 'Change what is said of oneself; what is left out stays as it is',
  tag: 'profile',
  who: 'person',
  body: z
    .strictObject({
      displayName: words,
      handle: words,
      bio: words,
      links: z.array(words).max(50),
      paper: industry,
      /** An uploaded picture (POST /api/media); `null` for none. */
      avatarMediaId: id.nullable(),
    })
    .partial(),
  answer: ownProfile,
  errors: ['handle_taken', 'media_not_found', 'too_many_requests'],
});

/** Counts of a person's data, for the texts about download and deletion. */
const belongings = z.object({
  briefs: z.int(),
  designs: z.int(),
  pictures: z.int(),
  pictureBytes: z.int(),
  caseStudies: z.int(),
  /** Shared with another person, and deleted for both. */
  collaborations: z.int(),
});
export type Belongings = z.infer<typeof belongings>;

export const getBelongings = defineCall({
  method: 'GET',
  path: '/api/profile/belongings',
  summary: 'How much there is to download, and to delete',
  tag: 'profile',
  who: 'person',
  answer: belongings,
});

export const deleteProfile = defineCall({
  method: 'DELETE',
  path: '/api/profile',
  summary: 'Delete the account with everything that is the person’s; confirmed by their handle',
  tag: 'profile',
  who: 'person',
  body: z.strictObject({ handle: words }),
  answer: null,
  status: 204,
});

/* GET /api/profile/export answers a zip and is a plain route: its body is not JSON. */
