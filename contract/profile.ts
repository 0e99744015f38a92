import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, industry } from './common.ts';
import { viewer } from './session.ts';

/** The person as they see and change themselves. */
export const ownProfile = viewer.extend({
  bio: z.string(),
  links: z.array(z.string()),
  /** Handles they had before, which still lead to their page, the latest first. */
  formerHandles: z.array(z.string()),
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

/** Lengths here stop machines; what a person is told comes from domain/person/profile.ts. */
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
      /** An own picture, brought by POST /api/media; `null` for none. */
      avatarMediaId: id.nullable(),
    })
    .partial(),
  answer: ownProfile,
  errors: ['handle_taken', 'media_not_found'],
});
