import { expect, test } from 'vitest';
import { firstSentences, isPlain } from './sample.ts';

test('takes whole sentences only, as many as fit', () => {
  const text = 'Nox Lab sees 40.5 patients a week. Most need a plan. Design the app that tells them.';
  expect(firstSentences(text, 52)).toBe('Nox Lab sees 40.5 patients a week. Most need a plan.');
  expect(firstSentences(text, 51)).toBe('Nox Lab sees 40.5 patients a week.');
});

test('a first sentence that is too long stands whole', () => {
  expect(firstSentences('One long sentence without any end', 5)).toBe('One long sentence without any end');
});

test('a plain title is short, and asks and quotes nothing', () => {
  expect(isPlain('Halden: a lamp one can be sure of')).toBe(true);
  expect(isPlain('What we agreed at Hilo y Barro: who writes it down?')).toBe(false);
  expect(isPlain('Fuldabogen: the claim is “in progress”')).toBe(false);
  expect(isPlain('Plans change on the path: giving a hut bed back at Planinsko društvo Tri Police')).toBe(false);
});
