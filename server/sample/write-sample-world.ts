import { sql } from 'kysely';
import type { Database } from '#server/platform/database/connect.ts';
import { lock } from '#server/platform/database/locks.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { communityBriefs, sampleWork } from './briefs.ts';
import { isEmpty } from './is-empty.ts';
import { oweSampleDesigns } from './owed-designs.ts';
import { JOINED_DAYS, samplePeople } from './people.ts';
import { daysBefore, writeCommunityBrief, writeWork } from './write-brief.ts';

interface Parts {
  database: Database;
  newId: () => string;
}

/**
 * Gives an empty installation a small world: people to sign in as while developing, community briefs, work in progress. All of
 * it appears, or nothing.
 * @returns whether it wrote anything.
 */
export async function writeSampleWorld(
  { database, newId }: Parts,
  { withPeople }: { withPeople: boolean },
): Promise<boolean> {
  // Most starts are not the first: they look without waiting for a lock.
  if (!(await isEmpty(database.kysely))) return false;
  return transaction(database.kysely, async (tx) => {
    // Two processes that start together write one world.
    await lock(tx, 'sample world');
    if (!(await isEmpty(tx))) return false;
    const now = await timeNow(tx);
    for (const brief of communityBriefs) await writeCommunityBrief(tx, newId, now, brief);
    if (withPeople) {
      await writePeople(tx, newId, now);
      await oweSampleDesigns(tx);
    }
    return true;
  });
}

async function writePeople(tx: Tx, newId: () => string, now: Date) {
  const ids = new Map<string, string>();
  const joined = daysBefore(now, JOINED_DAYS);
  for (const { handle, name, bio } of samplePeople) {
    const id = newId();
    ids.set(handle, id);
    const email = `${handle}@people.example`;
    await tx
      .insertInto('profiles')
      .values({ id, handle, display_name: name, email, bio, is_sample: true, created_at: joined, updated_at: joined })
      .execute();
  }
  for (const work of sampleWork) await writeWork(tx, newId, now, work, ids.get(work.by)!);
  await countThisMonthsBriefs(tx);
}

/** The quota says what the ledger says: briefs that were written in the UTC month that is running. */
async function countThisMonthsBriefs(tx: Tx) {
  await sql`
    update profiles p set briefs_generated = (
      select count(*) from brief_generations g
      where g.user_id = p.id and g.state = 'consumed' and g.quota_month = p.quota_month
    )
    where p.is_sample`.execute(tx);
}

async function timeNow(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  return rows[0]!.now;
}
