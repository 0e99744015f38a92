import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { explainDataFolder } from '#server/platform/cannot-start.ts';
import { makeFolder } from '#server/platform/make-folder.ts';
import { recognize } from './folder-id.ts';

/** Stores bytes under a name, for pictures. Names contain only letters, digits, dots, dashes and slashes. */
export interface Blobs {
  /** Stores all bytes or nothing. A second write with the same name replaces the first. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** `null` when the name does not exist. */
  get(key: string): Promise<Buffer | null>;
  /** The bytes from one to another, both included; `null` when the name does not exist. The rest is not read. */
  getPart(key: string, from: number, to: number): Promise<Buffer | null>;
  /** The number of bytes, and the first of them; `null` when the name does not exist. */
  look(key: string): Promise<{ size: number; start: Buffer } | null>;
  /** Does nothing when the name does not exist. */
  remove(key: string): Promise<void>;
}

export interface S3Config {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** The bucket where one is configured, else a folder of DATA_DIR. */
export const openBlobs = ({ s3, dataDir }: { s3: S3Config | null; dataDir: string }): Promise<Blobs> =>
  s3 ? s3Blobs(s3) : folderBlobs(join(dataDir, 'blobs'));

const WRITING = 'writing';
/**
 * No picture takes longer to write, so an older file was left by a process that died. Newer files may belong to
 * another process.
 */
const LEFT_BEHIND_MS = 60_000;

/** Stores bytes in a local folder. Files that a killed process left unfinished are removed within two minutes. */
export async function folderBlobs(folder: string): Promise<Blobs> {
  madeFolder(folder);
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const expectFolder = await recognize(folder);
  const get = (key: string) =>
    unlessMissing(async () => {
      const { buffer, byteOffset, length } = await disk.getBytes(key);
      return Buffer.from(buffer, byteOffset, length);
    });
  const look = (key: string) =>
    unlessMissing(async () => {
      const { contentLength: size } = await disk.getMetaData(key);
      return { size, start: await startOf(await disk.getStream(key)) };
    });
  const sweepAside = () => sweep(join(folder, WRITING));
  await sweepAside();
  setInterval(() => void sweepAside().catch(() => {}), LEFT_BEHIND_MS).unref(); // the next round tries again
  return {
    async get(key) {
      const bytes = await get(key);
      if (!bytes) await expectFolder();
      return bytes;
    },
    async getPart(key, from, to) {
      const bytes = await partOfFile(join(folder, key), from, to);
      if (!bytes) await expectFolder();
      return bytes;
    },
    async look(key) {
      const seen = await look(key);
      if (!seen) await expectFolder();
      return seen;
    },
    async put(key, bytes) {
      await expectFolder();
      // The file is written under another name and then renamed, so nobody reads half a picture. The library's own
      // move copies the file.
      const aside = `${WRITING}/${randomUUID()}`;
      try {
        await disk.put(aside, bytes);
        await moveInto(join(folder, aside), join(folder, key));
      } catch (error) {
        // A disk that is full would stay full.
        await rm(join(folder, aside), { force: true });
        throw error;
      }
    },
    async remove(key) {
      await expectFolder();
      await disk.delete(key);
      const left = dirname(join(folder, key));
      if (left !== folder) await rmdir(left).catch(() => {}); // it holds other sizes, or is gone
    },
  };
}

/** @throws CannotStart: the library would try for ever below /proc. */
function madeFolder(folder: string) {
  try {
    // Other users of the machine see no private pictures.
    makeFolder(folder, 0o700);
  } catch (error) {
    throw explainDataFolder(error, folder);
  }
}

async function partOfFile(path: string, from: number, to: number): Promise<Buffer | null> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from + 1), 0, to - from + 1, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function moveInto(from: string, place: string) {
  await mkdir(dirname(place), { recursive: true });
  try {
    await rename(from, place);
  } catch (error) {
    // The folder was empty, and another picture's removal took it away.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(dirname(place), { recursive: true });
    await rename(from, place);
  }
}

async function sweep(folder: string) {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null); // it was renamed in the meantime
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
  }
}

/** A call that nobody waits for any longer (`guarded-blobs.ts`) does not keep its connection. */
const ANSWER_MS = 8_000;
const ENDS_IN_TIME = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 3_000, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
};

/** Stores bytes in a bucket of an S3-compatible service. */
export async function s3Blobs(config: S3Config, { answerMs = ANSWER_MS } = {}): Promise<Blobs> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { accessKeyId, secretAccessKey, endpoint, region, bucket } = config;
  const client = new S3Client({
    credentials: { accessKeyId, secretAccessKey },
    endpoint,
    region,
    ...ENDS_IN_TIME,
    forcePathStyle: true,
  });
  const disk = new Disk(new S3Driver({ client, bucket, supportsACL: false, visibility: 'private' }));
  /** Asked without the library, which waits without end for the rest of an answer that has begun. */
  async function ask(key: string, range?: string) {
    const asked = new GetObjectCommand({ Bucket: bucket, Key: key, ...(range && { Range: range }) });
    const { Body, ContentLength } = await client.send(asked, { abortSignal: AbortSignal.timeout(answerMs) });
    return { size: ContentLength!, body: Body as Readable };
  }
  const read = (key: string, range?: string) => unlessMissing(async () => buffer((await ask(key, range)).body));
  return {
    get: (key) => read(key),
    getPart: (key, from, to) => read(key, `bytes=${from}-${to}`),
    look: (key) =>
      unlessMissing(async () => {
        const { size, body } = await ask(key);
        return { size, start: await startOf(body) };
      }),
    put: (key, bytes) => disk.put(key, bytes),
    remove: (key) => disk.delete(key),
  };
}

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function startOf(stream: Readable): Promise<Buffer> {
  for await (const first of stream) {
    stream.destroy();
    return Buffer.from(first);
  }
  return Buffer.alloc(0);
}

/** Of a bucket only by its own word: a proxy in front of it answers 404 while the storage is away. */
function isMissing(error: unknown): boolean {
  const isFlydrives = error instanceof errors.E_CANNOT_READ_FILE || error instanceof errors.E_CANNOT_GET_METADATA;
  const cause = isFlydrives ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  return ('code' in cause && cause.code === 'ENOENT') || cause.name === 'NoSuchKey';
}
