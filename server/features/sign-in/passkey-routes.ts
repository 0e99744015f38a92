import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/sign-in.ts';
import { safePath } from '#domain/navigation/safe-path.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { createSharedRateLimit } from '#server/platform/http/shared-rate-limit.ts';
import { addressOf } from '#server/platform/identity/account.ts';
import { isAllowed, notAllowed, OPEN_TO_ALL } from '#server/platform/identity/admission.ts';
import { createPerson } from '#server/platform/identity/create-person.ts';
import { passkeyChallenges } from '#server/platform/identity/passkey-challenge.ts';
import {
  optionsToAsk,
  optionsToMake,
  storePasskey,
  verifyAsked,
  verifyMade,
} from '#server/platform/identity/passkeys.ts';
import { ATTEMPTS } from '#server/platform/identity/sign-in-routes.ts';
import { createRefusals, tooOften } from './failure.ts';
import type { SignInParts } from './parts.ts';

const WAY = 'passkey';

/** Signing in with a passkey, and opening an account with nothing else where the operator wants that. */
export function passkeyRoutes(app: FastifyInstance, parts: SignInParts) {
  const { inWords, refused } = createRefusals(parts);
  const { database, entry, newId, passkeys, admission = OPEN_TO_ALL } = parts;
  const challenges = passkeyChallenges(parts);
  const attempts = createSharedRateLimit({ ...parts, kind: 'passkey', limit: ATTEMPTS });

  serve(app, calls.passkeyOptions, async ({ request, reply }) => {
    if (passkeys === 'no') throw notFound();
    if (!(await attempts.take(request.ip))) throw tooOften();
    const options = await optionsToAsk(parts);
    await challenges.give(reply, { challenge: options.challenge, purpose: 'sign in', userId: null, displayName: null });
    return { options: JSON.stringify(options) };
  });

  serve(app, calls.signInWithPasskey, async ({ body, request, reply }) => {
    if (!(await attempts.take(request.ip))) throw tooOften();
    const given = passkeys === 'no' ? null : await challenges.take(request, reply, 'sign in');
    const verified = given && (await verifyAsked(parts, given.challenge, body.response));
    if (!verified) {
      parts.counters?.add('sign_ins', { way: WAY, outcome: 'failed' });
      throw refused('failed');
    }
    const { userId, credentialId: passkey, isVerified } = verified;
    const email = (await addressOf(database.kysely, userId))?.email ?? null;
    if (!isAllowed(admission, email)) throw refused(notAllowed(email));
    const admitted = { userId, way: WAY, passkey, link: null, isRecovery: false, returnTo: safePath(body.returnTo) };
    // A device that asked for a finger, a face or a PIN has shown two things at once.
    return inWords(entry.admit({ request, reply }, admitted, { isStrong: isVerified }));
  });

  serve(app, calls.passkeyAccountOptions, async ({ body, request, reply }) => {
    refuseNewPeople();
    if (!(await attempts.take(request.ip))) throw tooOften();
    const { displayName } = body;
    const id = newId();
    const options = await optionsToMake(parts, { id, handle: displayName, displayName }, []);
    await challenges.give(reply, { challenge: options.challenge, purpose: 'open account', userId: id, displayName });
    return { options: JSON.stringify(options) };
  });

  serve(app, calls.openPasskeyAccount, async ({ body, request, reply }) => {
    refuseNewPeople();
    if (!(await attempts.take(request.ip))) throw tooOften();
    const given = await challenges.take(request, reply, 'open account');
    const made = given?.userId && (await verifyMade(parts, given.challenge, body.response));
    if (!made) throw refused('failed');
    const userId = given.userId!;
    await transaction(database.kysely, async (tx) => {
      await createPerson(tx, userId, { name: given.displayName, email: null }, admission.briefsAMonth);
      if (!(await storePasskey(tx, userId, { ...made, name: 'Passkey' }))) throw refused('failed');
    });
    const admitted = { userId, way: WAY, link: null, isRecovery: false, returnTo: safePath(body.returnTo) };
    return inWords(entry.admit({ request, reply }, admitted));
  });

  function refuseNewPeople() {
    if (passkeys !== 'accounts') throw notFound();
    if (!admission.takesNewPeople) throw refused('no_new_people');
    if (!isAllowed(admission, null)) throw refused(notAllowed(null));
  }
}
