import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

const SECONDS = 2;
const CLIENTS = 8;

/**
 * How often a second the statements can be asked without any HTTP: by pgbench where the machine has it, else by `pg` alone.
 * `first` is SQL for the first value of each, in which `:n` is a number between 1 and `upTo`.
 */
export async function statementsPerSecond(
  connection: pg.ClientConfig,
  statements: readonly Statement[],
  first?: { sql: string; upTo: number },
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bf-bench-sql-'));
  try {
    const script = join(folder, 'script.sql');
    const lines = statements.map(
      ({ text, values }) => `${filledIn(text, first ? [null, ...values.slice(1)] : values, first?.sql)};`,
    );
    writeFileSync(script, [first ? `\\set n random(1, ${first.upTo})` : '', ...lines].join('\n'));
    const told = execFileSync(
      'pgbench',
      ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '1', '-T', String(SECONDS), '-f', script],
      { env: { ...process.env, ...environment(connection) }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );
    return Number(/tps = ([\d.]+)/.exec(told)![1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether pgbench is there; it does not come with the embedded PostgreSQL. */
export function hasPgbench(): boolean {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The same by connections of `pg`, each asking one after the other. */
export async function loopPerSecond(connection: pg.ClientConfig, statements: readonly Statement[]): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: CLIENTS });
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < end) {
        for (const [n, statement] of statements.entries()) await pool.query({ name: `loop-${n}`, ...statement });
        done += 1;
      }
    }),
  );
  await pool.end();
  return done / SECONDS;
}

/** A statement with its values written into it; pgbench takes `:MI` in the pattern of a time for a variable. */
function filledIn(text: string, values: readonly unknown[], first?: string): string {
  const written = values.map((value, n) => (n === 0 && first ? `(${first})` : literal(value)));
  return text.replaceAll('HH24:MI:SS', 'HH24":"MI":"SS').replace(/\$(\d+)/g, (_, n: string) => written[Number(n) - 1]!);
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  const text = Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join(',')}}` : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}

function environment({ host, port, user, password, database }: pg.ClientConfig): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ PGHOST: host, PGPORT: port, PGUSER: user, PGPASSWORD: password, PGDATABASE: database }).flatMap(
      ([name, value]) => (value === undefined ? [] : [[name, String(value)]]),
    ),
  );
}
