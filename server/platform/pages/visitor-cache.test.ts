import { expect, test, vi } from 'vitest';
import { createVisitorCache } from './visitor-cache.ts';

const cacheOf = (bounds: { now?: () => number; bytesMax?: number } = {}) =>
  createVisitorCache<string>({ keptMs: 2_000, bytesMax: 1_000, bytesOf: (text) => text.length, ...bounds });

function later() {
  let done!: (page: string | null) => void;
  const drawn = new Promise<string | null>((resolve) => {
    done = resolve;
  });
  return { drawn, done };
}

test('a page is drawn once for everybody who asks within two seconds', async () => {
  let at = 0;
  const cache = cacheOf({ now: () => at });
  const draw = vi.fn(async () => 'first');
  expect(await cache.get('/showcase', draw)).toBe('first');
  at = 1_999;
  expect(await cache.get('/showcase', draw)).toBe('first');
  expect(draw).toHaveBeenCalledOnce();
  at = 2_000;
  await cache.get('/showcase', draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('several who ask at once wait for one drawing; another address has its own', async () => {
  const cache = cacheOf();
  const { drawn, done } = later();
  const draw = vi.fn(() => drawn);
  const both = Promise.all([cache.get('/', draw), cache.get('/', draw)]);
  expect(await cache.get('/showcase', async () => 'other')).toBe('other');
  done('landing');
  expect(await both).toEqual(['landing', 'landing']);
  expect(draw).toHaveBeenCalledOnce();
});

test('what is forgotten is drawn again, and a drawing begun before is neither kept nor given to who asks after', async () => {
  const cache = cacheOf();
  const before = later();
  const old = cache.get('/showcase/1', () => before.drawn);
  cache.forget();
  const fresh = cache.get('/showcase/1', async () => 'now private');
  before.done('was public');
  expect([await old, await fresh]).toEqual(['was public', 'now private']);
  expect(await cache.get('/showcase/1', async () => 'drawn again')).toBe('now private');
});

test('a drawing that fails, or that must not be kept, leaves nothing behind', async () => {
  const cache = cacheOf();
  await expect(cache.get('/', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await cache.get('/', async () => null)).toBeNull();
  expect(await cache.get('/', async () => 'back')).toBe('back');
});

test('made-up addresses push the oldest out once the room is used', async () => {
  const cache = cacheOf({ bytesMax: 10 });
  const draw = (text: string) => async () => text;
  for (const name of ['aaaa', 'bbbb', 'cccc']) await cache.get(name, draw(name));
  expect(await cache.get('cccc', draw('again'))).toBe('cccc');
  expect(await cache.get('aaaa', draw('again'))).toBe('again');
});
