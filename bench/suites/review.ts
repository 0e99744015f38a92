import sharp from 'sharp';
import { comparePictures } from '#server/platform/media/compare-pictures.ts';
import { pngOf, renderScreen, type Screen, svgOf } from '#test/screens.ts';
import type { Options } from '../main.ts';
import { installPeers } from '../peers/peers.ts';
import { median, type Report } from '../report.ts';

const FRAME = { width: 2880, height: 2048 };
const ROUNDS = 5;

/** pixelmatch has no types. It answers how many pixels of two pictures differ. */
type Pixelmatch = (one: Uint8Array, other: Uint8Array, drawn: Uint8Array, width: number, height: number) => number;

/**
 * `npm run bench -- review`: how long a person waits for the comparison of a large frame with its build, from PNG
 * to findings. Measured alternately with decoding the same two pictures, and with pixelmatch, which finds and
 * renders the different pixels.
 */
export async function run(report: Report, options: Options) {
  installPeers();
  const { default: pixelmatch } = (await import(import.meta.resolve('../peers/node_modules/pixelmatch/index.js'))) as {
    default: Pixelmatch;
  };
  const screen = renderScreen(3);
  const lower = { ...screen, parts: screen.parts.map((part, n) => (n > 1 ? { ...part, y: part.y + 3 } : part)) };
  const [design, same, moved] = [await large(screen), await large(screen), await large(lower)];
  const peer = async (one: Buffer, other: Buffer) => {
    const [a, b] = await opened(one, other);
    const drawn = new Uint8Array(a!.length);
    pixelmatch(a!, b!, drawn, FRAME.width, FRAME.height);
    await sharp(drawn, { raw: { ...FRAME, channels: 4 } })
      .png()
      .toBuffer();
  };
  const acts = {
    'opening the two pictures': () => opened(design, moved),
    'two that are the same, pixelmatch': () => peer(design, same),
    'two that are the same': () => comparePictures(design, same, []),
    'nearly everything moved, pixelmatch': () => peer(design, moved),
    'nearly everything moved': () => comparePictures(design, moved, []),
  };
  const goals: Record<string, string> = { 'two that are the same': '≤ 1', 'nearly everything moved': '≤ 3' };
  const seconds = new Map(Object.keys(acts).map((name) => [name, [] as number[]]));
  for (let round = 0; round < Number(options.rounds ?? ROUNDS); round += 1)
    for (const [name, act] of Object.entries(acts)) seconds.get(name)!.push(await timed(act));
  report.note(`A frame of ${FRAME.width} × ${FRAME.height}`);
  for (const [name, times] of seconds)
    report.figure({ name: `Review: ${name}`, value: median(times), unit: 's', goal: goals[name] });
}

const opened = (...pictures: Buffer[]) => Promise.all(pictures.map((one) => sharp(one).ensureAlpha().raw().toBuffer()));

async function large(screen: Screen): Promise<Buffer> {
  return sharp(pngOf(svgOf(screen, { scale: 4 })))
    .resize({ ...FRAME, fit: 'fill' })
    .png()
    .toBuffer();
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return (performance.now() - started) / 1000;
}
