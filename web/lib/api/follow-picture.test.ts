import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Picture } from '#contract/media.ts';
import { ApiError } from './api-error.ts';
import { followPicture } from './follow-picture.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const HOUR_MS = 3_600_000;
const network = new ApiError('network', 'Network error.');
const gone = new ApiError('media_not_found', 'This picture is no longer there.', { status: 404 });

const picture = (state: Picture['state']): Picture => ({
  mediaId: 'p',
  state,
  width: 800,
  height: 600,
  colors: [],
  sources: [],
});

/** Follows a picture for an hour. The last answer repeats. */
async function follow(answers: readonly (Picture['state'] | ApiError)[], stopAfter = Number.POSITIVE_INFINITY) {
  const control = new AbortController();
  const news: string[] = [];
  let asked = 0;
  let isOver = false;
  const ask = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)]!;
    if (++asked === stopAfter) control.abort();
    if (answer instanceof ApiError) throw answer;
    return picture(answer);
  };
  const following = (async () => {
    for await (const now of followPicture('p', { signal: control.signal, ask }))
      news.push(now === 'lost' ? now : now.state);
    isOver = true;
  })();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  const before = { news, asked, isOver };
  control.abort();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await following;
  return before;
}

test('a picture is followed until it is encoded', async () => {
  expect(await follow(['processing', 'processing', 'ready'])).toEqual({
    news: ['processing', 'processing', 'ready'],
    asked: 3,
    isOver: true,
  });
});

test('a picture that no longer exists is asked for once', async () => {
  expect(await follow([gone])).toEqual({ news: ['lost'], asked: 1, isOver: true });
});

test('a lost connection is no answer: the picture is asked for again', async () => {
  expect((await follow([network, network, 'failed'])).news).toEqual(['failed']);
});

test('a server that never answers is asked every five seconds at most', async () => {
  const { asked, isOver } = await follow([network]);
  expect(isOver).toBe(false);
  expect(asked).toBeLessThanOrEqual(HOUR_MS / 5_000 + 6);
});

test('a tab that is not seen asks nothing, and goes on when it is seen', async () => {
  const tab = { hidden: true };
  vi.stubGlobal('document', tab);
  setTimeout(() => Object.assign(tab, { hidden: false }), HOUR_MS / 2);
  expect(await follow(['ready'])).toEqual({ news: ['ready'], asked: 1, isOver: true });
  tab.hidden = true;
  expect((await follow(['ready'])).asked).toBe(0);
});

test('nothing is asked once the page is closed', async () => {
  expect(await follow(['processing'], 2)).toEqual({ news: ['processing'], asked: 2, isOver: true });
});
