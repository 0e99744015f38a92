import type pg from 'pg';
import type { Database } from '#server/platform/database/connect.ts';
import type { FloorQuery } from './floor-server.ts';
import { type Load, loadAlternately, type Wanted } from './load.ts';
import { type Running, startServer } from './processes.ts';
import type { Report } from './report.ts';

export function startFloor(database: Database, queries: Record<string, FloorQuery>): Promise<Running> {
  return startServer(['bench/floor-server.ts'], {
    BENCH_CONNECTION: JSON.stringify(database.connection),
    BENCH_QUERIES: JSON.stringify(queries),
  });
}

/** The database statements that the product runs for `act`; the last one answers. */
export async function queryOf(
  database: Database,
  act: (database: Database) => Promise<unknown>,
  page?: FloorQuery['page'],
): Promise<FloorQuery> {
  const queries: FloorQuery[] = [];
  const pool = {
    query({ text, values }: FloorQuery) {
      queries.push({ text, values });
      return database.pool.query({ text, values });
    },
  };
  await act({ ...database, pool: pool as unknown as pg.Pool });
  return { ...queries.at(-1)!, first: queries.slice(0, -1), ...(page && { page }) };
}

interface Compared {
  name: string;
  product: Wanted | (() => Wanted);
  floor: Wanted | (() => Wanted);
  /** The same question to both servers; their answers must be equal. */
  same: { product: Wanted; floor: Wanted };
  requests?: number;
  deadlineMs?: number;
  /** Runs before each measurement. */
  before?: () => Promise<void>;
  goal?: string;
}

/**
 * Requests a second of the product and of the bare server, measured alternately.
 * @throws unless both answer the same bytes
 */
export async function besideFloor(
  report: Report,
  { product, floor }: { product: Running; floor: Running },
  { name, same, requests = 4_000, deadlineMs = 3_000, before, goal, ...asks }: Compared,
): Promise<void> {
  const [ours, bare] = [await bodyOf(product, same.product), await bodyOf(floor, same.floor)];
  if (ours !== bare) throw new Error(`${name}: the floor answers something else:\n${bare}\n${ours}`);
  const bounds = { requests, deadlineMs };
  const loads: Record<'product' | 'floor', Load> = {
    floor: { port: floor.port, ask: asks.floor, ...bounds },
    product: { port: product.port, ask: asks.product, ...bounds },
  };
  const rates = await loadAlternately(loads, { before });
  report.figure({ name: `${name}: Fastify + pg`, value: rates.floor.perSecond, unit: 'a second' });
  report.figure({ name: `${name}: product`, value: rates.product.perSecond, unit: 'a second' });
  report.figure({ name: `${name}: product, 99 of 100 within`, value: rates.product.p99Ms, unit: 'ms' });
  report.figure({
    name: `${name}: product to Fastify + pg`,
    value: rates.product.perSecond / rates.floor.perSecond,
    unit: '',
    goal,
  });
}

export async function bodyOf({ port }: Running, { path, headers, method, body }: Wanted): Promise<string> {
  const once = { ...headers, connection: 'close' };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers: once, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return text;
}
