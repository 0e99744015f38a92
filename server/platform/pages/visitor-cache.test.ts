import { expect, test, vi } from 'vitest';
import { createVisitorCache, giveBack, type KeptPage, withNonce, withoutNonce } from './visitor-cache.ts';

const pageOf = (text: string): KeptPage => withoutNonce(text, 'nonce');
const textOf = (page: KeptPage | null) => page?.bytes.toString();

function later() {
  let done!: (page: KeptPage | null) => void;
  const drawn = new Promise<KeptPage | null>((resolve) => {
    done = resolve;
  });
  return { drawn, done };
}

test('a page is drawn once for everybody who asks within two seconds', async () => {
  let at = 0;
  const cache = createVisitorCache({ now: () => at });
  const draw = vi.fn(async () => pageOf('first'));
  expect(textOf(await cache.page('/showcase', draw))).toBe('first');
  at = 1_999;
  expect(textOf(await cache.page('/showcase', draw))).toBe('first');
  expect(draw).toHaveBeenCalledOnce();
  at = 2_000;
  await cache.page('/showcase', draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('several who ask at once wait for one drawing; another address has its own', async () => {
  const cache = createVisitorCache();
  const { drawn, done } = later();
  const draw = vi.fn(() => drawn);
  const both = Promise.all([cache.page('/', draw), cache.page('/', draw)]);
  expect(textOf(await cache.page('/showcase', async () => pageOf('other')))).toBe('other');
  done(pageOf('landing'));
  expect((await both).map(textOf)).toEqual(['landing', 'landing']);
  expect(draw).toHaveBeenCalledOnce();
});

test('what is forgotten is drawn again, and a drawing begun before is neither kept nor given to who asks after', async () => {
  const cache = createVisitorCache();
  const before = later();
  const old = cache.page('/showcase/1', () => before.drawn);
  cache.forget();
  const fresh = cache.page('/showcase/1', async () => pageOf('now private'));
  before.done(pageOf('was public'));
  expect([textOf(await old), textOf(await fresh)]).toEqual(['was public', 'now private']);
  expect(textOf(await cache.page('/showcase/1', async () => pageOf('drawn again')))).toBe('now private');
});

test('a drawing that fails, or that must not be kept, leaves nothing behind', async () => {
  const cache = createVisitorCache();
  await expect(cache.page('/', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await cache.page('/', async () => null)).toBeNull();
  expect(textOf(await cache.page('/', async () => pageOf('back')))).toBe('back');
});

test('made-up addresses push the oldest out once the room is used', async () => {
  const cache = createVisitorCache({ bytesMax: 10 });
  const draw = (text: string) => async () => pageOf(text);
  for (const name of ['aaaa', 'bbbb', 'cccc']) await cache.page(name, draw(name));
  expect(textOf(await cache.page('cccc', draw('again')))).toBe('cccc');
  expect(textOf(await cache.page('aaaa', draw('again')))).toBe('again');
});

test('each answer carries a nonce of its own, beside letters of several bytes', () => {
  const kept = withoutNonce('<script nonce="AAAA">“Größe”</script><script nonce="AAAA">', 'AAAA');
  expect(withNonce(kept, 'BBBB').toString()).toBe('<script nonce="BBBB">“Größe”</script><script nonce="BBBB">');
  expect(withNonce(kept, 'CCCC').toString()).not.toContain('BBBB');
});

test('a copy is used again only once it was given back', () => {
  const kept = withoutNonce('nonce="AAAA"', 'AAAA');
  const first = withNonce(kept, 'BBBB');
  const second = withNonce(kept, 'CCCC');
  expect([first.toString(), second.toString()]).toEqual(['nonce="BBBB"', 'nonce="CCCC"']);
  giveBack(kept, first);
  expect(withNonce(kept, 'DDDD')).toBe(first);
  expect([first.toString(), kept.bytes.toString()]).toEqual(['nonce="DDDD"', 'nonce="AAAA"']);
});
