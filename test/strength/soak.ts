import { once } from 'node:events';
import { mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOf, memoryMb, treeOf } from '../../bench/process-stats.ts';
import { startProduct } from '../../bench/processes.ts';
import { pause } from '../../server/platform/pause.ts';
import { figure } from './figure.ts';

/*
 * A steady load, and what memory and open files do meanwhile. `SOAK_MINUTES=60` is the long version. The slope is that of the
 * second half: before, caches and code fill up. The same measure must reject a server that keeps what it is sent.
 */

const MINUTES = Number(process.env.SOAK_MINUTES ?? 3);
const PER_SECOND = 100;
const LOOK_EVERY_MS = 2_000;
const GROWS_MB_AN_HOUR = 1;
/** A short run sees less than a megabyte an hour in the noise of garbage collection. */
const MARGIN_MB = MINUTES < 30 ? 15 : 3;
const FILES_MORE = 10;
const PATHS = [
  '/',
  '/showcase',
  '/api/showcase',
  '/api/community-briefs',
  '/api/session',
  '/healthz',
  '/showcase?q=ferry',
];

interface Measured {
  moreMb: number;
  moreFiles: number;
  failed: number;
  asked: number;
  /** The mean of each tenth of the time. */
  tenthsMb: number[];
}

async function soak(port: number, pids: () => number[], minutes: number): Promise<Measured> {
  const began = performance.now();
  const end = began + minutes * 60_000;
  const looks: { mb: number; files: number }[] = [];
  let failed = 0;
  let asked = 0;
  const looking = setInterval(() => looks.push({ mb: memoryMb(pids()), files: filesOf(pids()) }), LOOK_EVERY_MS);
  while (performance.now() < end) {
    const path = PATHS[asked++ % PATHS.length]!;
    void ask(`http://127.0.0.1:${port}${path}`).catch((error: Error) => {
      failed += 1;
      console.error(path, error.message, error.cause ?? '');
    });
    // Each has its moment, so that a busy machine does not make them fewer.
    await pause(Math.max(0, began + (asked * 1000) / PER_SECOND - performance.now()));
  }
  clearInterval(looking);
  const half = looks.slice(Math.floor(looks.length / 2));
  const [early, late] = [half.slice(0, half.length / 2), half.slice(half.length / 2)];
  const mean = (all: typeof looks, of: 'mb' | 'files') => all.reduce((sum, one) => sum + one[of], 0) / all.length;
  return {
    moreMb: mean(late, 'mb') - mean(early, 'mb'),
    moreFiles: mean(late, 'files') - mean(early, 'files'),
    failed,
    asked,
    tenthsMb: Array.from({ length: 10 }, (_, n) =>
      mean(looks.slice((n * looks.length) / 10, ((n + 1) * looks.length) / 10), 'mb'),
    ),
  };
}

async function ask(url: string): Promise<void> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.status >= 400 && answer.status !== 503) throw new Error(`answered ${answer.status}`);
}

/** Without PostgreSQL's, which keeps up to a thousand files of its tables open for each connection. */
function filesOf(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    if (/\bpostgres(:|$)/.test(commandOf(pid).split('\0')[0]!)) return sum;
    try {
      return sum + readdirSync(`/proc/${pid}/fd`).length;
    } catch {
      return sum; // it has ended
    }
  }, 0);
}

function isSteady({ moreMb, moreFiles, failed }: Measured, minutes: number): boolean {
  return moreMb <= (GROWS_MB_AN_HOUR * minutes) / 60 + MARGIN_MB && moreFiles <= FILES_MORE && failed === 0;
}

/** Keeps a quarter of a megabyte of each request, and opens a file in every tenth: the control. */
async function keeper() {
  const kept: Buffer[] = [];
  const server = createServer((_, response) => {
    kept.push(Buffer.alloc(250_000, 1));
    if (kept.length % 10 === 0) openSync('/dev/null', 'r');
    response.end(String(kept.length));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const folder = mkdtempSync(join(tmpdir(), 'bf-soak-'));
const product = await startProduct({ DATA_DIR: folder, CHECK_ANSWERS: 'yes' });
const found = await soak(product.port, () => treeOf(product.pid), MINUTES);
await product.stop();
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
const server = await keeper();
const leak = await soak((server.address() as AddressInfo).port, () => [process.pid], 0.3);
server.close();
server.closeAllConnections();

const words = ({ moreMb, moreFiles, failed, asked }: Measured) =>
  `${moreMb.toFixed(1)} MB and ${moreFiles.toFixed(1)} files more in the last quarter, ${failed} of ${asked} failed`;
figure(`${MINUTES} minutes at ${PER_SECOND} requests a second`, words(found));
figure('MB in each tenth of the time', found.tenthsMb.map(Math.round).join(' '));
figure('a server that keeps what it is sent', words(leak));
const isLeakSeen = !isSteady({ ...leak, moreFiles: 0 }, 0.3) && !isSteady({ ...leak, moreMb: 0 }, 0.3);
process.exit(isSteady(found, MINUTES) && isLeakSeen ? 0 : 1);
