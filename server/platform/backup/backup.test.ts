import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type pg from 'pg';
import { v7 as newId } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '#server/platform/database/connect.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { writeSampleWorld } from '#server/sample/write-sample-world.ts';
import { signedInAs, testApp } from '#test/app.ts';
import { createEmptyTestDatabase, createTestDatabase } from '#test/database.ts';
import { memoryBlobs } from '#test/memory-blobs.ts';
import { asUpload, picture } from '#test/picture.ts';
import { storedBrief, storedDesign } from '#test/submission.ts';
import { writeBackup } from './backup.ts';
import { holdRemovals, mayRemove } from './hold-removals.ts';
import { lacksMany, PicturesAway } from './missing-pictures.ts';
import { pictureKeys } from './picture-keys.ts';
import { RestoreRefused, restoreBackup } from './restore.ts';
import { tablesOf } from './tables.ts';

const folder = await mkdtemp(join(tmpdir(), 'bf-backup-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const database = await createTestDatabase();
const blobs = memoryBlobs();
const app = await testApp({ database, blobs });
await writeSampleWorld({ database, newId }, { withPeople: true });
const ines = await signedInAs(database, { name: 'Ines Moreau', email: 'ines@people.example' });
const upload = asUpload(await picture('png', { width: 900, height: 600 }));
const brought = await app.inject({
  method: 'POST',
  url: '/api/media',
  headers: { ...ines.headers, ...upload.headers },
  payload: upload.payload,
});
expect(brought.statusCode).toBe(201);
const film = asUpload(Buffer.from('\0\0\0\x18ftypisom and the rest of it', 'latin1'), 'film.mp4', 'video/mp4');
const study = await app.inject({
  method: 'POST',
  url: '/api/case-studies',
  headers: ines.headers,
  payload: { submissionId: await storedDesign(database, ines.userId) },
});
const filmed = await app.inject({
  method: 'POST',
  url: `/api/case-studies/${study.json().id}/clips`,
  headers: { ...ines.headers, ...film.headers },
  payload: film.payload,
});
expect(filmed.statusCode).toBe(201);
for (const key of await inDatabase(pictureKeys))
  if (!blobs.held.has(key)) await blobs.put(key, Buffer.from(`bytes of ${key}`));

const kept: string[] = [];
const keepSecret = async (secret: string) => void kept.push(secret);

/** A brief and its start belong together: written as one, they are backed up as one. */
let dockets = 20_000_000;

async function startABrief() {
  dockets += 1;
  await database.pool.query(
    `with brief as (
       insert into design_briefs (id, docket, user_id, industry, styles, title, content, engine, seed)
       values ($1, $2, $3, 'food', '{retro}', 'Written meanwhile', '{"deliverables": []}', 'composer', 'test') returning id, user_id)
     insert into user_brief_progress (id, brief_id, user_id, status) select gen_random_uuid(), id, user_id, 'in_progress' from brief`,
    [newId(), `BF2026${dockets}`, ines.userId],
  );
}

async function inDatabase<T>(act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  return act(client).finally(() => client.release());
}

async function counts(of: Database): Promise<Record<string, number>> {
  const client = await of.pool.connect();
  try {
    const tables = await tablesOf(client);
    const count = async (name: string) => (await client.query(`select count(*)::int as n from "${name}"`)).rows[0].n;
    const pairs: [string, number][] = [];
    for (const { name } of tables) pairs.push([name, await count(name)]);
    return Object.fromEntries(pairs);
  } finally {
    client.release();
  }
}

async function emptyPlace() {
  return { database: await createEmptyTestDatabase(), blobs: memoryBlobs(), keepSecret };
}

const file = join(folder, 'all.zip');

test('OPS-2 a backup taken while people write is of one moment, and comes back whole: rows, pictures, secret, and the next number', async () => {
  let isOver = false;
  let written = 0;
  const writing = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      await startABrief();
      written += 1;
    }
  });
  await expect.poll(() => written).toBeGreaterThan(3);
  const before = written;
  const manifest = await writeBackup({ database, blobs, keptSecret: 'of this place' }, file);
  isOver = true;
  await Promise.all(writing);
  expect(written).toBeGreaterThan(before);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const place = await emptyPlace();
  await restoreBackup(place, file);
  const restored = await counts(place.database);
  expect(restored).toEqual(Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows])));
  expect(restored.profiles).toBe((await counts(database)).profiles);
  const { rows } = await place.database.pool.query(
    `select count(*)::int as n from design_briefs b where b.title = 'Written meanwhile' and not exists
       (select from user_brief_progress p where p.brief_id = b.id)`,
  );
  expect(rows[0].n).toBe(0);
  expect(place.blobs.held).toEqual(blobs.held);
  expect([...place.blobs.held.keys()].some((key) => key.startsWith('clips/'))).toBe(true);
  expect(kept).toEqual(['of this place']);

  // The restored product works: a person who was signed in can read and write their data.
  const again = await testApp(place);
  const { mediaId } = brought.json();
  expect((await again.inject({ url: `/api/media/${mediaId}`, headers: ines.headers })).statusCode).toBe(200);
  expect((await again.inject({ url: '/api/profile', headers: ines.headers })).json().email).toBe('ines@people.example');
  await expect(storedBrief(place.database, ines.userId)).resolves.toBeDefined();
  await expect(
    place.database.pool.query(
      `insert into user_brief_progress (id, brief_id, user_id, status) values ($1, $1, $2, 'in_progress')`,
      [newId(), ines.userId],
    ),
  ).rejects.toThrow('foreign key');
  await again.close();
});

test('OPS-2 a backup is not restored among people who are there, nor does one replace a file', async () => {
  await expect(restoreBackup({ database, blobs: memoryBlobs(), keepSecret }, file)).rejects.toThrow(
    'This place is not empty',
  );
  await expect(writeBackup({ database, blobs, keptSecret: null }, file)).rejects.toThrow('EEXIST');
});

test('OPS-2 a backup without the pictures is none, unless the operator wants it so; a single lost one is counted', async () => {
  const away = join(folder, 'away.zip');
  const parts = { database, blobs: memoryBlobs(), keptSecret: null };
  await expect(writeBackup(parts, away)).rejects.toThrow(PicturesAway);
  expect((await readdir(folder)).filter((name) => name.startsWith('away.zip'))).toEqual([]);
  const { pictures } = await writeBackup({ ...parts, isAnyway: true }, away);
  expect(pictures).toEqual({ files: 0, bytes: 0, missing: blobs.held.size });

  expect([0, 1, 10, 11].map((missing) => lacksMany({ files: 100 - missing, bytes: 1, missing }))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('OPS-2 of a damaged file nothing is restored, and the place can be used for a whole one', async () => {
  const bytes = await readFile(file);
  const cut = join(folder, 'cut.zip');
  await writeFile(cut, bytes.subarray(0, bytes.length / 2));
  const place = await emptyPlace();
  await expect(restoreBackup(place, cut)).rejects.toThrow(RestoreRefused);
  await expect(restoreBackup(place, cut)).rejects.toThrow(/no backup that can be read: .*[^.]\.$/);
  await expect(restoreBackup(place, `${cut}-mistyped`)).rejects.toThrow(`There is no file ${cut}-mistyped.`);

  const scratched = join(folder, 'scratched.zip');
  const at = bytes.indexOf('pictures/');
  await writeFile(
    scratched,
    Buffer.concat([bytes.subarray(0, at + 400), Buffer.alloc(40, 7), bytes.subarray(at + 440)]),
  );
  await expect(restoreBackup(place, scratched)).rejects.toThrow(/damaged: pictures.* is not what was written/);
  expect(place.blobs.held.size).toBe(0);
  expect((await counts(place.database)).profiles ?? 0).toBe(0);

  await restoreBackup(place, file);
  expect((await counts(place.database)).profiles).toBeGreaterThan(0);
});

test.each([
  ['its compressed bytes', (at: number) => at + 60],
  ['its local header', (at: number) => at - 30],
])('OPS-2 damage in a table, at %s, is told as damage', async (_, place) => {
  const bytes = Buffer.from(await readFile(file));
  bytes.fill(
    7,
    place(bytes.indexOf('tables/design_briefs.copy')),
    place(bytes.indexOf('tables/design_briefs.copy')) + 8,
  );
  const scratched = join(folder, 'scratched-table.zip');
  await writeFile(scratched, bytes);
  const restoring = restoreBackup(await emptyPlace(), scratched);
  await expect(restoring).rejects.toThrow(RestoreRefused);
  await expect(restoring).rejects.toThrow('This backup is damaged: ');
});

interface Edited {
  tables: { name: string }[];
  pictures: { files: number; bytes: number };
}

test.each<[string, (files: Record<string, Uint8Array>, manifest: Edited) => void]>([
  ['a table less', (_, manifest) => void manifest.tables.pop()],
  [
    'a picture that is no file of the storage',
    (files, { pictures }) => {
      files['pictures/originals'] = strToU8('evil');
      pictures.files += 1;
      pictures.bytes += 4;
    },
  ],
  ['an empty secret', (files) => void Object.assign(files, { 'session-secret': strToU8('') })],
  ['a secret of two lines', (files) => void Object.assign(files, { 'session-secret': strToU8('a secret\n') })],
])('OPS-2 a backup that somebody has edited, with %s, is refused and leaves nothing', async (_, edit) => {
  const files = unzipSync(await readFile(file));
  const manifest = JSON.parse(strFromU8(files['manifest.json']!));
  edit(files, manifest);
  files['manifest.json'] = strToU8(JSON.stringify(manifest));
  const edited = join(folder, 'edited.zip');
  await writeFile(edited, zipSync(files, { level: 0 }));
  const place = await emptyPlace();
  await expect(restoreBackup(place, edited)).rejects.toThrow(RestoreRefused);
  expect(place.blobs.held.size).toBe(0);
  expect((await counts(place.database)).profiles ?? 0).toBe(0);
});

test('OPS-2 a zip whose manifest cannot be read is no backup', async () => {
  const other = join(folder, 'no-json.zip');
  await writeFile(other, zipSync({ 'manifest.json': strToU8('{"format":') }));
  await expect(restoreBackup(await emptyPlace(), other)).rejects.toThrow('This file is no backup of Brief Foundry');
});

test('OPS-2 what a killed backup left is no obstacle for the next one of that name', async () => {
  const again = join(folder, 'again.zip');
  await writeFile(`${again}.part`, 'half of it');
  await writeBackup({ database, blobs, keptSecret: null }, again);
  expect((await stat(again)).size).toBeGreaterThan(1_000);
  await expect(stat(`${again}.part`)).rejects.toThrow('ENOENT');
});

/** An installation of an older version: one person with a brief, and `n` migrations. */
async function placeOfAnOlderVersion(n: number) {
  const older = await createEmptyTestDatabase();
  await migrate(older, { upTo: n });
  await older.pool.query(
    `with person as (
       insert into profiles (id, handle, display_name, email) values ($1, 'noor', 'Noor', 'noor@people.example') returning id)
     insert into design_briefs (id, docket, user_id, industry, styles, title, content, engine, seed)
     select $2, 'BF20260001', id, 'food', '{retro}', 'Written long ago', '{"deliverables": []}', 'composer', 'test' from person`,
    [newId(), newId()],
  );
  return older;
}

test('OPS-2 a backup of an older version comes back with the tables of this one; a newer one is refused', async () => {
  const older = await placeOfAnOlderVersion(8);
  const old = join(folder, 'old.zip');
  await writeBackup({ database: older, blobs: memoryBlobs(), keptSecret: null }, old);
  const place = await emptyPlace();
  await restoreBackup(place, old);
  const { rows } = await place.database.pool.query(
    'select p.handle, b.title from design_briefs b join profiles p on p.id = b.user_id',
  );
  expect(rows).toEqual([{ handle: 'noor', title: 'Written long ago' }]);
  expect(Object.keys(await counts(place.database)).sort()).toEqual(Object.keys(await counts(database)).sort());
  expect(await migrate(place.database)).toEqual([]);

  await older.pool.query(
    "insert into schema_migrations (version, title, checksum) values (9, 'to-come', 'of another')",
  );
  const other = join(folder, 'other.zip');
  await writeBackup({ database: older, blobs: memoryBlobs(), keptSecret: null }, other);
  const refusing = await emptyPlace();
  await expect(restoreBackup(refusing, other)).rejects.toThrow(
    'made by a newer version of Brief Foundry, or by a changed one',
  );
  expect((await counts(refusing.database)).profiles ?? 0).toBe(0);
});

test('OPS-2 while a backup is written no bytes are removed that its rows name', async () => {
  const may = () => transaction(database.kysely, mayRemove);
  expect(await may()).toBe(true);
  const client = await database.pool.connect();
  await holdRemovals(client);
  expect(await may()).toBe(false);
  client.release(true);
  await expect.poll(may).toBe(true);
});
