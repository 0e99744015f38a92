import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/way.ts';
import { links } from '#domain/navigation/links.ts';
import { refusalText } from '#domain/person/sign-in-refusal.ts';
import { quoted } from '#domain/text/quoted.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { AppError, notFound } from '#server/platform/http/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { createSharedRateLimit } from '#server/platform/http/shared-rate-limit.ts';
import { addressOf } from '#server/platform/identity/account.ts';
import { isAllowed, OPEN_TO_ALL } from '#server/platform/identity/admission.ts';
import type { Entry, EntryParts } from '#server/platform/identity/entry.ts';
import type { IdentityProvider } from '#server/platform/identity/identity-provider.ts';
import { passkeyChallenges } from '#server/platform/identity/passkey-challenge.ts';
import { optionsToMake, passkeysOf, storePasskey, verifyMade } from '#server/platform/identity/passkeys.ts';
import { createLinkSender } from '#server/platform/identity/send-link.ts';
import type { BeginLink } from '#server/platform/identity/sign-in-routes.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import { expectFresh, isFresh } from './fresh-sign-in.ts';
import { deleteWay, handleOf, lockPerson, secondStepRow, waysOf } from './queries.ts';
import { secondStepRoutes } from './second-step-routes.ts';
import { viewWay } from './view.ts';

export interface WayParts extends EntryParts {
  entry: Entry;
  providers: readonly IdentityProvider[];
  beginLink: BeginLink;
  mailer?: Mailer | undefined;
  passkeys: 'no' | 'yes' | 'accounts';
}

/** All ways of a person at once, then one in three minutes: an e-mail tells of each, and a way can be added anew. */
const REMOVALS = { burst: 30, perSecond: 1 / 180 };

/** More than anybody needs. Each e-mail address of a domain would be one. */
const WAYS_MAX = 30;

/** How a person signs in: what they see, add and take away in the settings. */
export function wayRoutes(app: FastifyInstance, parts: WayParts) {
  const { database, providers, mailer, admission = OPEN_TO_ALL } = parts;
  const offered = { providers, email: mailer !== undefined, passkeys: parts.passkeys !== 'no' };
  const challenges = passkeyChallenges(parts);
  const sendLink = createLinkSender(parts);
  const removals = createSharedRateLimit({ ...parts, kind: 'ways removed', limit: REMOVALS });

  serve(app, calls.listWays, async ({ person }) => {
    const items = (await waysOf(database.kysely, person.userId)).map((row) => viewWay(row, offered));
    const has = new Set(items.map(({ name }) => name));
    return {
      items,
      addable: providers.filter(({ name }) => !has.has(name)).map(({ id, name }) => ({ id, name })),
      canAddEmail: offered.email,
      canAddPasskey: offered.passkeys,
      canChange: await isFresh(database, person),
      secondStep: await secondStepRow(database.kysely, person.userId),
    };
  });

  serve(app, calls.removeWay, async ({ params, person, request }) => {
    await expectFresh(database, person);
    if (!(await removals.take(person.userId))) throw tooManyRemovals();
    const had = await addressOf(database.kysely, person.userId);
    await transaction(database.kysely, async (tx) => {
      await lockPerson(tx, person.userId);
      const ways = (await waysOf(tx, person.userId)).map((row) => viewWay(row, offered));
      if (!ways.some(({ id }) => id === params.id)) throw notFound('This way to log in is already removed.');
      if (!ways.some(({ id, works }) => works && id !== params.id)) throw lastWay();
      await deleteWay(tx, person.userId, params.id);
    });
    request.log.info({ userId: person.userId }, 'A way to sign in was taken away');
    parts.entry.tellChange(request, person.userId, 'A way to log in was removed.', had);
    return undefined;
  });

  /** @throws limit_reached; links that are on their way may still add some */
  async function expectRoom(userId: string) {
    if ((await waysOf(database.kysely, userId)).length >= WAYS_MAX)
      throw new AppError('limit_reached', `You have ${WAYS_MAX} ways to log in, which is the limit. Remove one first.`);
  }

  serve(app, calls.addProvider, async ({ body, person, reply }) => {
    await expectFresh(database, person);
    await expectRoom(person.userId);
    const url = await parts.beginLink(reply, body.with, person.userId).catch((cause: unknown) => {
      throw new AppError('unavailable', 'This provider cannot be reached right now. Try again in a moment.', { cause });
    });
    if (!url) throw notFound();
    return { url };
  });

  serve(app, calls.addEmail, async ({ body, person, request, reply }) => {
    if (!mailer) throw notFound();
    await expectFresh(database, person);
    await expectRoom(person.userId);
    const email = body.email.toLowerCase();
    if (!isAllowed(admission, email)) throw new AppError('sign_in_refused', refusalText('not_allowed'));
    await sendLink({ request, reply }, mailer, { email, returnTo: links.waysToLogIn(), linkTo: person.userId });
    return undefined;
  });

  serve(app, calls.passkeyToAdd, async ({ person, reply }) => {
    if (!offered.passkeys) throw notFound();
    await expectFresh(database, person);
    const { userId } = person;
    const options = await optionsToMake(
      parts,
      await handleOf(database.kysely, userId),
      await passkeysOf(database, userId),
    );
    await challenges.give(reply, { challenge: options.challenge, purpose: 'add', userId, displayName: null });
    return { options: JSON.stringify(options) };
  });

  serve(app, calls.addPasskey, async ({ body, person, request, reply }) => {
    if (!offered.passkeys) throw notFound();
    await expectFresh(database, person);
    const given = await challenges.take(request, reply, 'add');
    const made = given?.userId === person.userId ? await verifyMade(parts, given.challenge, body.response) : null;
    const isStored =
      made !== null &&
      (await transaction(database.kysely, async (tx) => {
        await makeRoom(tx, 'passkeys', person.userId, { user_id: person.userId });
        return storePasskey(tx, person.userId, { ...made, name: body.name });
      }));
    if (!isStored) throw new AppError('code_refused', 'This passkey could not be added. Try again.');
    request.log.info({ userId: person.userId }, 'A passkey was added');
    parts.entry.tellChange(request, person.userId, `The passkey ${quoted(body.name)} was added as a way to log in.`);
    return undefined;
  });

  secondStepRoutes(app, parts);
}

function tooManyRemovals() {
  return new AppError('too_many_requests', 'You have removed many ways to log in just now. Wait three minutes.', {
    retryAfterSeconds: 180,
  });
}

function lastWay() {
  return new AppError('last_way', 'This is the only way you can log in by. Add another one first.');
}
