import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as calls from '#contract/way.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { createSharedRateLimit } from '#server/platform/http/shared-rate-limit.ts';
import {
  newAppSecret,
  newRecoveryCodes,
  sealSecret,
  takeAppCode,
  takeRecoveryCode,
} from '#server/platform/identity/codes.ts';
import type { Entry } from '#server/platform/identity/entry.ts';
import { expectFresh } from './fresh-sign-in.ts';
import { qrPath } from './qr-path.ts';
import { handleOf, lockPerson, waysOf } from './queries.ts';

interface Parts {
  entry: Entry;
  database: Database;
  secret: string;
  clock: () => Date;
}

const TRIES = { burst: 10, perSecond: 1 / 60 };

/** The second step: a code of an app, or a passkey, at every sign-in. */
export function secondStepRoutes(app: FastifyInstance, parts: Parts) {
  const { database, secret: key } = parts;
  const tries = createSharedRateLimit({ ...parts, kind: 'second step settings', limit: TRIES });

  serve(app, calls.beginCodes, async ({ person }) => {
    await expectFresh(database, person);
    const { secret, address } = await newAppSecret(await handleOf(database.kysely, person.userId));
    const totp_sealed = await sealSecret(secret, key);
    const begun = await database.kysely
      .insertInto('second_steps')
      .values({ user_id: person.userId, totp_sealed })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ totp_sealed, totp_last_step: 0 })
          .where('second_steps.totp_confirmed_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (!begun) throw isOnAlready();
    return { secret, address, picture: await qrPath(address) };
  });

  serve(app, calls.confirmCodes, async ({ body, person, request }) => {
    await expectFresh(database, person);
    const { userId } = person;
    if (!(await tries.take(userId))) throw tooOften();
    if (!(await takeAppCode(parts, userId, body.code, false))) throw wrongCode();
    const recoveryCodes = await transaction(database.kysely, async (tx) => {
      const switched = await tx
        .updateTable('second_steps')
        .set({ totp_confirmed_at: new Date() })
        .where('user_id', '=', userId)
        .where('totp_confirmed_at', 'is', null)
        .executeTakeFirst();
      if (switched.numUpdatedRows === 0n) throw isOnAlready();
      return newRecoveryCodes(tx, userId);
    });
    parts.entry.tellChange(request, userId, 'The second step by codes was switched on.');
    return { recoveryCodes };
  });

  serve(app, calls.endCodes, async ({ body, person, request }) => {
    const { userId } = person;
    if (!(await tries.take(userId))) throw tooOften();
    if (!(await takeAppCode(parts, userId, body.code)) && !(await takeRecoveryCode(parts, userId, body.code)))
      throw wrongCode();
    await transaction(database.kysely, async (tx) => {
      await tx
        .updateTable('second_steps')
        .set({ totp_sealed: null, totp_confirmed_at: null })
        .where('user_id', '=', userId)
        .execute();
      await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    });
    parts.entry.tellChange(request, userId, 'The second step by codes was switched off.');
    return undefined;
  });

  serve(app, calls.chooseSecondPasskey, async ({ body: { isOn }, person, request }) => {
    await expectFresh(database, person);
    const { userId } = person;
    if (!(await tries.take(userId))) throw tooOften();
    await transaction(database.kysely, async (tx) => {
      // No way is taken away meanwhile.
      await lockPerson(tx, userId);
      const ways = await waysOf(tx, userId);
      if (isOn && !ways.some(({ issuer }) => issuer === null)) throw new AppError('conflict', 'Add a passkey first.');
      if (isOn && ways.length < 2)
        throw new AppError('conflict', 'This passkey is your only way to log in. Add another one first.');
      await sql`
        insert into second_steps (user_id, by_passkey) values (${userId}, ${isOn})
        on conflict (user_id) do update set by_passkey = excluded.by_passkey`.execute(tx);
    });
    parts.entry.tellChange(request, userId, `The second step by passkey was switched ${isOn ? 'on' : 'off'}.`);
    return undefined;
  });
}

function isOnAlready() {
  return new AppError('conflict', 'Your app is connected already. Switch it off to connect another one.');
}

function wrongCode() {
  return new AppError('code_refused', 'This code is not right, or was used already. Type the newest one.');
}

function tooOften() {
  return new AppError('too_many_requests', 'You tried too often. Wait a minute, then try again.', {
    retryAfterSeconds: 60,
  });
}
