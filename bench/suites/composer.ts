import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { v7 as newId } from 'uuid';
import { Random } from '#domain/brief/compose/random.ts';
import { composeBrief } from '#domain/brief/compose.ts';
import { checkBrief } from '#domain/brief/quality/check-brief.ts';
import { corpusInputs } from '#domain/brief/quality/corpus/check-corpus.ts';
import { signatureOf } from '#domain/brief/quality/originality.ts';
import { createGate } from '#server/features/generation/gate.ts';
import { connectDatabase, type Database } from '#server/platform/database/connect.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { scriptLog } from '../../scripts/log.ts';
import { median, type Report } from '../report.ts';

const EARLIER = 100_000;
const COMPOSED = 2_000;
const AT_ONCE = 1_000;
const ROUNDS = 25;
const SIGNATURE = { slots: 256, digits: 4 };

/**
 * One brief by the composer through the gate, and through the gate with `--rows` earlier briefs (100,000) to be compared with. Composing
 * that many would take minutes, so most are made of two composed ones of the same kind each: such a brief is about as like a new one as
 * they are.
 */
export async function run(report: Report, options: Record<string, unknown> = {}) {
  const orders = corpusInputs(ROUNDS * 8, 'bench');
  report.figure({
    name: `Composer and gate: one brief, median of ${orders.length}`,
    value: median(orders.map(msOf((order) => checkBrief(composeBrief(order).content, order)))),
    unit: 'ms',
    goal: '< 5',
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'bf-bench-'));
  const database = await connectDatabase({ dataDir, log: scriptLog });
  try {
    await migrate(database, { directory: join(import.meta.dirname, '../../server/platform/database/migrations') });
    const earlier = Number(options.rows ?? EARLIER);
    await fill(database, earlier);
    const gate = createGate(database);
    const times: number[] = [];
    for (const order of orders.slice(0, ROUNDS)) {
      const started = performance.now();
      await gate(composeBrief(order).content, { ...order, userId: newId() } as never, null);
      times.push(performance.now() - started);
    }
    report.figure({
      name: `The same, compared with ${earlier} earlier briefs`,
      value: median(times),
      unit: 'ms',
      goal: '< 50',
    });
    report.figure({ name: 'The same, the quickest of them', value: Math.min(...times), unit: 'ms' });
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const msOf =
  <Item>(act: (item: Item) => unknown) =>
  (item: Item): number => {
    const started = performance.now();
    act(item);
    return performance.now() - started;
  };

async function fill({ connection }: Database, count: number) {
  // A connection of its own: what the product asks may take seconds, filling may take minutes.
  const client = new pg.Client(connection);
  await client.connect();

  const random = new Random('earlier briefs');
  const composed = corpusInputs(Math.min(COMPOSED, count), 'earlier').map((input) => {
    const { content, skeleton } = composeBrief(input);
    return { ...input, kind: skeleton.kind, signature: signatureOf(content) };
  });
  const kinds = Map.groupBy(composed, ({ kind }) => kind);
  for (let at = 0; at < count; at += AT_ONCE) {
    const briefs = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, n) => {
      const one = random.pick(composed);
      const other = random.pick(kinds.get(one.kind)!);
      return {
        ...one,
        id: newId(),
        docket: `BF2026${100_000 + at + n}`,
        signature: mixed(one.signature, other.signature, random),
      };
    });
    await client.query(
      `insert into design_briefs (id, docket, industry, styles, title, content, engine, seed)
       select id, docket, industry, string_to_array(styles, ' '), docket, '{"deliverables": []}', 'composer', docket
       from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as earlier (id, docket, industry, styles)`,
      [
        briefs.map(({ id }) => id),
        briefs.map(({ docket }) => docket),
        briefs.map(({ industry }) => industry),
        briefs.map(({ styles }) => styles.join(' ')),
      ],
    );
    await client.query(
      'insert into brief_signatures (brief_id, signature) select * from unnest($1::uuid[], $2::text[])',
      [briefs.map(({ id }) => id), briefs.map(({ signature }) => signature)],
    );
  }
  await client.query('vacuum analyze brief_sketches');
  await client.end();
}

/** Each value of one of the two. */
function mixed(one: string, other: string, random: Random): string {
  return Array.from({ length: SIGNATURE.slots }, (_, slot) =>
    (random.chance(0.5) ? one : other).slice(slot * SIGNATURE.digits, (slot + 1) * SIGNATURE.digits),
  ).join('');
}
