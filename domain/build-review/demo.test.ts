import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildReviews } from '#contract/build-review.ts';
import { compare } from './compare.ts';
import { demoReviews } from './demo.ts';
import type { Raster } from './raster.ts';

const open = async (url: string): Promise<Raster> => {
  const file = join(import.meta.dirname, '../../web/public', url);
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

test('WORK-10 what the sample review says of its pictures is what comparing them answers', async () => {
  const { frames } = buildReviews.parse(demoReviews);
  const reviews = frames.flatMap(({ current }) => (current ? [current] : []));
  expect(reviews.map(({ state }) => state).toSorted()).toEqual(['approved', 'returned', 'to_review']);
  for (const { design, build, result } of reviews) {
    const { heat: _, ...answered } = compare(await open(design.sources[0]!.url), await open(build.sources[0]!.url));
    expect(result).toMatchObject(answered);
  }
});
