import { expect, test } from 'vitest';
import type { Picture } from '#contract/media.ts';
import { shotOf } from './shot.ts';

const picture = (width: number, height: number, colors: string[] = ['#ffffff']): Picture => ({
  mediaId: `${width}x${height}`,
  state: 'ready',
  width,
  height,
  colors,
  sources: [],
});

test('a screen fills a box of its own proportion', () => {
  expect(shotOf(picture(1440, 1024), [])).toMatchObject({ ratio: 142, onMat: [] });
  expect(shotOf(picture(1600, 700), [])).toMatchObject({ ratio: 226, onMat: [] });
  expect(shotOf(picture(800, 1000), [])).toMatchObject({ ratio: 79, onMat: [] });
});

test('phones stand whole beside each other on a mat, three at most', () => {
  const phone = (n: number) => picture(390 + n, 844);
  const [one, two, three, four] = [phone(0), phone(1), phone(2), phone(3)];
  expect(shotOf(one!, [])).toMatchObject({ ratio: 82, onMat: [one] });
  expect(shotOf(one!, [picture(1440, 900), two!])).toMatchObject({ ratio: 117, onMat: [one, two] });
  expect(shotOf(one!, [two!, three!, four!])).toMatchObject({ ratio: 159, onMat: [one, two, three] });
});

test('the mat takes the strongest colour that is not the ground of the picture', () => {
  expect(shotOf(picture(390, 844, ['#F5E7D0', '#33251D', '#A63A22']), []).mat).toBe('#A63A22');
  expect(shotOf(picture(390, 844, ['#A63A22', '#222222']), []).mat).toBe('#A63A22');
  expect(shotOf(picture(390, 844, []), []).mat).toBeUndefined();
});
