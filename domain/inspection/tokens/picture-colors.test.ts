import { expect, test } from 'vitest';
import { asCss } from './css.ts';
import { pictureColors, tokensOfPicture } from './picture-colors.ts';

/** A picture of one line: so many pixels of each colour. */
const line = (...runs: [hex: string, pixels: number, alpha?: number][]) =>
  runs.flatMap(([hex, pixels, alpha = 255]) =>
    Array.from({ length: pixels }, () => [...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)), alpha]),
  );
const colorsOf = (...runs: Parameters<typeof line>) => pictureColors(line(...runs).flat());

test('WORK-13 the colours of a picture come with the largest first, and with their shares', () => {
  expect(colorsOf(['#b6432a', 300], ['#f6ead8', 700])).toEqual([
    { hex: '#f6ead8', share: 0.7 },
    { hex: '#b6432a', share: 0.3 },
  ]);
});

test('WORK-13 the noise of a compressed picture is one colour, the most frequent of it', () => {
  const [red, ...others] = colorsOf(['#b0432a', 500], ['#b1442b', 200], ['#af422a', 200], ['#f6ead8', 100]);
  expect(red).toEqual({ hex: '#b0432a', share: expect.closeTo(0.9) });
  expect(others).toHaveLength(1);
});

test('WORK-13 edges of letters and transparent pixels are no colours of a picture', () => {
  const listed = colorsOf(['#b6432a', 998], ['#d9988c', 2], ['#000000', 500, 0]);
  expect(listed.map(({ hex }) => hex)).toEqual(['#b6432a']);
  expect(colorsOf(['#000000', 9, 0])).toEqual([]);
});

test('a large picture is read in steps', () => {
  const halves = new Uint8ClampedArray(4 * 1_000_000).fill(255);
  halves.subarray(0, 2_000_000).fill(0);
  for (let at = 3; at < halves.length; at += 4) halves[at] = 255;
  const [first, second] = pictureColors(halves);
  expect(first!.share).toBeCloseTo(0.5, 3);
  expect(second!.share).toBeCloseTo(0.5, 3);
});

test('WORK-7 the colours of a picture leave as tokens with plain names', () => {
  const css = asCss(tokensOfPicture(colorsOf(['#f6ead6', 700], ['#b6432a', 300])));
  expect(css).toBe(':root {\n  /* colour */\n  --color-pale-cream: #f6ead6;\n  --color-mid-red: #b6432a;\n}\n');
});
