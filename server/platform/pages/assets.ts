import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { takesEncoding } from '#server/platform/http/accept-encoding.ts';
import { notFound } from '#server/platform/http/errors.ts';

/*
 * What the build made for the browser. A page asks for some twenty of these, whose names change with what is in them: each is read
 * once, when it is first asked for, and answered out of memory from then on. Going to the disk each time took a tenth of the server.
 */

const FOR_GOOD = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** As the build squeezes them, the smaller first. */
const SQUEEZED = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
] as const;

interface Asset {
  type: string;
  /** Its files: as it is under `identity`, and as the build squeezed it. */
  files: Map<string, string>;
}

/** Answers `/assets/NAME` with the files of `folder`, in the smallest form that the asker reads. @throws where one is of no type known here */
export function serveAssets(app: FastifyInstance, folder: string): void {
  const assets = assetsIn(folder);
  const read = new Map<string, Promise<Buffer>>();
  app.get<{ Params: { name: string } }>('/assets/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params;
    const asset = assets.get(name);
    if (!asset) throw notFound();
    const etag = `W/"${name}"`;
    reply.headers({ etag, 'cache-control': FOR_GOOD, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const takes = request.headers['accept-encoding'];
    const form = SQUEEZED.find(({ encoding }) => asset.files.has(encoding) && takesEncoding(takes, encoding));
    if (form) reply.header('content-encoding', form.encoding);
    return reply.type(asset.type).send(await contents(asset.files.get(form?.encoding ?? 'identity')!));
  });

  function contents(file: string): Promise<Buffer> {
    let kept = read.get(file);
    if (!kept) {
      kept = readFile(join(folder, file));
      read.set(file, kept);
      // Not to be read just now is no reason never to be.
      kept.catch(() => read.delete(file));
    }
    return kept;
  }
}

function assetsIn(folder: string): Map<string, Asset> {
  const there = new Set(readdirSync(folder));
  const assets = new Map<string, Asset>();
  for (const name of there) {
    const extension = extname(name);
    if (SQUEEZED.some((form) => form.extension === extension)) continue;
    const type = TYPES[extension];
    if (!type) throw new Error(`${join(folder, name)} is of no type that is served.`);
    const squeezed = SQUEEZED.filter((form) => there.has(name + form.extension));
    const files = new Map([
      ['identity', name],
      ...squeezed.map((form) => [form.encoding, name + form.extension] as const),
    ]);
    assets.set(name, { type, files });
  }
  return assets;
}
