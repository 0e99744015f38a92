import pg from 'pg';
import { v7 as newId } from 'uuid';
import { composeBrief } from '#domain/brief/compose.ts';
import { checkBrief } from '#domain/brief/quality/check-brief.ts';
import { corpusInputs } from '#domain/brief/quality/corpus/check-corpus.ts';
import { signatureOf } from '#domain/brief/quality/originality.ts';
import { Random } from '#domain/random.ts';
import { createGate } from '#server/features/generation/gate.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { withDatabase } from '../installation.ts';
import type { Options } from '../main.ts';
import { median, type Report } from '../report.ts';

const EARLIER = 100_000;
const COMPOSED = 2_000;
const AT_ONCE = 1_000;
const ORDERS = 432;
const ROUNDS = 25;
const SIGNATURE = { slots: 256, digits: 4 };

/**
 * `npm run bench -- composer --rows 100000`: how long a person waits for a composed brief: alone, checked, and
 * compared with so many earlier ones. To compose that many takes minutes, so most are mixed from two composed
 * briefs of one kind; these are about as similar to a new brief as composed ones.
 */
export async function run(report: Report, options: Options) {
  const orders = corpusInputs(ORDERS, 'bench');
  const figure = (name: string, value: number, goal?: string) => report.figure({ name, value, unit: 'ms', goal });
  figure(`Composer: one brief, median of ${ORDERS}`, median(orders.map(msOf(composeBrief))), '< 5');
  const checked = orders.map(msOf((order) => checkBrief(composeBrief(order).content, order)));
  figure('Composer: the same, checked', median(checked));
  const earlier = Number(options.rows ?? EARLIER);
  await withDatabase(async ({ database }) => {
    await fill(database, earlier);
    const gate = createGate(database);
    const times: number[] = [];
    for (const order of orders.slice(0, ROUNDS)) {
      const started = performance.now();
      await gate(composeBrief(order).content, { ...order, userId: newId() } as never, null);
      times.push(performance.now() - started);
    }
    figure(`Composer: through the gate with ${earlier} earlier briefs`, median(times), '< 10');
    figure('Composer: the quickest of them', Math.min(...times));
  });
}

const msOf =
  <Item>(act: (item: Item) => unknown) =>
  (item: Item): number => {
    const started = performance.now();
    act(item);
    return performance.now() - started;
  };

async function fill({ connection }: Database, count: number) {
  // A connection of its own: the product limits a query to seconds, and filling may take minutes.
  const client = new pg.Client(connection);
  await client.connect();

  const random = new Random('earlier briefs');
  const composed = corpusInputs(Math.min(COMPOSED, count), 'earlier').map((input) => {
    const { content, skeleton } = composeBrief(input);
    return { ...input, kind: skeleton.case, signature: signatureOf(content) };
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

/** Takes each value from one of the two signatures. */
function mixed(one: string, other: string, random: Random): string {
  return Array.from({ length: SIGNATURE.slots }, (_, slot) =>
    (random.chance(0.5) ? one : other).slice(slot * SIGNATURE.digits, (slot + 1) * SIGNATURE.digits),
  ).join('');
}
