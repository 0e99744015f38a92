import { expect, test } from 'vitest';
import { firstSentences } from './first-sentences.ts';

test('takes whole sentences only, as many as fit', () => {
  const text = 'Nox Lab sees 40.5 patients a week. Most need a plan. Design the app that tells them.';
  expect(firstSentences(text, 52)).toBe('Nox Lab sees 40.5 patients a week. Most need a plan.');
  expect(firstSentences(text, 51)).toBe('Nox Lab sees 40.5 patients a week.');
});

test('a first sentence that is too long stands whole', () => {
  expect(firstSentences('One long sentence without any end', 5)).toBe('One long sentence without any end');
});
