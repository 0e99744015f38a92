import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

test('a line is broken where the next word has no room', () => {
  const narrow = breakLines('Out of the oven at 06:40', { sizePx: 40, weight: 400, widthPx: 240 });
  expect(narrow).toEqual(['Out of the', 'oven at', '06:40']);
});

test('a heavy face gets fewer letters on a line', () => {
  const lines = (weight: number) => breakLines('Marsh sourdough nine', { sizePx: 20, weight, widthPx: 175 });
  expect(lines(400)).toEqual(['Marsh sourdough', 'nine']);
  expect(lines(800)).toEqual(['Marsh', 'sourdough nine']);
});

test('no word is lost and no line but a single word is too long', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,14}$/), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(words, fc.integer({ min: 100, max: 900 }), (given, widthPx) => {
      const lines = breakLines(given.join('  '), { sizePx: 18, weight: 400, widthPx });
      expect(lines.join(' ')).toBe(given.join(' '));
      for (const line of lines) if (line.includes(' ')) expect(line.length * 18 * 0.53).toBeLessThanOrEqual(widthPx);
    }),
  );
});
