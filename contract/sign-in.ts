import { z } from 'zod';
import { defineCall } from './call.ts';
import { avatar, id } from './common.ts';

/** The ways to sign in that this installation has. */
export const waysToSignIn = z.object({
  /** In the order of their buttons. */
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whether a link by e-mail signs people in; in development, a page shows the e-mails. */
  email: z.enum(['no', 'smtp', 'development']),
  /** `accounts`: a passkey also opens a new account. */
  passkey: z.enum(['no', 'yes', 'accounts']),
});
export type WaysToSignIn = z.infer<typeof waysToSignIn>;

const entryEvent = z.enum(['signed_in', 'password_recovery', 'mfa_challenge_verified']);

const next = z.object({
  /** The path to go on to. */
  to: z.string(),
  /** `null` while the sign-in waits for an answer or the second step. */
  event: entryEvent.nullable(),
});
export type NextStep = z.infer<typeof next>;

const returnTo = z.string().max(2_000).default('/');
const email = z.email('Write an e-mail address, as ines@example.com').max(254);
/** JSON of the Web Authentication API, as @simplewebauthn/browser reads and writes it. */
const webAuthn = z.string().max(20_000);
const options = z.object({ options: z.string() });

export const getArrival = defineCall({
  method: 'GET',
  path: '/api/sign-in/arrival',
  summary: 'What the sign-in of this browser waits for',
  tag: 'session',
  who: 'anyone',
  answer: z.object({
    waitsFor: z.enum(['nothing', 'answer', 'second step']),
    /** The way that the person came: 'GitHub', 'e-mail'. */
    way: z.string(),
    /** The verified address that led to the question. */
    address: z.string().nullable(),
    /** Accounts of people with this address. */
    accounts: z.array(z.object({ id, handle: z.string(), displayName: z.string(), avatar })),
    mayOpenNew: z.boolean(),
    byCode: z.boolean(),
    byPasskey: z.boolean(),
  }),
});

export const answerArrival = defineCall({
  method: 'POST',
  path: '/api/sign-in/arrival',
  summary: 'Sign in to one of the accounts with the same address, or open a new account',
  tag: 'session',
  who: 'anyone',
  body: z.strictObject({ account: id.nullable() }),
  answer: next,
  errors: ['sign_in_refused', 'sign_in_over', 'too_many_requests'],
});

export const verifySecondStep = defineCall({
  method: 'POST',
  path: '/api/sign-in/second-step',
  summary: 'Confirm a sign-in by a code of the app, a recovery code or a passkey',
  tag: 'session',
  who: 'anyone',
  body: z.union([z.strictObject({ code: z.string().max(40) }), z.strictObject({ passkey: webAuthn })]),
  answer: next,
  errors: ['sign_in_refused', 'sign_in_over', 'code_refused', 'too_many_requests'],
});

export const secondStepPasskeyOptions = defineCall({
  method: 'POST',
  path: '/api/sign-in/second-step/passkey-options',
  summary: 'What the browser asks the passkey of the second step',
  tag: 'session',
  who: 'anyone',
  answer: options,
  errors: ['sign_in_over', 'too_many_requests'],
});

export const askForEmailLink = defineCall({
  method: 'POST',
  path: '/api/sign-in/email',
  summary: 'Send a link that signs in, for 15 minutes and once',
  tag: 'session',
  who: 'anyone',
  body: z.strictObject({ email, returnTo }),
  answer: null,
  status: 204,
  errors: ['sign_in_refused', 'not_found', 'too_many_requests', 'unavailable'],
});

export const getEmailLink = defineCall({
  method: 'GET',
  path: '/api/sign-in/email-link',
  summary: 'Whom a link from an e-mail would sign in',
  tag: 'session',
  who: 'anyone',
  query: z.object({ token: z.string().max(2_000) }),
  answer: z.object({ address: z.string(), adds: z.boolean() }),
  errors: ['sign_in_over'],
});

export const openEmailLink = defineCall({
  method: 'POST',
  path: '/api/sign-in/email-link',
  summary: 'Use a link from an e-mail on this device',
  tag: 'session',
  who: 'anyone',
  body: z.strictObject({ token: z.string().max(2_000) }),
  answer: next,
  errors: ['sign_in_refused', 'sign_in_over', 'too_many_requests'],
});

export const passkeyOptions = defineCall({
  method: 'POST',
  path: '/api/sign-in/passkey/options',
  summary: 'What the browser asks a passkey',
  tag: 'session',
  who: 'anyone',
  answer: options,
  errors: ['not_found', 'too_many_requests'],
});

export const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/api/sign-in/passkey',
  summary: 'Sign in with a passkey',
  tag: 'session',
  who: 'anyone',
  body: z.strictObject({ response: webAuthn, returnTo }),
  answer: next,
  errors: ['sign_in_refused', 'too_many_requests'],
});

export const passkeyAccountOptions = defineCall({
  method: 'POST',
  path: '/api/sign-in/passkey-account/options',
  summary: 'What the browser asks to make the passkey of a new account',
  tag: 'session',
  who: 'anyone',
  body: z.strictObject({ displayName: z.string().trim().min(1, 'Write your name').max(80) }),
  answer: options,
  errors: ['not_found', 'sign_in_refused', 'too_many_requests'],
});

export const openPasskeyAccount = defineCall({
  method: 'POST',
  path: '/api/sign-in/passkey-account',
  summary: 'Open an account with a passkey',
  tag: 'session',
  who: 'anyone',
  body: z.strictObject({ response: webAuthn, returnTo }),
  answer: next,
  errors: ['not_found', 'sign_in_refused', 'too_many_requests'],
});
