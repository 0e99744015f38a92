import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { picture } from '#test/picture.ts';
import { createChildImageProcessor } from './child-image-processor.ts';
import { ImageProcessorFailed, Undecodable } from './image-processor.ts';

const opened: ReturnType<typeof createChildImageProcessor>[] = [];
function createProcessor(...options: Parameters<typeof createChildImageProcessor>) {
  const imageProcessor = createChildImageProcessor(...options);
  opened.push(imageProcessor);
  return imageProcessor;
}
afterEach(async () => {
  for (const imageProcessor of opened.splice(0)) await imageProcessor.close();
});

test('what is made arrives piece by piece, what is shown first before the rest, and in order', async () => {
  const names: string[] = [];
  await createProcessor().encode(await picture('png', { width: 2000, height: 1000 }), 2000, async (made) => {
    names.push(made.kind === 'variant' ? `${made.type.slice(6)} ${made.width} × ${made.height}` : 'colors');
  });
  expect(names).toEqual([
    'webp 400 × 200',
    'colors',
    'webp 800 × 400',
    'webp 1600 × 800',
    'avif 1600 × 800',
    'avif 800 × 400',
    'avif 400 × 200',
  ]);
});

test('what cannot be handed over ends the making with its own reason', async () => {
  const full = new Error('The disk is full');
  const making = createProcessor().encode(await picture(), 1200, () => Promise.reject(full));
  await expect(making).rejects.toBe(full);
});

test('when somebody ends the process, what was being made is said to have failed, and the next picture begins another', async () => {
  const imageProcessor = createProcessor();
  const bytes = await picture('png', { width: 2000, height: 1500 });
  const making = imageProcessor.encode(bytes, 2000, async () => void process.kill(imageProcessor.pid()!, 'SIGKILL'));
  await expect(making).rejects.toThrow(ImageProcessorFailed);
  expect(await imageProcessor.measure(bytes, 'png')).toEqual({ width: 2000, height: 1500 });
});

test('a picture that takes longer than any may is given up, with the process that works at it', async () => {
  const limitsMs = { measure: 30_000, encode: 30, preview: 30_000, cover: 30_000, svgToPng: 30_000, compare: 50 };
  const imageProcessor = createProcessor({ limitsMs });
  const bytes = await picture('png', { width: 3000, height: 2000 });
  await expect(imageProcessor.encode(bytes, 3000, async () => {})).rejects.toThrow(ImageProcessorFailed);
  expect((await imageProcessor.preview(bytes)).length).toBeGreaterThan(1_000);
});

test('FILE-7 a picture that ended the process is unreadable, and those that were made beside it are made all the same', async () => {
  const imageProcessor = createProcessor();
  const bytes = await picture('png', { width: 2000, height: 1500 });
  /** Ends the process as a decoder does that finds no memory, once, or each time. */
  const endAt = (pid: () => number | undefined) => async () => void process.kill(pid()!, 'SIGABRT');
  await expect(imageProcessor.encode(bytes, 2000, endAt(imageProcessor.pid))).rejects.toThrow(Undecodable);

  let ended = 0;
  const names: string[][] = [[], []];
  const made = await Promise.allSettled(
    names.map((mine) =>
      imageProcessor.encode(bytes, 2000, async (one) => {
        mine.push(one.kind);
        if (ended++ === 0) process.kill(imageProcessor.pid()!, 'SIGABRT');
      }),
    ),
  );
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  for (const mine of names) expect(mine.length).toBeGreaterThanOrEqual(7);
});

test('FILE-7 a damaged picture beside others is unreadable after a try of its own', async () => {
  const imageProcessor = createProcessor();
  const whole = await picture('png', { width: 2000, height: 1500 });
  const [good, damaged] = await Promise.allSettled(
    [whole, whole.subarray(0, whole.length - 200)].map((bytes) => imageProcessor.encode(bytes, 2000, async () => {})),
  );
  expect([good!.status, damaged!.status]).toEqual(['fulfilled', 'rejected']);
  expect((damaged as PromiseRejectedResult).reason).toBeInstanceOf(Undecodable);
});

test.runIf(process.platform === 'linux')('FILE-7 the kernel limits the memory of the process', async () => {
  const imageProcessor = createProcessor();
  await imageProcessor.measure(await picture(), 'png');
  const limits = await readFile(`/proc/${imageProcessor.pid()}/limits`, 'utf8');
  const [, bytes] = /^Max data size\s+(\d+)/m.exec(limits) ?? [];
  expect(Number(bytes) / 1024).toBe(1_250_000);
});

test('FILE-7 WORK-10 a comparison keeps no picture waiting: it has a process of its own', async () => {
  const imageProcessor = createProcessor();
  const screen = await picture('png', { width: 60, height: 40 });
  await imageProcessor.compare(screen, screen, []);
  expect(imageProcessor.pid()).toBeUndefined();
});
