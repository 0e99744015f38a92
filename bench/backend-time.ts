import { readFileSync } from 'node:fs';
import type pg from 'pg';

/** PostgreSQL makes five plans with values before it keeps one, and `act` may use several connections. */
const WARM_UP = 24;

/**
 * Processor time that PostgreSQL spends on one call of `act`, in ms, once its plans are cached. Other work on the
 * machine does not change it; without figures from the kernel, the fastest wall-clock time is used.
 */
export async function backendMs(pool: pg.Pool, times: number, act: () => Promise<unknown>): Promise<number> {
  for (let n = 0; n < WARM_UP; n++) await act();
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

/** All connections are summed up, because the pool chooses which ones `act` uses. */
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
