import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const SOURCES = ['web', 'contract', 'domain', 'vite.config.ts', 'package-lock.json'];
const stamp = join(root, 'dist/built-from');

/** Whether `dist/` was made from the sources as they are now. */
export function isBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** Builds the browser's files and the page renderer into `dist/`, with gzip copies of what compresses. */
export async function build({ quiet = false } = {}): Promise<void> {
  process.env.NODE_ENV = 'production';
  const from = fingerprint();
  const vite = await import('vite');
  const logLevel = quiet ? 'error' : 'info';
  await vite.build({ root, logLevel });
  await vite.build({ root, logLevel, build: { ssr: true } });
  await compress(join(root, 'dist/web/assets'));
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, from);
}

async function compress(folder: string) {
  const squeeze = promisify(gzip);
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    writeFileSync(join(folder, `${name}.gz`), await squeeze(readFileSync(join(folder, name)), { level: 9 }));
  }
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const add = (path: string) => hash.update(path.slice(root.length)).update(readFileSync(path));
  for (const source of SOURCES) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    if (statSync(path).isFile()) {
      add(path);
      continue;
    }
    const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name),
    );
    for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) add(file);
  }
  return hash.digest('hex');
}

if (import.meta.main) await build();
