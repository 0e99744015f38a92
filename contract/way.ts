import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, time } from './common.ts';

const way = z.object({
  id,
  kind: z.enum(['provider', 'email', 'passkey']),
  /** 'GitHub', 'E-mail', or the name of the passkey. */
  name: z.string(),
  /** The address at the provider, or the address of the links. */
  address: z.string().nullable(),
  addedAt: time,
  lastUsedAt: time.nullable(),
  /** False for a provider that this installation no longer has. */
  works: z.boolean(),
});
export type Way = z.infer<typeof way>;

const ways = z.object({
  items: z.array(way),
  /** Providers that can be added. */
  addable: z.array(z.object({ id: z.string(), name: z.string() })),
  canAddEmail: z.boolean(),
  canAddPasskey: z.boolean(),
  /** False when the person signed in too long ago to change anything. */
  canChange: z.boolean(),
  secondStep: z.object({
    byCode: z.boolean(),
    byPasskey: z.boolean(),
    /** Recovery codes that were not used. */
    codesLeft: z.int(),
  }),
});
export type Ways = z.infer<typeof ways>;

export const listWays = defineCall({
  method: 'GET',
  path: '/api/me/ways',
  summary: 'How the person signs in, and what can be added',
  tag: 'session',
  who: 'person',
  answer: ways,
});

export const removeWay = defineCall({
  method: 'DELETE',
  path: '/api/me/ways/:id',
  summary: 'Take a way to sign in away; the last one that works stays',
  tag: 'session',
  who: 'person',
  params: z.strictObject({ id }),
  answer: null,
  status: 204,
  errors: ['sign_in_again', 'not_found', 'last_way', 'too_many_requests'],
});

export const addProvider = defineCall({
  method: 'POST',
  path: '/api/me/ways/provider',
  summary: 'Begin to add a provider: the address to send the person to',
  tag: 'session',
  who: 'person',
  body: z.strictObject({ with: z.string().max(40) }),
  answer: z.object({ url: z.string() }),
  errors: ['sign_in_again', 'not_found', 'limit_reached', 'unavailable'],
});

export const addEmail = defineCall({
  method: 'POST',
  path: '/api/me/ways/email',
  summary: 'Send a link that adds an e-mail address as a way to sign in',
  tag: 'session',
  who: 'person',
  body: z.strictObject({ email: z.email('Write an e-mail address, as ines@example.com').max(254) }),
  answer: null,
  status: 204,
  errors: ['sign_in_again', 'sign_in_refused', 'not_found', 'limit_reached', 'too_many_requests', 'unavailable'],
});

export const passkeyToAdd = defineCall({
  method: 'POST',
  path: '/api/me/ways/passkey/options',
  summary: 'What the browser asks to make a passkey',
  tag: 'session',
  who: 'person',
  answer: z.object({ options: z.string() }),
  errors: ['sign_in_again', 'not_found'],
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/me/ways/passkey',
  summary: 'Add a passkey',
  tag: 'session',
  who: 'person',
  body: z.strictObject({ response: z.string().max(20_000), name: z.string().trim().min(1).max(60) }),
  answer: null,
  status: 204,
  errors: ['sign_in_again', 'not_found', 'code_refused', 'too_many_requests', 'limit_reached'],
});

export const beginCodes = defineCall({
  method: 'POST',
  path: '/api/me/second-step/app',
  summary: 'Begin a second step by an app: the secret, as text and as a picture',
  tag: 'session',
  who: 'person',
  answer: z.object({
    secret: z.string(),
    address: z.string(),
    /** A square of modules for the camera: the path of the dark ones in an SVG of `size` units. */
    picture: z.object({ size: z.int(), path: z.string() }),
  }),
  errors: ['sign_in_again', 'conflict'],
});

export const confirmCodes = defineCall({
  method: 'PUT',
  path: '/api/me/second-step/app',
  summary: 'Switch the second step by an app on with its first code; answers the recovery codes',
  tag: 'session',
  who: 'person',
  body: z.strictObject({ code: z.string().max(40) }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['sign_in_again', 'conflict', 'code_refused', 'too_many_requests'],
});

export const chooseSecondPasskey = defineCall({
  method: 'PUT',
  path: '/api/me/second-step/passkey',
  summary: 'Whether a passkey confirms each sign-in',
  tag: 'session',
  who: 'person',
  body: z.strictObject({ isOn: z.boolean() }),
  answer: null,
  status: 204,
  errors: ['sign_in_again', 'conflict', 'too_many_requests'],
});

export const endCodes = defineCall({
  method: 'POST',
  path: '/api/me/second-step/app/end',
  summary: 'Switch the second step by an app off, with a code of it or a recovery code',
  tag: 'session',
  who: 'person',
  body: z.strictObject({ code: z.string().max(40) }),
  answer: null,
  status: 204,
  errors: ['code_refused', 'too_many_requests'],
});
