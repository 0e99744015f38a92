import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLeft, readLeft } from './draft.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a milestone left half written is kept for its brief and person alone, until it is saved or given up', () => {
  keepLeft('one ines', { title: 'Visit a sh', percentage: '38' });
  expect(readLeft('one ines')).toEqual({ title: 'Visit a sh', percentage: '38' });
  expect(readLeft('one noor')).toBeNull();
  expect(readLeft('two ines')).toBeNull();
  keepLeft('one ines', null);
  expect(readLeft('one ines')).toBeNull();
  expect(kept.size).toBe(0);
});

test('a draft without a title leaves nothing behind, and what cannot be read is nothing', () => {
  keepLeft('one ines', { title: '  ', percentage: '38' });
  expect(kept.size).toBe(0);
  kept.set('bf-milestone:one ines', '{"title": 7');
  expect(readLeft('one ines')).toBeNull();
  kept.set('bf-milestone:one ines', '{"title": 7}');
  expect(readLeft('one ines')).toBeNull();
});

test('a device that keeps nothing breaks nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('Forbidden', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  expect(() => keepLeft('one ines', { title: 'Sketches', percentage: '1' })).not.toThrow();
  expect(readLeft('one ines')).toBeNull();
});
