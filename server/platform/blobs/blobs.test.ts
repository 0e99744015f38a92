import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, describe, expect, test } from 'vitest';
import { type Blobs, folderBlobs, s3Blobs } from './blobs.ts';

const folder = await mkdtemp(join(tmpdir(), 'bf-blobs-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function aBucket(): Promise<Blobs> {
  const port = await freePort();
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  await server.run();
  afterAll(() => server.close());
  return s3Blobs({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'pictures',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    region: 'us-east-1',
  });
}

describe.each([
  ['a folder', () => folderBlobs(join(folder, 'blobs'))],
  ['an S3-compatible bucket', aBucket],
])('OPS-2 pictures in %s', (_, open) => {
  test('come back as they were put, and are gone once removed', async () => {
    const blobs = await open();
    const bytes = Buffer.from([0, 1, 2, 254, 255]);
    await blobs.put('pictures/ab/800.webp', bytes);
    expect(await blobs.get('pictures/ab/800.webp')).toEqual(bytes);
    expect(await blobs.get('pictures/ab/400.webp')).toBeNull();
    expect(await blobs.look('pictures/ab/800.webp')).toEqual({ size: bytes.length, start: bytes });
    expect(await blobs.look('pictures/ab/400.webp')).toBeNull();
    expect(await blobs.getPart('pictures/ab/800.webp', 1, 3)).toEqual(bytes.subarray(1, 4));
    expect(await blobs.getPart('pictures/ab/400.webp', 1, 3)).toBeNull();
    await blobs.remove('pictures/ab/800.webp');
    await blobs.remove('pictures/ab/800.webp');
    expect(await blobs.get('pictures/ab/800.webp')).toBeNull();
  });
});

/** A bucket behind a proxy that answers with these bytes, and then says nothing. */
async function behindProxy(answer: string) {
  const connections = new Set<Socket>();
  const server = createServer((socket) => {
    connections.add(socket);
    socket.on('error', () => {}); // it is given up
    socket.on('close', () => connections.delete(socket));
    socket.once('data', () => socket.write(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const keys = { accessKeyId: 'a', secretAccessKey: 'b', region: 'us-east-1' };
  const blobs = await s3Blobs({ endpoint, bucket: 'pictures', ...keys }, { answerMs: 200 });
  const acts = [() => blobs.get('a'), () => blobs.getPart('a', 0, 9), () => blobs.look('a')];
  return { acts, connections };
}

test.each([
  ['in words', 'content-type: text/plain\r\ncontent-length: 19\r\n\r\n404 page not found\n'],
  ['in HTML', 'content-type: text/html\r\ncontent-length: 26\r\n\r\n<html>404 Not Found</html>'],
  ['without a word', 'content-length: 0\r\n\r\n'],
])('OPS-3 a proxy that says %s that nothing is there does not make pictures of a bucket lost', async (_how, rest) => {
  const { acts } = await behindProxy(`HTTP/1.1 404 Not Found\r\n${rest}`);
  for (const act of acts) await expect(act()).rejects.toThrow();
});

test('OPS-3 an answer of a bucket that stops in the middle is given up, with its connection', async () => {
  const { acts, connections } = await behindProxy('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\nhalf of it');
  for (const act of acts.slice(0, 2)) await expect(act()).rejects.toThrow();
  await expect.poll(() => connections.size).toBe(0);
});

test('whoever reads bytes while they are replaced has them whole', async () => {
  const blobs = await folderBlobs(join(folder, 'replaced'));
  const versions = [1, 2].map((fill) => Buffer.alloc(8 * 1024 * 1024, fill));
  await blobs.put('pictures/1', versions[0]!);
  let isWriting = true;
  const writing = (async () => {
    for (let n = 1; n <= 10; n++) await blobs.put('pictures/1', versions[n % 2]!);
    isWriting = false;
  })();
  while (isWriting) {
    const read = (await blobs.get('pictures/1'))!;
    expect(versions.some((version) => version.equals(read))).toBe(true);
  }
  await writing;
});

test('what a process left half-written two minutes ago is swept at a start, and nothing that another one writes now', async () => {
  const home = join(folder, 'swept');
  const blobs = await folderBlobs(home);
  await blobs.put('kept/1', Buffer.from('whole'));
  for (const name of ['left-behind', 'of-another-process']) await blobs.put(`writing/${name}`, Buffer.from('ha'));
  const twoMinutesAgo = new Date(Date.now() - 2 * 60 * 1000);
  await utimes(join(home, 'writing/left-behind'), twoMinutesAgo, twoMinutesAgo);
  await folderBlobs(home);
  expect(await readdir(join(home, 'writing'))).toEqual(['of-another-process']);
  expect(await blobs.get('kept/1')).toEqual(Buffer.from('whole'));
});

test('OPS-3 a folder whose disk is away is no empty one: nothing is lost in it, nothing is put beside it', async () => {
  const home = join(folder, 'mounted');
  const blobs = await folderBlobs(home);
  await blobs.put('a/1', Buffer.from('whole'));
  await rename(home, `${home}-away`);
  const acts = [
    () => blobs.get('a/1'),
    () => blobs.look('a/1'),
    () => blobs.put('a/2', Buffer.from('new')),
    () => blobs.remove('a/1'),
  ];
  for (const act of acts) await expect(act()).rejects.toThrow('Is its disk mounted?');
  // As an unmounted disk leaves it.
  await mkdir(home);
  for (const act of acts) await expect(act()).rejects.toThrow('Is its disk mounted?');
  expect(await readdir(home)).toEqual([]);
  await rm(home, { recursive: true });
  await rename(`${home}-away`, home);
  expect(await blobs.get('a/1')).toEqual(Buffer.from('whole'));
  await blobs.put('a/2', Buffer.from('new'));
  // A later process, and two that start together, know the same folder.
  for (const other of await Promise.all([folderBlobs(home), folderBlobs(home)]))
    expect(await other.get('a/3')).toBeNull();
});

test('OPS-2 a picture that cannot be stored leaves nothing behind', async () => {
  const home = join(folder, 'refused');
  const blobs = await folderBlobs(home);
  await blobs.put('a', Buffer.from('whole'));
  await expect(blobs.put('a/b', Buffer.alloc(1_000_000))).rejects.toThrow();
  expect(await readdir(join(home, 'writing'))).toEqual([]);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('a new folder of pictures is for the user of the product alone', async () => {
  const place = join(folder, 'private');
  await folderBlobs(place);
  expect((await stat(place)).mode & 0o777).toBe(0o700);
});

test('SIGN-13 a removed picture leaves no folder; one that still has a size stays', async () => {
  const place = join(folder, 'emptied');
  const blobs = await folderBlobs(place);
  for (const key of ['pictures/ab/800.webp', 'pictures/ab/400.webp']) await blobs.put(key, Buffer.from('x'));
  await blobs.remove('pictures/ab/800.webp');
  expect(await readdir(join(place, 'pictures'))).toEqual(['ab']);
  await blobs.remove('pictures/ab/400.webp');
  await blobs.remove('pictures/ab/400.webp');
  expect(await readdir(join(place, 'pictures'))).toEqual([]);
});
