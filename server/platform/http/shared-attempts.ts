import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { isUnavailable } from '#server/platform/database/unavailable.ts';
import { createAttempts, type Pace } from './attempts.ts';

/** $1 kind, $2 sender, $3 burst, $4 how many a second come back. A row when one more may be made now. */
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
  /** So that what is stored leads back to nobody's address. */
  secret: string;
  /** What is attempted; each kind is counted for itself. */
  kind: string;
  pace: Pace;
}

/**
 * Counts attempts by address over all processes. Whoever was too fast for this process alone is refused without asking the
 * database; while the database does not answer, this process counts alone.
 */
export function createSharedAttempts({ database, secret, kind, pace }: Parts) {
  const here = createAttempts(pace);
  return {
    async take(address: string): Promise<boolean> {
      const sender = senderOf(address);
      if (!here.take(sender)) return false;
      const hash = createHmac('sha256', secret).update(`${kind} ${sender}`).digest().subarray(0, 16);
      try {
        return (await takeAttempt(database.pool, kind, hash, pace.burst, pace.perSecond)).length > 0;
      } catch (error) {
        if (isUnavailable(error)) return true;
        throw error;
      }
    },
  };
}

/**
 * Counts what a person does, whatever becomes of it later, in the transaction in which they do it: what fails costs nothing, and what one
 * person does at once happens one after the other. @returns whether they may once more
 */
export async function takeOfPerson(tx: Tx, kind: string, userId: string, pace: Pace): Promise<boolean> {
  const sender = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return (await takeAttempt(tx, kind, sender, pace.burst, pace.perSecond)).length > 0;
}

/** Who has an IPv6 address has 2^64 of them: the network counts, its first four groups. */
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
