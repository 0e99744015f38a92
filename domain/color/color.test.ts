import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { contrast } from './contrast.ts';
import { hexToOklch, hexToRgb, oklchToHex, rgbToLab } from './convert.ts';
import { deltaE, differences, isApart, seenBy } from './difference.ts';

test('contrast follows WCAG: black on white is 21, grey 767676 on white just passes', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

// From the test data that Sharma, Wu and Dalal published with their notes on CIEDE2000.
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('the difference between %j and %j is %f', (one, other, expected) => {
  expect(deltaE(one, other)).toBeCloseTo(expected, 3);
});

test('a colour comes back from Oklch as it went in', () => {
  for (const hex of ['#B6432A', '#54704F', '#F6EAD6', '#33251D', '#0A5CFF'])
    expect(oklchToHex(hexToOklch(hex))).toBe(hex);
});

test.each([
  ['#FFFFFF', 100, 0, 0],
  ['#010101', 0.2742, 0, 0],
  ['#FF0000', 53.24, 80.09, 67.2],
  ['#0000FF', 32.3, 79.19, -107.86],
])('%s is L %f, a %f, b %f', (hex, ...lab) => {
  for (const [at, value] of rgbToLab(hexToRgb(hex)).entries()) expect(value).toBeCloseTo(lab[at]!, 1);
});

test('red and green of one lightness are far apart for most and close for people who lack green cones', () => {
  const { normal, deficient } = differences(seenBy('#C0504D'), seenBy('#6E7F2E'));
  expect(normal).toBeGreaterThan(30);
  expect(deficient).toBeLessThan(normal / 2);
});

test('two colours are apart where their difference says so', () => {
  const random = new Random('apart');
  const color = () => [random.between(0, 100), random.between(-80, 80), random.between(-80, 80)] as const;
  for (let pair = 0; pair < 2_000; pair += 1) {
    const [one, other, least] = [color(), color(), random.between(2, 40)];
    expect(isApart(one, other, least)).toBe(deltaE(one, other) >= least);
  }
});
