import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Picture } from '#contract/media.ts';
import type { SessionSnapshot } from '#web/lib/session/session-store.ts';
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

/** A session as the page knows it, and what it is found to be when the server is asked. */
function session(state: SessionSnapshot['state'], found = state, viewer: object | null = { id: 'ines' }) {
  const snapshot = { session: { viewer }, state } as SessionSnapshot;
  return { snapshot: () => snapshot, check: vi.fn(async () => void Object.assign(snapshot, { state: found })) };
}
const guest = session('known', 'known', null);

/** Follows a picture for an hour. The last answer repeats. */
async function follow(
  answers: readonly (Picture['state'] | ApiError)[],
  stopAfter = Number.POSITIVE_INFINITY,
  whose = guest,
) {
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
    for await (const now of followPicture('p', { signal: control.signal, ask, session: whose }))
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

test('a picture that a person does not find is asked for again once the session is certain', async () => {
  const alive = session('known');
  expect((await follow([gone], undefined, alive)).news).toEqual(['lost']);
  expect(alive.check).toHaveBeenCalledOnce();
  expect((await follow([gone, 'ready'], undefined, session('known'))).news).toEqual(['ready']);
});

test('a picture that is refused because the session is over is not lost: it is there after the next sign-in', async () => {
  expect((await follow([gone, gone, gone, 'ready'], undefined, session('known', 'expired'))).news).toEqual(['ready']);
  const over = session('expired');
  expect((await follow([gone], undefined, over)).isOver).toBe(false);
  expect(over.check).not.toHaveBeenCalled();
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
