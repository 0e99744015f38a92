import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { waitForExclusiveLock } from '../server/platform/database/embedded/file-lock.ts';

const root = join(import.meta.dirname, '..');
const SOURCES = ['web', 'contract', 'domain', 'vite.config.ts', 'package-lock.json'];
const NOT_BUILT = /\.test\.tsx?$/;
const BUILD_TIMEOUT_MS = 120_000;
const stamp = join(root, 'dist/built-from');

/** Whether `dist/` was built from the current sources. */
export function isBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/**
 * Builds in a separate process, so that the server does not keep the bundler's memory. If several processes start together, one
 * builds and the others wait.
 * @throws when the build fails; the build has already printed the reason.
 */
export async function buildOnce(): Promise<void> {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const lock = await waitForExclusiveLock(join(root, 'dist/building.lock'), BUILD_TIMEOUT_MS);
  try {
    if (isBuilt()) return;
    const child = spawn(process.execPath, ['--no-warnings', import.meta.filename, '--quiet'], { stdio: 'inherit' });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`The build ended with ${code}.`);
  } finally {
    lock.release();
  }
}

/** Builds the browser's files and the page renderer into `dist/`, and adds gzip and Brotli copies of compressible files. */
export async function build({ quiet = false } = {}): Promise<void> {
  process.env.NODE_ENV = 'production';
  const from = fingerprint();
  // Vite is imported here because `npm start` also loads this file and usually has nothing to build.
  const vite = await import('vite');
  const logLevel = quiet ? 'error' : 'info';
  await vite.build({ root, logLevel });
  await vite.build({ root, logLevel, build: { ssr: true } });
  await compress(join(root, 'dist/web/assets'));
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, from);
}

async function compress(folder: string) {
  const [asGzip, asBrotli] = [promisify(gzip), promisify(brotliCompress)];
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const bytes = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.gz`), await asGzip(bytes, { level: 9 }));
    writeFileSync(join(folder, `${name}.br`), await asBrotli(bytes));
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
      (entry) => entry.isFile() && !NOT_BUILT.test(entry.name),
    );
    for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) add(file);
  }
  return hash.digest('hex');
}

if (import.meta.main) await build({ quiet: process.argv.includes('--quiet') });
