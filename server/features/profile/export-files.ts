import type { FileHandle } from 'node:fs/promises';
import type pg from 'pg';
import { type Belonging, belongingsIn } from '#server/platform/belongings/belongings.ts';
import { readGraph } from '#server/platform/belongings/graph.ts';

/** One table as a file of the zip: the person's rows, with the product's spelling of the column names. */
export interface ExportFile {
  name: string;
  /** Its place in the shelf, in bytes. */
  start: number;
  size: number;
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

/** A row may be a whole page of a case study with all its text. */
const ROWS_AT_ONCE = 10;

/**
 * Writes all data of one person into the shelf, table by table and a few rows at a time: together they may be larger than the
 * memory. `fileOf` answers the path of a picture or film in the zip.
 */
export async function writeBelongings(
  db: pg.Pool,
  userId: string,
  { shelf, fileOf }: { shelf: FileHandle; fileOf: (id: string) => string | null },
): Promise<ExportFile[]> {
  const belongings = Map.groupBy(belongingsIn(await readGraph(db)), ({ table }) => table);
  const files: ExportFile[] = [];
  const client = await db.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    let at = 0;
    for (const [table, parts] of belongings) {
      const start = at;
      const write = async (text: string) => {
        at += (await shelf.write(text, at)).bytesWritten;
      };
      for (const part of parts)
        for await (const row of rowsOf(client, part, userId)) {
          const entry = WITH_FILES.has(table) ? { ...row, file: fileOf(row.id as string) } : row;
          await write(`${at === start ? '[' : ','}\n${JSON.stringify(entry, null, 2)}`);
        }
      if (at === start) continue;
      await write('\n]\n');
      files.push({ name: `${table.replaceAll('_', '-')}.json`, start, size: at - start });
    }
    return files;
  } finally {
    await client.query('rollback').catch(() => {}); // nothing was changed
    client.release();
  }
}

async function* rowsOf(client: pg.PoolClient, { table, where, columns }: Belonging, userId: string) {
  await client.query(
    `declare belonging no scroll cursor for select to_jsonb(part) as row
     from (select ${columns.map((name) => `t."${name}"`).join(', ')} from "${table}" t where ${where}) as part`,
    [userId],
  );
  for (;;) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(`fetch ${ROWS_AT_ONCE} from belonging`);
    for (const { row } of rows)
      yield Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), value]));
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('close belonging');
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
