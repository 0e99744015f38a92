import { expect, test } from 'vitest';
import { isPlain } from './sample.ts';

test('a plain title is short, and asks and quotes nothing', () => {
  expect(isPlain('Halden: a lamp one can be sure of')).toBe(true);
  expect(isPlain('What we agreed at Hilo y Barro: who writes it down?')).toBe(false);
  expect(isPlain('Fuldabogen: the claim is “in progress”')).toBe(false);
  expect(isPlain('Plans change on the path: giving a hut bed back at Planinsko društvo Tri Police')).toBe(false);
});
