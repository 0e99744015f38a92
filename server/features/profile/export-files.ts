import type pg from 'pg';
import { type Belonging, belongingsIn } from '#server/platform/belongings/belongings.ts';
import { readGraph } from '#server/platform/belongings/graph.ts';

/** One table as a file: the person's rows, with the product's spelling of the column names. */
export interface ExportFile {
  name: string;
  json: string;
}

export interface ExportedPicture {
  id: string;
  hash: string;
}

export interface ExportedClip {
  id: string;
  /** 'video/mp4' */
  type: string;
}

/** The tables whose rows have a file in the zip. */
const WITH_FILES = new Set(['media', 'case_study_clips']);

/** All data of one person, table by table. `fileOf` answers the path of a picture or film in the zip. */
export async function readBelongings(
  db: pg.Pool,
  userId: string,
  fileOf: (id: string) => string | null,
): Promise<ExportFile[]> {
  const files = new Map<string, unknown[]>();
  for (const belonging of belongingsIn(await readGraph(db))) {
    const rows = await rowsOf(db, belonging, userId);
    if (rows.length === 0) continue;
    const entries = WITH_FILES.has(belonging.table)
      ? rows.map((row) => ({ ...row, file: fileOf(row.id as string) }))
      : rows;
    files.set(belonging.table, [...(files.get(belonging.table) ?? []), ...entries]);
  }
  return [...files].map(([table, rows]) => ({
    name: `${table.replaceAll('_', '-')}.json`,
    json: `${JSON.stringify(rows, null, 2)}\n`,
  }));
}

async function rowsOf(db: pg.Pool, { table, where, columns }: Belonging, userId: string) {
  const { rows } = await db.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(part) as row from (select ${columns.map((name) => `t."${name}"`).join(', ')} from "${table}" t
     where ${where}) as part`,
    [userId],
  );
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), value])),
  );
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export async function picturesOf(db: pg.Pool, userId: string): Promise<ExportedPicture[]> {
  const { rows } = await db.query<ExportedPicture>(
    'select id, hash from media where owner_id = $1 order by created_at',
    [userId],
  );
  return rows;
}

export async function clipsOf(db: pg.Pool, userId: string): Promise<ExportedClip[]> {
  const { rows } = await db.query<ExportedClip>(
    `select k.id, k.type from case_study_clips k join case_studies c on c.id = k.case_study_id
     where c.user_id = $1 order by k.created_at`,
    [userId],
  );
  return rows;
}
