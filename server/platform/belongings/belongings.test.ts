import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { belongingsIn, personalTables } from './belongings.ts';
import { type Graph, readGraph } from './graph.ts';
import { belongingRules } from './rules.ts';

const database = await createTestDatabase();
const graph = await readGraph(database.pool);

test('whose the rows of a table are follows from its keys', () => {
  const found = new Map(belongingsIn(graph).map(({ table, where }) => [table, where]));
  expect(found.get('profiles')).toBe('t.id = $1');
  expect(found.get('design_submissions')).toBe('t.user_id = $1');
  expect(found.get('submission_frames')).toBe(
    't.submission_id in (select t.id from design_submissions t where t.user_id = $1)',
  );
  expect(found.get('submission_likes')).toBe('t.user_id = $1');
  expect(found.has('sessions')).toBe(false);
  expect(found.has('signing_keys')).toBe(false);
});

test('a table that names two people says whose its rows are', () => {
  const references = [
    {
      table: 'letters',
      column: 'from_id',
      parent: 'profiles',
      parentColumn: 'id',
      onDelete: 'cascade',
      isDeferrable: false,
    },
    {
      table: 'letters',
      column: 'to_id',
      parent: 'profiles',
      parentColumn: 'id',
      onDelete: 'cascade',
      isDeferrable: false,
    },
  ] as const;
  const columns = new Map([['letters', [{ name: 'from_id', type: 'uuid' }]]]);
  expect(() => belongingsIn({ columns, references } as Graph)).toThrow(
    /letters names several people \(from_id, to_id\)/,
  );
});

test('every rule is about a table and columns that are there', () => {
  for (const [table, rule] of Object.entries(belongingRules)) {
    const columns = graph.columns.get(table)?.map(({ name }) => name);
    expect(columns, table).toBeDefined();
    if ('leftOut' in rule) continue;
    const named = rule.flatMap(({ owner, omit = [] }) => [owner, ...omit]);
    expect(columns, table).toEqual(expect.arrayContaining(named));
  }
});

test('SIGN-13 no column of the download looks like a secret', () => {
  const secret = /(^|_)(token|secret|key|hash|sealed|seed|skeleton)$/;
  const found = belongingsIn(graph).flatMap(({ table, columns }) =>
    columns.filter((name) => secret.test(name)).map((name) => `${table}.${name}`),
  );
  // A requirement's place, the file of an import, and fingerprints of what is in the download itself.
  expect(new Set(found)).toEqual(
    new Set([
      'brief_deliverable_ticks.key',
      'design_file_imports.file_key',
      'media.hash',
      'workspaces.agreement_hash',
      'workspaces.confirmed_hash',
    ]),
  );
});

test('SIGN-13 nothing that is a person’s stays when they go, and nothing keeps them from going', () => {
  const personal = new Set(personalTables(graph));
  const kept = graph.references.filter(
    ({ parent, onDelete, isDeferrable }) =>
      personal.has(parent) && onDelete !== 'cascade' && onDelete !== 'set_null' && !isDeferrable,
  );
  expect(kept, 'on delete cascade, set null, or deferrable').toEqual([]);
});

test('SIGN-13 a column that looks like a person is one: its row goes with them, or forgets them', () => {
  const isPerson =
    /^(user|owner|author|person|profile|designer|developer|actor|sender|recipient|reviewer|reporter|reported|viewer)_id$/;
  const known = new Set(
    graph.references.filter(({ parent }) => parent === 'profiles').map(({ table, column }) => `${table}.${column}`),
  );
  const looksLikeOne = [...graph.columns].flatMap(([table, columns]) =>
    columns.filter(({ name, type }) => type === 'uuid' && isPerson.test(name)).map(({ name }) => `${table}.${name}`),
  );
  expect(looksLikeOne.filter((column) => !known.has(column))).toEqual([]);
});
