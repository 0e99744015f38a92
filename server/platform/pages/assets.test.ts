import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { handleErrors } from '#server/platform/http/error-handler.ts';
import { serveAssets } from './assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'bf-assets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SCRIPT = 'console.log("Five loaves a day")';
const put = (name: string, contents: string | Buffer) => writeFileSync(join(folder, name), contents);

beforeEach(() => {
  put('app-1a2b.js', SCRIPT);
  put('app-1a2b.js.br', brotliCompressSync(SCRIPT));
  put('app-1a2b.js.gz', gzipSync(SCRIPT));
  put('besley-3c4d.woff2', 'a font');
});

function served() {
  const app = fastify();
  handleErrors(app);
  serveAssets(app, folder);
  return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers });
}

test('a file goes out in the smallest form that the asker reads, to be kept for good', async () => {
  const ask = served();
  const inBrotli = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(inBrotli.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(inBrotli.rawPayload).toString()).toBe(SCRIPT);
  const inGzip = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(inGzip.rawPayload).toString()).toBe(SCRIPT);
  expect((await ask('/assets/app-1a2b.js')).payload).toBe(SCRIPT);
  const font = await ask('/assets/besley-3c4d.woff2', { 'accept-encoding': 'gzip, br' });
  expect(font.headers['content-type']).toBe('font/woff2');
  expect(font.headers['content-encoding']).toBeUndefined();
  expect(font.payload).toBe('a font');
});

test('a file that was asked for once is not read again', async () => {
  const ask = served();
  await ask('/assets/besley-3c4d.woff2');
  put('besley-3c4d.woff2', 'another font');
  expect((await ask('/assets/besley-3c4d.woff2')).payload).toBe('a font');
});

test('a file that could not be read is asked for again', async () => {
  const ask = served();
  rmSync(join(folder, 'besley-3c4d.woff2'));
  expect((await ask('/assets/besley-3c4d.woff2')).statusCode).toBe(500);
  put('besley-3c4d.woff2', 'a font');
  expect((await ask('/assets/besley-3c4d.woff2')).payload).toBe('a font');
});

test('who has a file already is told so, and who only asks about it gets no bytes', async () => {
  const ask = served();
  const { etag } = (await ask('/assets/app-1a2b.js')).headers;
  const again = await ask('/assets/app-1a2b.js', { 'if-none-match': String(etag) });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
  const about = await ask('/assets/app-1a2b.js', {}, 'HEAD');
  expect([about.statusCode, about.payload, about.headers['content-length']]).toEqual([200, '', String(SCRIPT.length)]);
});

test.each(['app-9z9z.js', 'app-1a2b.js.br', '..%2fmanifest.json', '%2e%2e', '__proto__', 'app-1a2b.js/'])(
  'nothing else is served: %s',
  async (name) => {
    expect((await served()(`/assets/${name}`)).statusCode).toBe(404);
  },
);

test('a build with a file of an unknown type is noticed at the start', () => {
  put('film-5e6f.mp4', 'a film');
  expect(() => served()).toThrow('film-5e6f.mp4 is of no type that is served.');
  rmSync(join(folder, 'film-5e6f.mp4'));
});
