import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import type { RenderedPage } from './pages.ts';
import { createVisitorCache } from './visitor-cache.ts';

const request = {} as FastifyRequest;
const pageOf = (html: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  location: null,
  html,
  isPersonal: false,
  failure: null,
  ...more,
});

function cacheOf(now?: () => number) {
  const render = vi.fn<() => Promise<RenderedPage>>(async () => pageOf('a page'));
  const cache = createVisitorCache(render, now);
  const get = async (key: string) => (await cache.get(key, { request }))?.html.toString() ?? null;
  return { render, cache, get };
}

test('a page is rendered once for everybody who asks within two seconds', async () => {
  let at = 1;
  const { render, get } = cacheOf(() => at);
  expect(await get('/showcase')).toBe('a page');
  at = 2_000;
  await get('/showcase');
  expect(render).toHaveBeenCalledOnce();
  at = 2_002;
  await get('/showcase');
  expect(render).toHaveBeenCalledTimes(2);
});

test('several who ask at once wait for one rendering; another address has its own', async () => {
  const { render, get } = cacheOf();
  const later = Promise.withResolvers<RenderedPage>();
  render.mockReturnValueOnce(later.promise);
  const both = Promise.all([get('/'), get('/')]);
  expect(await get('/showcase')).toBe('a page');
  later.resolve(pageOf('landing'));
  expect(await both).toEqual(['landing', 'landing']);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a cleared page is rendered again; a rendering begun before is neither stored nor given to who asks after', async () => {
  const { render, cache, get } = cacheOf();
  const before = Promise.withResolvers<RenderedPage>();
  render.mockReturnValueOnce(before.promise).mockResolvedValueOnce(pageOf('now private'));
  const old = get('/showcase/1');
  cache.clear();
  const fresh = get('/showcase/1');
  before.resolve(pageOf('was public'));
  expect([await old, await fresh]).toEqual(['was public', 'now private']);
  expect(await get('/showcase/1')).toBe('now private');
});

test.each<[string, Partial<RenderedPage>]>([
  ['a refusal', { status: 404 }],
  ['a redirect', { status: 302, location: '/' }],
  ['something personal', { isPersonal: true }],
  ['a broken page', { failure: new Error('broken') }],
])('%s is not cached, and who asked has it', async (_, more) => {
  const { render, cache, get } = cacheOf();
  render.mockResolvedValueOnce(pageOf('only once', more));
  const visit: Parameters<typeof cache.get>[1] = { request };
  expect(await cache.get('/', visit)).toBeNull();
  expect(visit.page?.html).toBe('only once');
  expect(await get('/')).toBe('a page');
});

test('a cache that is cleared during a rendering that is not stored refuses nobody', async () => {
  let finish = () => {};
  const waited = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const cache = createVisitorCache(async () => {
    await waited;
    return { html: 'gone', status: 404, isPersonal: false } as never;
  });
  const asked = cache.get('/gone', { request: {} as never });
  cache.clear();
  finish();
  expect(await asked).toBeNull();
});

test('a rendering that fails leaves nothing behind', async () => {
  const { render, get } = cacheOf();
  render.mockRejectedValueOnce(new Error('no database'));
  await expect(get('/')).rejects.toThrow('no database');
  expect(await get('/')).toBe('a page');
});

test('made-up addresses push the oldest out once the room is used', async () => {
  const { render, get } = cacheOf();
  // Noise does not compress, so three of these are more than the cache holds.
  const large = () =>
    pageOf(
      Buffer.from(crypto.getRandomValues(new Uint8Array(65_536)))
        .toString('hex')
        .repeat(32),
    );
  for (const key of ['a', 'b', 'c', 'd']) {
    render.mockResolvedValueOnce(large());
    await get(key);
  }
  const calls = render.mock.calls.length;
  await get('d');
  expect(render).toHaveBeenCalledTimes(calls);
  await get('a');
  expect(render).toHaveBeenCalledTimes(calls + 1);
});

test('OPS-5 a page with an answer for one browser is given to nobody else, whatever its address', async () => {
  const cache = createVisitorCache(async (asked) => {
    asked.isVisitor = false; // as a call does that finds a sign-in in progress
    return pageOf('Is this your account?');
  });
  const request = { isVisitor: true } as FastifyRequest;
  expect(await cache.get('/%61uth/arrival', { request })).toBeNull();
});
