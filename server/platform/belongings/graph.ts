import type pg from 'pg';

/** A foreign key of one column. */
export interface Reference {
  table: string;
  column: string;
  parent: string;
  parentColumn: string;
  onDelete: 'cascade' | 'set_null' | 'no_action' | 'restrict' | 'set_default';
  isDeferrable: boolean;
}

/** All tables of the product with their columns and foreign keys, read from the database. */
export interface Graph {
  columns: ReadonlyMap<string, readonly Column[]>;
  references: readonly Reference[];
}

export interface Column {
  name: string;
  /** As PostgreSQL calls it: 'text', 'jsonb', 'text[]', 'bytea'. */
  type: string;
}

const ON_DELETE = { c: 'cascade', n: 'set_null', a: 'no_action', r: 'restrict', d: 'set_default' } as const;

/**
 * Reads the tables of the product from PostgreSQL's catalogue. Libraries use other schemas, which hold at most ids of
 * ours.
 */
export async function readGraph(db: pg.Pool | pg.ClientBase): Promise<Graph> {
  const { rows: columns } = await db.query<{ table: string; name: string; type: string }>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`);
  const { rows: references } = await db.query<Omit<Reference, 'onDelete'> & { action: keyof typeof ON_DELETE }>(`
    select child.relname as table, a.attname as column, parent.relname as parent, p.attname as "parentColumn",
      k.confdeltype as action, k.condeferrable as "isDeferrable"
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_attribute p on p.attrelid = k.confrelid and p.attnum = k.confkey[1]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and cardinality(k.conkey) = 1
    order by child.relname, a.attname`);
  const byTable = new Map<string, Column[]>();
  for (const { table, name, type } of columns) byTable.set(table, [...(byTable.get(table) ?? []), { name, type }]);
  return {
    columns: byTable,
    references: references.map(({ action, ...reference }) => ({ ...reference, onDelete: ON_DELETE[action] })),
  };
}
