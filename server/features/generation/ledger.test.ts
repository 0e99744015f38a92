import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { signedInAs } from '#test/app.ts';
import { buildBriefContent } from '#test/brief-content.ts';
import { createTestDatabase } from '#test/database.ts';
import { cancel, refundPlace, reservePlace } from './ledger.ts';
import { insertGeneration } from './queries.ts';
import { storeNewBrief } from './store-brief.ts';

/*
 * Everything that can end a generation, at the same moment. LEDGER_RUNS=1000 is the long version. Without `state = 'reserved'`
 * in one of the endings, the first runs fail.
 */
const RUNS = Number(process.env.LEDGER_RUNS ?? 12);
const LIMIT = 3;

const database = await createTestDatabase();
const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => transaction(database.kysely, work);

const finished = { content: buildBriefContent(), seed: 's', skeleton: null, attempt: 1, gate: null };

type Ending = 'keep' | 'fail' | 'sweep' | 'cancel';

async function begin(userId: string): Promise<string | null> {
  return inTransaction(async (tx) => {
    const place = await reservePlace(tx, userId);
    if (!place) return null;
    const id = newId();
    const chosen = { industry: 'food', styles: ['retro'], level: 'professional', timeBoxDays: null };
    await insertGeneration(tx, {
      id,
      userId,
      ...chosen,
      seed: 's',
      month: place.month,
      replacesId: null,
      engine: 'composer',
    });
    return id;
  });
}

const endings: Record<Ending, (id: string, userId: string) => Promise<unknown>> = {
  keep: (id, userId) =>
    inTransaction((tx) =>
      storeNewBrief(tx, finished, { generationId: id, userId, newId, by: { engine: 'composer', model: null } }),
    ),
  fail: (id, userId) => inTransaction((tx) => refundPlace(tx, { id, userId, reason: 'failed' })),
  sweep: (id, userId) => inTransaction((tx) => refundPlace(tx, { id, userId, reason: 'interrupted' })),
  cancel: (id, userId) => inTransaction((tx) => cancel(tx, id, userId)),
};

async function books(userId: string) {
  const { rows } = await database.pool.query(
    `select p.briefs_generated as counted,
       (select count(*) from brief_generations g where g.user_id = p.id and g.state <> 'refunded') as taken,
       (select count(*) from brief_generations g where g.user_id = p.id and g.state = 'consumed') as consumed,
       (select count(*) from design_briefs b where b.user_id = p.id) as stored
     from profiles p where p.id = $1`,
    [userId],
  );
  return rows[0] as { counted: number; taken: number; consumed: number; stored: number };
}

test('QUOTA-3 however generations end, and whoever ends them at once, the count is the briefs and the open places', {
  timeout: 90_000 + RUNS * 1_000,
}, async () => {
  const ending = fc.constantFrom<Ending>('keep', 'fail', 'sweep', 'cancel');
  const history = fc.array(fc.array(ending, { maxLength: 5 }), { minLength: 2, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(history, async (generations) => {
      const { userId } = await signedInAs(database, { limit: LIMIT });
      await Promise.all(
        generations.map(async (ends) => {
          const id = await begin(userId);
          if (id) await Promise.all(ends.map((end) => endings[end](id, userId)));
        }),
      );
      const { counted, taken, consumed, stored } = await books(userId);
      expect(counted).toBe(taken);
      expect(stored).toBe(consumed);
      expect(counted).toBeLessThanOrEqual(LIMIT);
    }),
    { numRuns: RUNS },
  );
});
