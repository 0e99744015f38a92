import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Call } from '#contract/call.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { AppError } from './errors.ts';

interface KeyedRequest {
  userId: string;
  /** Absent when the client sent no key: the act then simply runs. */
  key: string | null;
  call: Pick<Call, 'method' | 'path'>;
  /** All other input of the answer, except the person. */
  request: unknown;
}

/**
 * Runs `act` once per person and key and stores the key in the same transaction, so both are saved or neither. A
 * repeated request waits for the first one and gets its answer; the same key with another request is refused.
 */
export async function once<T>(tx: Transaction<Schema>, asked: KeyedRequest, act: () => Promise<T>): Promise<T> {
  if (!asked.key) return act();
  const route = `${asked.call.method} ${asked.call.path}`;
  const hash = createHash('sha256')
    .update(JSON.stringify([route, asked.request]))
    .digest();
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: asked.userId, key: asked.key, route, request_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) {
    const earlier = await tx
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'answer'])
      .where('user_id', '=', asked.userId)
      .where('key', '=', asked.key)
      .executeTakeFirstOrThrow();
    if (!earlier.request_hash.equals(hash)) throw idempotencyMismatch();
    return JSON.parse(earlier.answer ?? 'null') as T;
  }
  const result = await act();
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(result) })
    .where('user_id', '=', asked.userId)
    .where('key', '=', asked.key)
    .execute();
  return result;
}

function idempotencyMismatch() {
  return new AppError(
    'idempotency_mismatch',
    'This Idempotency-Key was already used for another request. Use a new key.',
  );
}
