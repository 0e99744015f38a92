import { createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import yazl from 'yazl';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { holdRemovals } from './hold-removals.ts';
import { lacksMany, PicturesAway } from './missing-pictures.ts';
import { pictureKeys } from './picture-keys.ts';
import {
  copied,
  MANIFEST,
  type Manifest,
  migrationsOf,
  PICTURES,
  SECRET,
  sequencesOf,
  tableEntry,
  tablesOf,
} from './tables.ts';

interface BackupParts {
  database: Pick<Database, 'connection'>;
  blobs: Blobs;
  /**
   * The secret of the data folder, from which sessions and repository hooks derive their keys; `null` when it is
   * configured.
   */
  keptSecret: string | null;
  /** Writes the backup although many pictures are missing. */
  isAnyway?: boolean;
}

/**
 * Writes all tables, as of one moment, and their pictures into one zip file while the product runs. The file appears
 * when it is complete, only its owner can read it, and it never replaces another file.
 * @throws EEXIST when the file exists, and PicturesAway.
 */
export async function writeBackup(parts: BackupParts, file: string): Promise<Manifest> {
  const { database } = parts;
  const client = new pg.Client({ ...database.connection, application_name: 'brief-foundry backup' });
  client.on('error', () => {}); // the running statement fails with this error
  const aside = `${file}.part`;
  const zip = new yazl.ZipFile();
  await client.connect();
  try {
    // One backup is written at a time, so a file that is there was left by a killed one.
    await holdRemovals(client);
    await rm(aside, { force: true });
    const written = pipeline(zip.outputStream, createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true }));
    const [manifest] = await Promise.all([fill(zip, client, parts), written]);
    await link(aside, file);
    return manifest;
  } finally {
    await client.end();
    await rm(aside, { force: true });
  }
}

async function fill(zip: yazl.ZipFile, client: pg.Client, parts: BackupParts): Promise<Manifest> {
  const { blobs, keptSecret, isAnyway = false } = parts;
  try {
    await client.query('begin isolation level repeatable read, read only');
    const tables: Manifest['tables'] = [];
    for (const table of await tablesOf(client)) {
      const rows = client.query(to(`copy ${copied(client, table)} to stdout`));
      await add(zip, tableEntry(table.name), rows, { compress: true });
      tables.push({ ...table, rows: rows.rowCount });
    }
    const keys = await pictureKeys(client);
    const migrations = await migrationsOf(client);
    await client.query('commit');
    // Sequences only grow. They are read last, so they are greater than every number in the tables.
    const sequences = await sequencesOf(client);
    const pictures = { files: 0, bytes: 0, missing: 0 };
    for (const key of keys) {
      const bytes = await blobs.get(key);
      if (!bytes) pictures.missing += 1;
      if (!bytes) continue;
      await add(zip, PICTURES + key, Readable.from([bytes]), { compress: false });
      pictures.files += 1;
      pictures.bytes += bytes.length;
    }
    if (lacksMany(pictures) && !isAnyway) throw new PicturesAway(pictures);
    if (keptSecret) zip.addBuffer(Buffer.from(keptSecret), SECRET);
    const manifest: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      migrations,
      tables,
      sequences,
      pictures,
    };
    zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), MANIFEST);
    zip.end();
    return manifest;
  } catch (error) {
    (zip.outputStream as Readable).destroy(error as Error);
    throw error;
  }
}

/**
 * Resolves when the entry was read completely. The connection transfers one entry at a time, and two would need too
 * much memory.
 */
async function add(zip: yazl.ZipFile, name: string, bytes: Readable, { compress }: { compress: boolean }) {
  zip.addReadStreamLazy(name, { compress }, (give) => give(null, bytes));
  await finished(bytes, { writable: false });
}
