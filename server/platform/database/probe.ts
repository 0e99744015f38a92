import type pg from 'pg';
import type { Log } from '#server/platform/log.ts';
import { createPool } from './pool.ts';

/** Health checks need a quick answer, so a slower database counts as unavailable. */
const ANSWER_MS = 1_000;

/**
 * Asks whether the database answers, on a connection of its own: under overload, requests use all others. Questions at
 * the same time share one answer.
 */
export function createProbe(connection: pg.ClientConfig, log: Log) {
  const pool = createPool(connection, log, { size: 1, answerMs: ANSWER_MS });
  let asked: Promise<unknown> | undefined;
  return {
    /** @throws when no answer comes in time */
    async ask(): Promise<void> {
      asked ??= pool.query('select 1').finally(() => {
        asked = undefined;
      });
      await withinTime(asked);
    },
    close: () => pool.end(),
  };
}

async function withinTime(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const refuse = () => reject(new Error(`No answer within ${ANSWER_MS} ms`));
    // A busy process may have been late itself: an answer that has arrived is read before this.
    timer = setTimeout(() => setImmediate(refuse), ANSWER_MS);
  });
  answer.catch(() => {}); // a later failure was already reported
  await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
