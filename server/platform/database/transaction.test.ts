import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { afterCommit, beforeCommit, transaction } from './transaction.ts';

const database = await createTestDatabase();
await database.pool.query('CREATE TABLE shelf (name text PRIMARY KEY, books int NOT NULL)');
await database.pool.query(`INSERT INTO shelf VALUES ('left', 0), ('right', 0)`);
// Two of one number fail at the commit.
await database.pool.query('CREATE TABLE places (place int UNIQUE DEFERRABLE INITIALLY DEFERRED)');

test('what a failed transaction wrote is not there', async () => {
  const failure = new Error('the third step failed');
  const attempt = transaction(database.kysely, async (tx) => {
    await sql`UPDATE shelf SET books = 99`.execute(tx);
    throw failure;
  });
  await expect(attempt).rejects.toBe(failure);
  const { rows } = await database.pool.query('SELECT count(*) AS n FROM shelf WHERE books = 99');
  expect(rows).toEqual([{ n: 0 }]);
});

test('two transactions that take the same rows in opposite order both land', async () => {
  let bothHoldOne!: () => void;
  const meeting = new Promise<void>((resolve) => {
    bothHoldOne = resolve;
  });
  let holding = 0;
  const move = (first: string, second: string) =>
    transaction(database.kysely, async (tx) => {
      await sql`UPDATE shelf SET books = books + 1 WHERE name = ${first}`.execute(tx);
      if (++holding >= 2) bothHoldOne();
      await meeting;
      await sql`UPDATE shelf SET books = books + 1 WHERE name = ${second}`.execute(tx);
    });
  await Promise.all([move('left', 'right'), move('right', 'left')]);
  const { rows } = await database.pool.query('SELECT books FROM shelf');
  expect(rows).toEqual([{ books: 2 }, { books: 2 }]);
});

test('an act at the end of a transaction is its last step; one for after it runs only when the commit has succeeded', async () => {
  const seen: string[] = [];
  const put = (...places: number[]) =>
    transaction(database.kysely, async (tx) => {
      afterCommit(tx, () => seen.push('after'));
      beforeCommit(tx, async () => void seen.push('before'));
      for (const place of places) await sql`INSERT INTO places VALUES (${place})`.execute(tx);
      seen.push('work');
    });
  await put(1, 2);
  expect(seen.splice(0)).toEqual(['work', 'before', 'after']);
  await expect(put(3, 3)).rejects.toThrow('duplicate key');
  expect(seen).toEqual(['work', 'before']);
});

test('a transaction that was begun elsewhere is told that nothing runs at its end', async () => {
  const elsewhere = database.kysely.transaction().execute(async (tx) => afterCommit(tx, () => {}));
  await expect(elsewhere).rejects.toThrow('This transaction was not begun by transaction()');
});
