import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/*
 * A hand-written page as the reference for a public page: a heading, and the pictures of a product page in their
 * order and with their sizes. It serves its own copies of the pictures, loaded at the start, as fast as files can
 * be served.
 */
export async function serveHandWritten(url: string): Promise<{ url: string; close: () => void }> {
  const html = await (await fetch(url)).text();
  const main = /<main[\s\S]*<\/main>/.exec(html)![0];
  const pictures = main.match(/<picture[\s\S]*?<\/picture>|<img[^>]*>/g) ?? [];
  const cards = pictures.map((picture) => `<article>${picture}<h2>A design</h2><p>By a designer</p></article>`);
  const page = gzipSync(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Designs</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>body{font:16px sans-serif;margin:16px}img{width:100%;height:auto}main{display:grid;gap:24px}</style></head>
<body><h1>What designers made of it</h1><main>${cards.join('\n')}</main></body></html>`);
  const files = await filesOf(pictures.join(''), url);
  const server = createServer((request, response) => {
    if (request.url === '/') {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' };
      return response.writeHead(200, headers).end(page);
    }
    const file = files.get(request.url!);
    if (!file) return response.writeHead(404).end();
    const headers = { 'content-type': file.type, 'cache-control': 'public, max-age=31536000, immutable' };
    return response.writeHead(200, headers).end(file.bytes);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

async function filesOf(html: string, base: string): Promise<Map<string, { type: string; bytes: Buffer }>> {
  const named = [...html.matchAll(/\b(?:src|srcset)="([^"]*)"/gi)].flatMap(([, value]) => value!.split(','));
  const paths = named.map((one) => one.trim().split(' ')[0]!).filter((path) => path.startsWith('/'));
  const files = new Map<string, { type: string; bytes: Buffer }>();
  for (const path of new Set(paths)) {
    const answer = await fetch(new URL(path, base));
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    files.set(path, { type: answer.headers.get('content-type')!, bytes: Buffer.from(await answer.arrayBuffer()) });
  }
  return files;
}
