// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Picture } from '#contract/media.ts';
import { hookOnPage } from '#test/hook-on-page.tsx';
import { useReloadUntilEncoded } from './use-reload-until-encoded.ts';

const picture = (mediaId: string, state: Picture['state'], files: number): Picture => ({
  mediaId,
  state,
  width: 800,
  height: 600,
  colors: [],
  sources: Array.from({ length: files }, (_, n) => ({
    type: 'image/webp',
    width: 400 * (n + 1),
    url: `/${mediaId}/${n}`,
  })),
});

test('a page loads again when a picture has more sizes, and not while its server cannot be reached', async () => {
  const answers = [null, picture('a', 'processing', 0), null, picture('a', 'processing', 1), picture('a', 'ready', 2)];
  const fetch = vi.fn(async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
  vi.stubGlobal('fetch', fetch);
  const load = vi.fn(() => null);
  const pictures = [picture('b', 'ready', 2), picture('a', 'processing', 0)];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { act, unmount } = await hookOnPage(() => useReloadUntilEncoded(pictures), load);
  onTestFinished(() => {
    unmount();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const loads = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return load.mock.calls.length;
  };
  expect(await loads(60_000)).toBe(3);
  expect(fetch).toHaveBeenCalledTimes(5);
});
