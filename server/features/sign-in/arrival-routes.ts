import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/sign-in.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { createSharedRateLimit } from '#server/platform/http/shared-rate-limit.ts';
import { findAccount, openAccount, rememberUse } from '#server/platform/identity/account.ts';
import type { Arrival } from '#server/platform/identity/arrival.ts';
import { takeAppCode, takeRecoveryCode } from '#server/platform/identity/codes.ts';
import { passkeyChallenges } from '#server/platform/identity/passkey-challenge.ts';
import { optionsToAsk, passkeysOf, verifyAsked } from '#server/platform/identity/passkeys.ts';
import { secondStepOf } from '#server/platform/identity/second-step.ts';
import { isFirstUse } from '#server/platform/identity/used-once.ts';
import { createRefusals, signInOver, tooOften } from './failure.ts';
import type { SignInParts } from './parts.ts';
import { accountsByIds } from './queries.ts';

/** Somebody who guesses has 720 tries a day. Three codes of a million are good at a time: a chance of 0.2 %. */
const SECOND_STEP = { burst: 6, perSecond: 1 / 120 };

/** A sign-in that waits: for the answer to a question, or for the second step. */
export function arrivalRoutes(app: FastifyInstance, parts: SignInParts) {
  const { inWords } = createRefusals(parts);
  const { database, entry, admission } = parts;
  const tries = createSharedRateLimit({ ...parts, kind: 'second step', limit: SECOND_STEP });
  const challenges = passkeyChallenges(parts);
  const nothing = {
    waitsFor: 'nothing' as const,
    way: '',
    address: null,
    accounts: [],
    mayOpenNew: false,
    byCode: false,
    byPasskey: false,
  };

  serve(app, calls.getArrival, async ({ request }) => {
    const arrival = await entry.waiting(request);
    if (!arrival) return nothing;
    // The page with this answer is for this browser alone, whatever its address.
    request.isVisitor = false;
    if (arrival.waitsFor === 'second step') {
      const step = await secondStepOf(database, arrival.userId);
      const by = { byCode: step?.byCode ?? false, byPasskey: step?.byPasskey ?? false };
      return { ...nothing, waitsFor: 'second step' as const, way: arrival.way, ...by };
    }
    const { proof } = arrival;
    const found = await inWords(findAccount(parts, proof));
    const accounts = await accountsByIds(database, found.userId === null ? found.sameAddress : [found.userId]);
    const mayOpenNew = admission?.takesNewPeople !== false;
    return {
      ...nothing,
      waitsFor: 'answer' as const,
      way: proof.way,
      address: proof.email,
      accounts,
      mayOpenNew,
    };
  });

  serve(app, calls.answerArrival, async ({ body, request, reply }) => {
    const arrival = await entry.waiting(request);
    if (arrival?.waitsFor !== 'answer') throw signInOver();
    await useUp(arrival);
    const { proof, returnTo } = arrival;
    const exchange = { request, reply };
    return inWords(
      (async () => {
        const found = await findAccount(parts, proof);
        // The question was answered in another tab meanwhile.
        if (found.userId !== null) return entry.arrive(exchange, proof, returnTo);
        if (body.account === null) {
          const userId = await openAccount(parts, proof);
          await rememberUse(database, proof);
          return entry.admit(exchange, { userId, way: proof.way, link: null, isRecovery: false, returnTo });
        }
        if (!found.sameAddress.includes(body.account)) throw signInOver();
        const isRecovery = proof.way === 'e-mail';
        return entry.admit(exchange, { userId: body.account, way: proof.way, link: proof, isRecovery, returnTo });
      })(),
    );
  });

  serve(app, calls.secondStepPasskeyOptions, async ({ request, reply }) => {
    const arrival = await entry.waiting(request);
    if (arrival?.waitsFor !== 'second step') throw signInOver();
    const { userId, passkey } = arrival;
    const all = await passkeysOf(database, userId);
    const others = all.filter((one) => one !== passkey);
    const options =
      others.length > 0 ? await optionsToAsk(parts, others) : await optionsToAsk(parts, all, { verifies: true });
    await challenges.give(reply, { challenge: options.challenge, purpose: 'second step', userId, displayName: null });
    return { options: JSON.stringify(options) };
  });

  serve(app, calls.verifySecondStep, async ({ body, request, reply }) => {
    const arrival = await entry.waiting(request);
    if (arrival?.waitsFor !== 'second step') throw signInOver();
    const { userId } = arrival;
    if (!(await tries.take(userId))) throw tooOften();
    if (!('code' in body ? await isCode(userId, body.code) : await isPasskey(arrival, body.passkey)))
      throw new AppError(
        'code_refused',
        'code' in body ? 'This code is not right, or was used already.' : 'This passkey did not confirm it is you.',
      );
    await useUp(arrival);
    return inWords(entry.enter({ request, reply }, arrival, 'mfa_challenge_verified'));

    /** Whoever has found the passkey that began the sign-in has nothing second. */
    async function isPasskey({ userId: whose, passkey }: { userId: string; passkey: string | null }, answer: string) {
      const given = await challenges.take(request, reply, 'second step');
      const verified = given?.userId === whose ? await verifyAsked(parts, given.challenge, answer) : null;
      if (verified?.userId !== whose) return false;
      return verified.isVerified || verified.credentialId !== passkey;
    }
  });

  /** Whoever has a copy of the cookie gets nothing by it. */
  async function useUp({ id }: Arrival): Promise<void> {
    if (!(await isFirstUse(database.pool, `arrival ${id}`))) throw signInOver();
  }

  async function isCode(userId: string, code: string): Promise<boolean> {
    return (await takeAppCode(parts, userId, code)) || takeRecoveryCode(parts, userId, code);
  }
}
