import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { waitForExclusiveLock } from '../server/platform/database/embedded/file-lock.ts';

const productRoot = join(import.meta.dirname, '..');
const SOURCES = ['web', 'contract', 'domain', 'vite.config.ts', 'package-lock.json'];
const NOT_BUILT = /\.test\.tsx?$/;
const BUILD_TIMEOUT_MS = 120_000;
/** A file system's clock may be this much behind the process's. */
const CLOCK_STEP_MS = 20;
/** Holds the fingerprint of the sources. Its time is when the build began. */
const STAMP = 'dist/built-from';

/** Whether `dist/` was built from the current sources. */
export function isBuilt(root = productRoot): boolean {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

/**
 * Builds in a separate process, so that the server does not keep the bundler's memory. If several processes start together, one
 * builds and the others wait.
 * @throws when the build fails; the build has already printed the reason.
 */
export async function buildOnce(): Promise<void> {
  mkdirSync(join(productRoot, 'dist'), { recursive: true });
  const lock = await waitForExclusiveLock(join(productRoot, 'dist/building.lock'), BUILD_TIMEOUT_MS);
  try {
    if (isBuilt()) return;
    const child = spawn(process.execPath, ['--no-warnings', import.meta.filename, '--quiet'], { stdio: 'inherit' });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`The build ended with ${code}.`);
  } finally {
    lock.release();
  }
}

/**
 * Builds the browser's files and the page renderer into `dist/`, and adds gzip and Brotli copies of compressible files. The files of
 * the build before stay: a process that still runs and pages that are open ask for them.
 */
export async function build({ quiet = false, root = productRoot } = {}): Promise<void> {
  process.env.NODE_ENV = 'production';
  const from = fingerprint(root);
  const beganAt = new Date();
  const stamp = join(root, STAMP);
  if (existsSync(stamp)) removeOlder(join(root, 'dist'), statSync(stamp).mtimeMs);
  // Vite is imported here because `npm start` also loads this file and usually has nothing to build.
  const vite = await import('vite');
  const logLevel = quiet ? 'error' : 'info';
  await vite.build({ root, logLevel });
  await vite.build({ root, logLevel, build: { ssr: true } });
  await compress(join(root, 'dist/web/assets'), beganAt.getTime());
  writeFileSync(stamp, from);
  utimesSync(stamp, beganAt, beganAt);
}

/** Removes the files of builds before the latest one. */
function removeOlder(dist: string, latestMs: number) {
  for (const folder of ['web', 'renderer'].map((name) => join(dist, name)).filter(existsSync)) {
    for (const path of filesIn(folder)) if (statSync(path).mtimeMs < latestMs - CLOCK_STEP_MS) rmSync(path);
  }
}

async function compress(folder: string, sinceMs: number) {
  const [asGzip, asBrotli] = [promisify(gzip), promisify(brotliCompress)];
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg)$/.test(name) || statSync(join(folder, name)).mtimeMs < sinceMs - CLOCK_STEP_MS) continue;
    const bytes = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.gz`), await asGzip(bytes, { level: 9 }));
    writeFileSync(join(folder, `${name}.br`), await asBrotli(bytes));
  }
}

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const add = (path: string) => hash.update(path.slice(root.length)).update(readFileSync(path));
  for (const source of SOURCES) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    if (statSync(path).isFile()) {
      add(path);
      continue;
    }
    for (const file of filesIn(path).sort()) if (!NOT_BUILT.test(file)) add(file);
  }
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

if (import.meta.main) await build({ quiet: process.argv.includes('--quiet') });
