import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fullStorage, memoryStorage } from '#test/storage.ts';
import { closedSections, rememberSection } from './closed-sections.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

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
  localStorage.setItem('bf-closed-sections::all', '{"not": a list');
  expect(closedSections('one')).toEqual([]);
  vi.stubGlobal('localStorage', fullStorage());
  expect(() => rememberSection('one', 'usps', false)).not.toThrow();
});
