import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { isUnavailable } from '#server/platform/database/unavailable.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** $1 kind, $2 sender, $3 burst, $4 new attempts each second. Returns a row when one more attempt is allowed now. */
const takeAttempt = prepared(
  'take_attempt',
  `insert into attempts as known (kind, sender, spare, at) values ($1, $2, $3::real - 1, clock_timestamp())
   on conflict (kind, sender) do update set
     spare = least($3::real, known.spare + greatest(0, extract(epoch from clock_timestamp() - known.at)) * $4::real) - 1,
     at = clock_timestamp()
   where least($3::real, known.spare + greatest(0, extract(epoch from clock_timestamp() - known.at)) * $4::real) >= 1
   returning 1 as taken`,
);

interface Parts {
  database: Pick<Database, 'pool'>;
  /** The key of the hash, so that stored data does not reveal an address. */
  secret: string;
  /** The kind of attempt. Each kind is counted separately. */
  kind: string;
  limit: RateLimit;
}

/**
 * Counts attempts by address over all processes. This process refuses first without the database, and counts alone
 * while the database does not answer.
 */
export function createSharedRateLimit({ database, secret, kind, limit }: Parts) {
  const here = createRateLimit(limit);
  return {
    async take(address: string): Promise<boolean> {
      const sender = senderOf(address);
      if (!here.take(sender)) return false;
      const hash = createHmac('sha256', secret).update(`${kind} ${sender}`).digest().subarray(0, 16);
      try {
        return (await takeAttempt(database.pool, kind, hash, limit.burst, limit.perSecond)).length > 0;
      } catch (error) {
        if (isUnavailable(error)) return true;
        throw error;
      }
    },
  };
}

/**
 * Counts a person's actions in the transaction of the action: a failed action is not counted, and parallel actions run
 * one after the other.
 * @returns whether one more is allowed
 */
export async function countAttemptOf(tx: Tx, kind: string, userId: string, limit: RateLimit): Promise<boolean> {
  const sender = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return (await takeAttempt(tx, kind, sender, limit.burst, limit.perSecond)).length > 0;
}

/** An IPv6 user has 2^64 addresses, so the network (the first four groups) is counted. */
export function senderOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('%')[0]!.toLowerCase().split('::');
  const head = before ? before.split(':') : [];
  const tail = after ? after.split(':') : [];
  const groups = after === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
