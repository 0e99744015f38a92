import { z } from 'zod';
import { defineCall } from './call.ts';
import { avatar, id, time } from './common.ts';
import { waysToSignIn } from './sign-in.ts';

/** The viewer's own data, as the header and the quota line need it. */
export const viewer = z.object({
  id,
  handle: z.string(),
  displayName: z.string(),
  email: z.string().nullable(),
  avatar,
  briefsGenerated: z.int(),
  /** −1 means unlimited. */
  briefsLimit: z.int(),
  /** Start of the next UTC month, when the count begins again. */
  quotaRenewsAt: time,
});
export type Viewer = z.infer<typeof viewer>;

const sessionAnswer = z.object({
  /** `null` when nobody is signed in. */
  viewer: viewer.nullable(),
  /** When the access token expires; `null` when nobody is signed in. */
  expiresAt: time.nullable(),
  ways: waysToSignIn,
});
export type SessionAnswer = z.infer<typeof sessionAnswer>;

export const getSession = defineCall({
  method: 'GET',
  path: '/api/session',
  summary: 'Who is signed in, until when, and their quota',
  tag: 'session',
  who: 'anyone',
  answer: sessionAnswer,
});

export const refreshSession = defineCall({
  method: 'POST',
  path: '/api/session/refresh',
  summary: 'Trade the refresh token for a new pair',
  tag: 'session',
  who: 'anyone',
  answer: sessionAnswer,
  errors: ['signed_out'],
});

/** A signed-in device. */
const signIn = z.object({
  id,
  /** 'Firefox on Linux'; empty when the browser does not tell. */
  device: z.string(),
  /** Whether it is the device of this request. */
  isThis: z.boolean(),
  begunAt: time,
  /** Accurate to about ten minutes. */
  lastSeenAt: time,
});
export type SignIn = z.infer<typeof signIn>;

export const listSignIns = defineCall({
  method: 'GET',
  path: '/api/me/sign-ins',
  summary: 'Devices where the person is signed in, this one first',
  tag: 'session',
  who: 'person',
  answer: z.object({ items: z.array(signIn) }),
});

export const endOtherSignIns = defineCall({
  method: 'DELETE',
  path: '/api/me/sign-ins',
  summary: 'Sign all other devices out',
  tag: 'session',
  who: 'person',
  answer: null,
  status: 204,
});

export const endSignIn = defineCall({
  method: 'DELETE',
  path: '/api/me/sign-ins/:id',
  summary: 'Sign out another device',
  tag: 'session',
  who: 'person',
  params: z.strictObject({ id }),
  answer: null,
  status: 204,
  errors: ['not_found'],
});

export const signOut = defineCall({
  method: 'POST',
  path: '/api/session/sign-out',
  summary: 'End this sign-in',
  tag: 'session',
  who: 'anyone',
  body: z.strictObject({ everywhere: z.boolean().default(false) }),
  answer: null,
  status: 204,
});
