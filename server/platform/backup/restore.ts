import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import {
  copied,
  MANIFEST,
  type Manifest,
  manifestShape,
  migrationsOf,
  PICTURES,
  SECRET,
  sequencesOf,
  tableEntry,
  tablesOf,
} from './tables.ts';
import { withoutGuards } from './without-guards.ts';

/** A file of the storage is in a folder. */
const KEY = /^[a-z-]+\/[\w./-]+$/;

/** The backup is unusable or the target is not empty; nothing was changed. */
export class RestoreRefused extends Error {}

interface RestoreParts {
  database: Pick<Database, 'connection'>;
  blobs: Blobs;
  /** Saves the secret of the backup in its place for later starts. */
  keepSecret: (secret: string) => Promise<void>;
}

/**
 * Restores a backup into an empty installation, completely or not at all, and then applies newer migrations.
 * @throws RestoreRefused when the file is damaged or newer than this version, or the installation is not empty.
 */
export async function restoreBackup({ database, blobs, keepSecret }: RestoreParts, file: string): Promise<Manifest> {
  const zip = await openBackup(file);
  const client = new pg.Client({ ...database.connection, application_name: 'brief-foundry restore' });
  client.on('error', () => {}); // the running statement fails with this error
  const put: string[] = [];
  try {
    const entries = await entriesOf(zip);
    const manifest = await readManifest(zip, entries);
    await client.connect();
    await refuseUsedPlace(client);
    await migrate(database, { upTo: manifest.migrations.length });
    await refuseOtherTables(client, manifest);
    await refuseParts(client, manifest);
    await client.query('begin');
    await withoutGuards(client, () => copyBack(client, zip, entries, manifest));
    const pictures = { files: 0, bytes: 0 };
    for (const [name, entry] of entries) {
      if (!name.startsWith(PICTURES)) continue;
      const bytes = await bytesOf(zip, entry);
      const key = name.slice(PICTURES.length);
      if (!KEY.test(key)) throw damaged(`${name} is no picture`);
      if (!(await blobs.look(key))) {
        put.push(key);
        await blobs.put(key, bytes);
      }
      pictures.files += 1;
      pictures.bytes += bytes.length;
    }
    if (pictures.files !== manifest.pictures.files || pictures.bytes !== manifest.pictures.bytes)
      throw damaged('it lacks pictures that it says it has');
    const secret = entries.get(SECRET);
    if (secret) await keepSecret(secretOf(await bytesOf(zip, secret)));
    await client.query('commit');
    await migrate(database);
    return manifest;
  } catch (error) {
    for (const key of put) await blobs.remove(key);
    throw error;
  } finally {
    zip.close();
    await client.end(); // rolls back uncommitted work
  }
}

async function openBackup(file: string): Promise<ZipFile> {
  try {
    return await yauzl.openPromise(file, { lazyEntries: true, autoClose: false });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT')
      throw new RestoreRefused(`There is no file ${file}.`, { cause });
    const why = (cause as Error).message.replace(/\.$/, '');
    throw new RestoreRefused(`${file} is no backup that can be read: ${why}.`, { cause });
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (cause) {
    throw damaged('its list of files cannot be read', cause);
  }
  return entries;
}

/**
 * Checks the checksum of an entry; the library compares lengths only.
 * @throws RestoreRefused at the end of an entry that differs from the original.
 */
async function* piecesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  try {
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      sum = crc32(piece as Buffer, sum);
      yield piece as Buffer;
    }
  } catch (cause) {
    throw damaged(`${entry.fileName} cannot be read`, cause);
  }
  if (sum !== entry.crc32) throw damaged(`${entry.fileName} is not what was written`);
}

function damaged(why: string, cause?: unknown) {
  return new RestoreRefused(`This backup is damaged: ${why}.`, { cause });
}

async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of piecesOf(zip, entry)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** An empty one would be a secret that everybody knows. */
function secretOf(bytes: Buffer): string {
  const secret = bytes.toString();
  if (secret === '' || secret !== secret.trim()) throw damaged('its secret cannot be used');
  return secret;
}

async function readManifest(zip: ZipFile, entries: Map<string, Entry>): Promise<Manifest> {
  const entry = entries.get(MANIFEST);
  const read = entry && manifestShape.safeParse(asJson((await bytesOf(zip, entry)).toString()));
  if (!read?.success) throw new RestoreRefused('This file is no backup of Brief Foundry, or one of another version.');
  return read.data;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A restore into existing people, briefs or pictures would mix or lose data. */
async function refuseUsedPlace(client: pg.Client) {
  const names = new Set((await tablesOf(client)).map(({ name }) => name));
  for (const name of ['profiles', 'design_briefs', 'media']) {
    if (!names.has(name)) continue;
    const { rows } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`);
    if (rows.length > 0)
      throw new RestoreRefused(
        'This place is not empty, so nothing was restored. Give an empty database, or a DATA_DIR that does not exist yet.',
      );
  }
}

async function refuseOtherTables(client: pg.Client, { migrations }: Manifest) {
  const here = await migrationsOf(client);
  const isSame = here.length === migrations.length && here.every((one, n) => one.checksum === migrations[n]!.checksum);
  if (isSame) return;
  throw new RestoreRefused(
    here.length > migrations.length
      ? 'The tables of this database are newer than the backup. Give an empty database.'
      : 'This backup was made by a newer version of Brief Foundry, or by a changed one. Restore it with that version.',
  );
}

/** Everything that is here comes out of the backup, and nothing else is written. */
async function refuseParts(client: pg.Client, { tables, sequences }: Manifest) {
  const namesOf = (all: readonly { name: string }[]) => JSON.stringify(all.map(({ name }) => name).toSorted());
  if (namesOf(tables) !== namesOf(await tablesOf(client)) || namesOf(sequences) !== namesOf(await sequencesOf(client)))
    throw damaged('it lacks tables, or has others');
}

/** PostgreSQL's classes for values and keys that are not right. It meets them before the checksum at the end. */
const isAboutRows = (error: unknown) =>
  error instanceof Error && 'code' in error && /^2[23][0-9A-Z]{3}$/.test(String(error.code));

async function copyBack(client: pg.Client, zip: ZipFile, entries: Map<string, Entry>, manifest: Manifest) {
  for (const table of manifest.tables) {
    const entry = entries.get(tableEntry(table.name));
    if (!entry) throw damaged(`it lacks the table ${table.name}`);
    const rows = client.query(from(`copy ${copied(client, table)} from stdin`));
    await pipeline(piecesOf(zip, entry), rows).catch((error: unknown) => {
      throw isAboutRows(error) ? damaged(`${table.name} has rows that cannot be read`, error) : error;
    });
    if (rows.rowCount !== table.rows) throw damaged(`${table.name} has ${rows.rowCount} rows and not ${table.rows}`);
  }
  for (const { name, last } of manifest.sequences)
    if (last !== null) await client.query('select setval($1::regclass, $2)', [client.escapeIdentifier(name), last]);
}
