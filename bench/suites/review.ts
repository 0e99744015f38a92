import sharp from 'sharp';
import { comparePictures } from '#server/platform/media/compare-pictures.ts';
import { drawnScreen, pngOf, type Screen, svgOf } from '#test/screens.ts';
import { median, type Report } from '../report.ts';

const FRAME = { width: 2880, height: 2048 };
const ROUNDS = 5;

/** One comparison of a large frame with its build, from PNG to findings; in turn with sharp decoding the same two pictures. */
export async function run(report: Report, options: Record<string, unknown>) {
  const screen = drawnScreen(3);
  const lower = { ...screen, parts: screen.parts.map((part, n) => (n > 1 ? { ...part, y: part.y + 3 } : part)) };
  const [design, same, moved] = [await large(screen), await large(screen), await large(lower)];
  const seconds = { floor: [] as number[], same: [] as number[], moved: [] as number[] };
  for (let round = 0; round < Number(options.rounds ?? ROUNDS); round += 1) {
    seconds.floor.push(await timed(() => Promise.all([design, moved].map((one) => sharp(one).raw().toBuffer()))));
    seconds.same.push(await timed(() => comparePictures(design, same, [])));
    seconds.moved.push(await timed(() => comparePictures(design, moved, [])));
  }
  const figure = (name: string, list: number[], goal?: string) =>
    report.figure({ name, value: median(list), unit: 's', ...(goal && { goal }) });
  report.note(`A frame of ${FRAME.width} × ${FRAME.height}, median of ${seconds.floor.length}`);
  figure('opening the two pictures, floor', seconds.floor);
  figure('comparing two that are the same', seconds.same, '≤ 1');
  figure('comparing two in which nearly everything moved', seconds.moved, '≤ 3');
}

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
