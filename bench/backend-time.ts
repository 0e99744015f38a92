import { readFileSync } from 'node:fs';
import type pg from 'pg';

/**
 * Processor time that PostgreSQL spends on an act, in ms a time, once its plans are kept. On a machine with other work this is
 * what stays the same; everything these acts read is in memory. Where the kernel does not tell, the fastest time on the clock.
 */
export async function backendMs(pool: pg.Pool, times: number, act: () => Promise<unknown>): Promise<number> {
  for (let n = 0; n < 8; n++) await act();
  const before = await onProcessor(pool);
  const clock: number[] = [];
  for (let n = 0; n < times; n++) {
    const started = performance.now();
    await act();
    clock.push(performance.now() - started);
  }
  const after = await onProcessor(pool);
  return before === null || after === null ? Math.min(...clock) : (after - before) / times;
}

/** Of all connections together: which of them an act takes is the pool's choice. */
async function onProcessor(pool: pg.Pool): Promise<number | null> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' order by pid`,
  );
  try {
    return rows.reduce(
      (sum, { pid }) => sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
      0,
    );
  } catch {
    return null;
  }
}
