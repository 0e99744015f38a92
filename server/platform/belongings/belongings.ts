import type { Graph, Reference } from './graph.ts';
import { belongingRules, type Part } from './rules.ts';

/** The rows of one table that belong to a person. */
export interface Belonging {
  table: string;
  /** SQL condition for the rows, with `t` for the table and $1 for the person. */
  where: string;
  /** The columns that the person may receive. */
  columns: readonly string[];
}

const PEOPLE = 'profiles';
/** Hashes, secrets and search data, which a person cannot read. */
const UNREADABLE = new Set(['bytea', 'tsvector']);

/**
 * All data of one person, found through the foreign keys from their profile, so a new table is included automatically.
 * A table that names a person belongs to that person; any other table belongs to the owner of its parent row.
 * @throws for a table that names several people and has no rule.
 */
export function belongingsIn(graph: Graph): Belonging[] {
  return [...graph.columns.keys()].flatMap((table) =>
    partsOf(graph, table).map((part) => belonging(graph, table, part)),
  );
}

interface Owned {
  where: string;
  omit: readonly string[];
}

function belonging({ columns }: Graph, table: string, { where, omit }: Owned): Belonging {
  const readable = columns.get(table)!.filter(({ name, type }) => !UNREADABLE.has(type) && !omit.includes(name));
  return { table, where, columns: readable.map(({ name }) => name) };
}

/** Tables that contain data of people, including data that is left out of the export. */
export function personalTables(graph: Graph): string[] {
  return [...graph.columns.keys()].filter((table) => table === PEOPLE || isPersonal(graph, table));
}

function isPersonal(graph: Graph, table: string): boolean {
  if (namedPeople(graph, table).length > 0) return true;
  return parentsOf(graph, table).some(({ parent }) => isPersonal(graph, parent));
}

function partsOf(graph: Graph, table: string): Owned[] {
  if (table === PEOPLE) return [{ where: 't.id = $1', omit: [] }];
  const rule = belongingRules[table];
  if (rule && 'leftOut' in rule) return [];
  const people = namedPeople(graph, table);
  if (rule) return (rule as readonly Part[]).map(({ owner, omit = [] }) => ({ where: `t.${owner} = $1`, omit }));
  if (people.length > 1)
    throw new Error(
      `${table} names several people (${people.join(', ')}): say in belongings/rules.ts whose its rows are.`,
    );
  if (people[0]) return [{ where: `t.${people[0]} = $1`, omit: [] }];
  return parentsOf(graph, table).flatMap(({ column, parent, parentColumn }) =>
    partsOf(graph, parent).map(({ where }) => ({
      where: `t.${column} in (select t.${parentColumn} from ${parent} t where ${where})`,
      omit: [],
    })),
  );
}

function namedPeople({ references }: Graph, table: string): string[] {
  return references.filter((one) => one.table === table && one.parent === PEOPLE).map(({ column }) => column);
}

/** The parent rows whose deletion also deletes this row. */
function parentsOf({ references }: Graph, table: string): Reference[] {
  return references.filter(
    (one) => one.table === table && one.parent !== table && one.parent !== PEOPLE && one.onDelete === 'cascade',
  );
}
