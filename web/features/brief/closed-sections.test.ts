import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closedSections, rememberSection } from './closed-sections.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a closed section is remembered for its brief alone, until it is opened', () => {
  rememberSection('one', 'usps', false);
  rememberSection('one', 'twist', false);
  rememberSection('two', 'audience', false);
  rememberSection('one', 'usps', true);
  expect([closedSections('one'), closedSections('two'), closedSections('three')]).toEqual([
    ['twist'],
    ['audience'],
    [],
  ]);
});

test('forty briefs are remembered; the one longest untouched is forgotten', () => {
  for (let n = 0; n < 40; n++) rememberSection(`brief ${n}`, 'usps', false);
  rememberSection('brief 0', 'twist', false);
  rememberSection('one more', 'usps', false);
  expect(closedSections('brief 0')).toEqual(['usps', 'twist']);
  expect(closedSections('brief 1')).toEqual([]);
  expect(closedSections('brief 2')).toEqual(['usps']);
});

test('what cannot be read or kept closes nothing and breaks nothing', () => {
  kept.set('bf-closed-sections', '{"not": a list');
  expect(closedSections('one')).toEqual([]);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  expect(() => rememberSection('one', 'usps', false)).not.toThrow();
});
