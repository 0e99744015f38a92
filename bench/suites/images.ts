import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { Picture } from '#contract/media.ts';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { pause } from '#server/platform/pause.ts';
import { asUpload } from '#test/picture.ts';
import { buildOnce } from '../../scripts/build.ts';
import { scriptLog } from '../../scripts/log.ts';
import { withDataDir } from '../installation.ts';
import type { Options } from '../main.ts';
import { bearerToken } from '../people.ts';
import { commandOf, memoryMb, processorMs, treeOf } from '../process-stats.ts';
import { root, startProduct } from '../processes.ts';
import { median, type Report } from '../report.ts';

const FRAMES = 20;
const FRAME = { width: 2880, height: 2048 };
const ROUNDS = 3;
/** The number of pictures that the product processes at the same time. */
const AT_ONCE = 2;
/** Milliseconds; the widest size of a picture takes several hundred. */
const LOOK_EVERY_MS = 150;
/**
 * Adding up a process's mapped memory takes milliseconds of a core. It is done only when the page count is close to
 * its highest value.
 */
const NEARLY_MOST = 0.97;
/**
 * Often until the first picture can be shown and for the last one; rarely in between, as a page does. The requests
 * are not part of the work on the pictures.
 */
const ASK_OFTEN_MS = 50;
const ASK_SELDOM_MS = 1_000;
const art = join(root, 'server/sample/art');

interface Floor {
  seconds: number;
  peakMb: number;
  processorSeconds: number;
  /** Of all files together. */
  bytes: number;
}

interface Round {
  seconds: number;
  /** Highest total of all processes, which is less than the sum of their own peaks. */
  peakMb: number;
  imageProcessorMb: number;
  firstSeconds: number;
  processorSeconds: number;
  bytes: number;
}

/**
 * `npm run bench -- images --frames 20`: how long a person waits for uploaded frames, until every size of every
 * frame is ready. Measured alternately with sharp alone on the same frames.
 */
export async function run(report: Report, options: Options) {
  const count = Number(options.frames ?? FRAMES);
  const roundCount = Number(options.rounds ?? ROUNDS);
  await buildOnce();
  const floors: Floor[] = [];
  const rounds: Round[] = [];
  await withDataDir(async (folder) => {
    for (let round = 0; round < roundCount; round++) {
      const frames = await drawFrames(folder, round, count);
      floors.push(await floor(frames));
      await withDataDir(async (dataDir) => void rounds.push(await product(frames, dataDir)));
      sameWork(floors[round]!, rounds[round]!);
    }
  });
  const of = <T>(list: T[], pick: (one: T) => number) => median(list.map(pick));
  const figure = (name: string, value: number, unit: string, goal?: string) =>
    report.figure({ name, value, unit, goal });
  const ratios = rounds.map(({ seconds }, n) => seconds / floors[n]!.seconds);
  figure(
    `Images: ${count} frames, sharp alone`,
    of(floors, (one) => one.seconds),
    's',
  );
  figure(
    `Images: ${count} frames, brought and made`,
    of(rounds, (one) => one.seconds),
    's',
  );
  figure('Images: product to sharp alone', median(ratios), '×', '≤ 1.15');
  figure(
    'Images: processor time, sharp alone',
    of(floors, (one) => one.processorSeconds),
    's',
  );
  figure(
    'Images: processor time, server and pictures',
    of(rounds, (one) => one.processorSeconds),
    's',
  );
  figure(
    'Images: until the first can be shown',
    of(rounds, (one) => one.firstSeconds),
    's',
  );
  figure(
    'Images: first can be shown, share of the whole',
    of(rounds, (one) => one.firstSeconds / one.seconds),
    '',
    '< 1',
  );
  figure(
    'Images: peak memory, sharp alone',
    of(floors, (one) => one.peakMb),
    'MB',
  );
  figure('Images: peak memory, the pictures alone', Math.max(...rounds.map((one) => one.imageProcessorMb)), 'MB');
  figure('Images: peak memory, server and pictures', Math.max(...rounds.map((one) => one.peakMb)), 'MB', '≤ 350');
}

/** Checks that both make the same files: their bytes may differ only by rounding. */
function sameWork({ bytes: floor }: Floor, { bytes: product }: Round) {
  if (Math.abs(product / floor - 1) > 0.005)
    throw new Error(`The product's files have ${product} bytes, the floor's ${floor}`);
}

/** Renders twenty different frames from the sample art, at the export size of a large screen. */
async function drawFrames(folder: string, round: number, count: number): Promise<string[]> {
  const names = readdirSync(art, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.svg'));
  const paths = [];
  for (let n = 0; n < count; n++) {
    const path = join(folder, `${n}.png`);
    // A corner in another grey makes the frames of each round new to the product.
    const corner = { create: { width: 8, height: 8, channels: 3 as const, background: { r: round, g: n, b: 9 } } };
    const drawn = await sharp(join(art, names[n % names.length]!), { density: 130 })
      .resize({ ...FRAME, fit: 'cover' })
      .composite([{ input: corner, left: 0, top: 0 }])
      // Exported frames have an opaque background and an alpha channel; the sample art alone has half-transparent
      // edge pixels.
      .flatten({ background: '#ffffff' })
      .ensureAlpha()
      .png()
      .toBuffer();
    writeFileSync(path, drawn);
    paths.push(path);
  }
  return paths;
}

async function floor(frames: string[]): Promise<Floor> {
  const script = join(root, 'bench/floor-pictures.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', script, String(AT_ONCE), ...frames]);
  return JSON.parse(stdout);
}

async function product(frames: string[], dataDir: string): Promise<Round> {
  const { token } = await aPersonWithoutSampleWorld(dataDir);
  const server = await startProduct({ DATA_DIR: dataDir });
  let [peakMb, imageProcessorMb, processorSeconds] = [0, 0, 0];
  const before = processorMs([server.pid]);
  let mostPages = 0;
  const look = setInterval(() => {
    const imageProcessor = imageProcessorOf(server.pid);
    const pages = pagesOf(server.pid) + (imageProcessor ? pagesOf(imageProcessor) : 0);
    if (pages > mostPages * NEARLY_MOST) {
      const processorNowMb = imageProcessor ? memoryMb([imageProcessor]) : 0;
      imageProcessorMb = Math.max(imageProcessorMb, processorNowMb);
      peakMb = Math.max(peakMb, memoryMb([server.pid]) + processorNowMb);
    }
    mostPages = Math.max(mostPages, pages);
    if (imageProcessor) processorSeconds = (processorMs([server.pid, imageProcessor]) - before) / 1000;
  }, LOOK_EVERY_MS);
  try {
    const ask = async (path: string, init: RequestInit = {}): Promise<Picture> => {
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${token}` },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json() as Promise<Picture>;
    };
    const started = performance.now();
    const since = () => (performance.now() - started) / 1000;
    let firstSeconds = 0;
    const brought: string[] = [];
    const bringing = (async () => {
      for (const path of frames) {
        const { payload, headers } = asUpload(readFileSync(path));
        brought.push((await ask('/api/media', { method: 'POST', headers, body: new Uint8Array(payload) })).mediaId);
      }
    })();
    // Pictures are processed in order of arrival, so one request after another hardly disturbs the work.
    for (let n = 0; n < frames.length; ) {
      const { state, sources } = brought[n]
        ? await ask(`/api/media/${brought[n]}`)
        : { state: 'processing', sources: [] };
      if (sources.length > 0) firstSeconds ||= since();
      if (state === 'failed') throw new Error('A frame could not be made');
      if (state === 'ready') n += 1;
      else await pause(firstSeconds && n < frames.length - 1 ? ASK_SELDOM_MS : ASK_OFTEN_MS);
    }
    await bringing;
    const seconds = since();
    const bytes = bytesIn(join(dataDir, 'blobs/pictures'));
    return { seconds, peakMb, imageProcessorMb, firstSeconds, processorSeconds, bytes };
  } finally {
    clearInterval(look);
    await server.stop();
  }
}

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/**
 * Creates a person first: an installation with people gets no sample world, whose pictures would be processed
 * during the measurement.
 */
async function aPersonWithoutSampleWorld(dataDir: string) {
  const database = await connectDatabase({ dataDir, log: scriptLog });
  await migrate(database);
  const person = await bearerToken(dataDir, 'bench@people.example');
  await database.close();
  return person;
}

/** The picture process, a child of the server. */
function imageProcessorOf(serverPid: number): number | undefined {
  return treeOf(serverPid).find((pid) => commandOf(pid).includes('image-processor-main'));
}

/** Number of memory pages of a process, with shared ones. */
function pagesOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  } catch {
    return 0; // it has just ended
  }
}
