import { belongingsIn } from '#server/platform/belongings/belongings.ts';
import { type Column, readGraph } from '#server/platform/belongings/graph.ts';
import type { Database } from '#server/platform/database/connect.ts';

const quote = (name: string) => `"${name}"`;

/**
 * Writes `mark` into every text, list of texts and JSON that is the person's, wherever the table's own rules let it stand: tables
 * that come later are planted in from the day they are there. @returns the columns that took it, as 'table.column'.
 */
export async function plant(database: Database, userId: string, mark: string): Promise<string[]> {
  const graph = await readGraph(database.pool);
  const planted: string[] = [];
  for (const { table, where, columns } of belongingsIn(graph)) {
    for (const column of graph.columns.get(table)!.filter(({ name }) => columns.includes(name))) {
      const value = markFor(column, mark);
      if (!value) continue;
      // What a rule of the table refuses (a state, a hash, an address) holds nobody's words.
      const done = await database.pool
        .query(`update ${quote(table)} t set ${quote(column.name)} = ${value} where ${where}`, [userId])
        .catch(() => null);
      if (done?.rowCount) planted.push(`${table}.${column.name}`);
    }
  }
  return planted;
}

/** Keys, and what is chosen from a list: nobody's words. */
const CHOSEN = /(^|_)(id|key|path|issuer|subject|industry|styles|docket)$/;

function markFor({ name, type }: Column, mark: string): string | null {
  const isKey = CHOSEN.test(name);
  if (type === 'text' && !isKey) return `left('${mark} ' || md5(random()::text), 60)`;
  if (type === 'text[]' && !isKey) return `array['${mark}']`;
  // What the program reads back keeps its shape.
  if (type === 'jsonb')
    return `case jsonb_typeof(${quote(name)}) when 'object' then ${quote(name)} || '{"mark": "${mark}"}' end`;
  return null;
}

/**
 * Makes a row of the person's in every table of theirs that has none, as far as guessing goes; what a table's rules refuse is left
 * out. With `plant` it covers tables that no test knows yet.
 */
export async function fillEmpty(database: Database, userId: string, otherId: string): Promise<void> {
  const graph = await readGraph(database.pool);
  const mine = belongingsIn(graph);
  // Twice: a row may need one of a table that comes later.
  for (const { table, where } of [...mine, ...mine]) {
    const { rows } = await database.pool.query(`select exists (select from ${quote(table)} t where ${where}) as some`, [
      userId,
    ]);
    if (rows[0].some) continue;
    const owner = /^t\.(\w+) = \$1$/.exec(where)?.[1];
    const { rows: needed } = await database.pool.query<Needed>(NEEDED, [table]);
    const values = needed.map(({ name, type, allowed }) => {
      const key = graph.references.find((one) => one.table === table && one.column === name);
      if (name === owner) return `'${userId}'`;
      if (key?.parent === 'profiles') return `'${otherId}'`;
      if (!key) return allowed ? `'${allowed}'` : (GUESSES[type] ?? `'x'`);
      const parents = mine.find((one) => one.table === key.parent);
      return `(select ${quote(key.parentColumn)} from ${quote(key.parent)} t where ${parents?.where ?? 'true'} limit 1)`;
    });
    const columns = needed.map(({ name }) => quote(name)).join(', ');
    const usesPerson = values.some((value) => value.includes('$1'));
    const insert = `insert into ${quote(table)} (${columns}) values (${values.join(', ')})`;
    await database.pool.query(insert, usesPerson ? [userId] : []).catch(() => null);
  }
}

interface Needed {
  name: string;
  type: string;
  /** The first of the values that a check of the column lists. */
  allowed: string | null;
}

const NEEDED = `
  select a.attname as name, format_type(a.atttypid, null) as type, (
    select substring(pg_get_constraintdef(k.oid) from $$ARRAY.'([^']+)'$$) from pg_constraint k
    where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]) as allowed
  from pg_attribute a
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull and not a.atthasdef
    and a.attidentity = ''`;

const GUESSES: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  integer: '3',
  bigint: '3',
  real: '1',
  'double precision': '1',
  boolean: 'true',
  jsonb: `'{}'`,
  date: 'current_date',
  'timestamp with time zone': 'now()',
  'text[]': `array['x']`,
};

/** Where the mark stands in the whole database, in any column of any table of any schema, whatever the case of its letters. */
export async function whereFound(database: Database, mark: string): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'm') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query(
      `select exists (select from ${name} t where position(lower($1) in lower(t::text)) > 0) as some`,
      [mark],
    );
    if (rows[0].some) found.push(name.replace(/^public\./, ''));
  }
  return found;
}
