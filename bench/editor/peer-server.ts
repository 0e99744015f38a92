import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/*
 * Builds the peer's page with the product's bundler and serves it like the product: compressed, and cached by the
 * browser after the first visit. It runs in a process of its own, because the build leaves NODE_ENV behind.
 */
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
const PAGE_HEADERS = {
  'content-type': 'text/html',
  'cache-control': 'no-cache',
  'cross-origin-opener-policy': 'same-origin',
};
const KEPT = 'public, max-age=31536000, immutable';
const PAGE =
  '<!doctype html><html lang="en"><title>Puck</title><link rel="stylesheet" href="/page.css"><div id="root"></div><script type="module" src="/page.js"></script>';

const folder = mkdtempSync(join(tmpdir(), 'bf-bench-puck-'));
await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: folder,
    target: 'es2022',
    modulePreload: false,
    cssCodeSplit: false,
    rollupOptions: {
      input: join(import.meta.dirname, 'puck-page.tsx'),
      output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
    },
  },
});

const cache = new Map<string, Buffer>();
function compressed(path: string): Buffer {
  const found = cache.get(path) ?? gzipSync(readFileSync(join(folder, path)), { level: 9 });
  cache.set(path, found);
  return found;
}

const server = createServer((request, response) => {
  const path = new URL(request.url!, 'http://localhost').pathname;
  if (path === '/readyz' || path === '/') return response.writeHead(200, PAGE_HEADERS).end(PAGE);
  try {
    const body = compressed(path);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    return response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': KEPT })
      .end(body);
  } catch {
    return response.writeHead(404).end();
  }
});

process.once('SIGTERM', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
