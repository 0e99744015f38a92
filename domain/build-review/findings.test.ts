import { expect, test } from 'vitest';
import { FINDINGS_MAX, findingsFrom } from './findings.ts';
import type { Judged } from './kinds.ts';
import type { Box } from './raster.ts';

const scale = { width: 100, designHeight: 200, perPixel: 2 };

function judged(kind: Judged['kind'], box: Partial<Box> = {}, more: Partial<Judged> = {}): Judged {
  const whole = { x: 10, y: 20, width: 8, height: 4, ...box };
  const region = { box: whole, cells: [], pixels: whole.width * whole.height };
  return { kind, region, from: [182, 67, 9], to: [0, 0, 0], offset: null, ...more };
}
const placesOf = (...all: Judged[]) => findingsFrom(all, scale).findings.map(({ places }) => places.length);

test('WORK-10 a finding counts in pixels of the design, and its place in shares of the picture', () => {
  const shift = judged('shift', {}, { offset: { dx: 3, dy: -4 } });
  expect(findingsFrom([shift], scale)).toEqual({
    findings: [
      {
        number: 1,
        kind: 'shift',
        dx: 6,
        dy: -8,
        px: 0,
        from: '#b64309',
        to: '#000000',
        places: [{ x: 0.1, y: 0.1, width: 0.08, height: 0.02 }],
      },
    ],
    more: 0,
  });
  expect(findingsFrom([judged('size')], scale).findings[0]).toMatchObject({ dx: 0, dy: 0, px: 8 });
  expect(findingsFrom([judged('size', { width: 3 })], scale).findings[0]).toMatchObject({ px: 6 });
  expect(findingsFrom([judged('height', { height: 50 })], scale).findings[0]).toMatchObject({ px: 100 });
});

test('WORK-10 differences of one cause are one finding with many places, and others are not', () => {
  const shift = (dx: number, dy: number) => judged('shift', {}, { offset: { dx, dy } });
  expect(placesOf(shift(8, 8), shift(9, 7))).toEqual([2]);
  expect(placesOf(shift(8, 8), shift(10, 8))).toEqual([1, 1]);
  expect(placesOf(shift(8, 8), shift(8, 10))).toEqual([1, 1]);
  expect(placesOf(judged('size'), judged('size', { height: 5 }))).toEqual([2]);
  expect(placesOf(judged('size'), judged('size', { height: 6 }))).toEqual([1, 1]);
  expect(placesOf(judged('size'), judged('size', { width: 4, height: 8 })), 'upright and flat').toEqual([1, 1]);
  expect(placesOf(judged('colour'), judged('colour'))).toEqual([2]);
  expect(placesOf(judged('colour'), judged('colour', {}, { from: [0, 200, 0] }))).toEqual([1, 1]);
  expect(placesOf(judged('colour'), judged('colour', {}, { to: [0, 200, 0] }))).toEqual([1, 1]);
  expect(placesOf(judged('missing'), judged('missing'))).toEqual([1, 1]);
  expect(placesOf(judged('missing'), judged('extra'))).toEqual([1, 1]);
});

test('WORK-10 the largest finding is the first, and what is left out is counted', () => {
  const many = Array.from({ length: FINDINGS_MAX + 2 }, (_, n) => judged('missing', { height: n + 1 }));
  const { findings, more } = findingsFrom(many, scale);
  expect([findings.length, more]).toEqual([FINDINGS_MAX, 2]);
  expect(findings[0]).toMatchObject({ number: 1, places: [{ height: (FINDINGS_MAX + 2) / 200 }] });
  expect(placesOf(...Array.from({ length: 13 }, () => judged('colour')))).toEqual([12]);
});
