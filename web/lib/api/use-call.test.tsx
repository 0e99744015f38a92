// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { hookOnPage } from '#test/hook-on-page.tsx';
import { sessionOf } from '#test/test-session.ts';
import { sessionStore } from '#web/lib/session/browser-session.ts';
import { currentToasts, dismissToast } from '#web/ui/feedback/toasts.ts';
import { ApiError } from './api-error.ts';
import { sentenceOf, useCall } from './use-call.ts';

const refusal = new ApiError('refused', 'It was refused.', { status: 409, fields: { title: 'Too long.' } });
const busy = new ApiError('unavailable', 'The server has too much to do.', { status: 503 });
const loggedOut = new ApiError('signed_out', 'Log in first.', { status: 401 });
const lost = new ApiError('network', 'Network error. Nothing was lost; try again.');
const toasts = () => currentToasts().map(({ text }) => text);
const fails = (failure: unknown) => () => Promise.reject(failure);
const works = () => Promise.resolve();

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

test('a call is busy until it is answered, and says that it was done', async () => {
  const { result, act } = await hookOnPage(() => useCall());
  const answer = Promise.withResolvers<void>();
  let done: Promise<boolean> | undefined;
  act(() => {
    done = result.current.call(() => answer.promise, 'save');
  });
  expect(result.current).toMatchObject({ busy: true, doing: 'save', failure: null });
  await act(async () => answer.resolve());
  expect(await done).toBe(true);
  expect(result.current).toMatchObject({ busy: false, doing: null, failure: null });
});

test('a press while one is under way does nothing', async () => {
  const { result, act } = await hookOnPage(() => useCall());
  const answer = Promise.withResolvers<void>();
  const work = vi.fn(() => answer.promise);
  act(() => void result.current.call(work));
  expect(await result.current.call(work)).toBe(false);
  await act(async () => answer.resolve());
  expect(work).toHaveBeenCalledOnce();
});

test('a call that is cancelled is neither done nor failed, and can be made again', async () => {
  const { result, act } = await hookOnPage(() => useCall());
  const hangs = ({ signal }: { signal: AbortSignal }) =>
    new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  let done: Promise<boolean> | undefined;
  act(() => {
    done = result.current.call(hangs);
  });
  await act(async () => result.current.cancel());
  expect(await done).toBe(false);
  expect(result.current).toMatchObject({ busy: false, failure: null });
  await act(async () => expect(await result.current.call(works)).toBe(true));
});

test('a failure is shown until the next try, and the call can be made again', async () => {
  const { result, act } = await hookOnPage(() => useCall());
  await act(async () => expect(await result.current.call(fails(refusal))).toBe(false));
  expect(result.current).toMatchObject({ busy: false, failure: refusal });
  await act(async () => expect(await result.current.call(works)).toBe(true));
  expect(result.current.failure).toBeNull();
  expect(toasts()).toEqual([]);
});

test('a failure that is said in a toast stands nowhere else', async () => {
  const { result, act } = await hookOnPage(() =>
    useCall({ toast: ({ message }) => `You are still logged in. ${message}` }),
  );
  await act(async () => void (await result.current.call(fails(refusal))));
  expect(toasts()).toEqual(['You are still logged in. It was refused.']);
  expect(result.current.failure).toBeNull();
});

test('a fault of ours is no failure of the call: it is thrown on', async () => {
  const { result, act } = await hookOnPage(() => useCall({ toast: true }));
  await act(async () => expect(result.current.call(fails(new TypeError('a fault')))).rejects.toThrow('a fault'));
  expect(result.current).toMatchObject({ busy: false, failure: null });
  expect(toasts()).toEqual([]);
});

test('what the person has stopped has not failed', async () => {
  const { result, act } = await hookOnPage(() => useCall());
  const stopped = new DOMException('Stopped', 'AbortError');
  await act(async () => expect(await result.current.call(fails(stopped))).toBe(false));
  expect(result.current).toMatchObject({ busy: false, failure: null });
});

test('one wish has one key, until it is done or refused for good, or something else is wanted', async () => {
  const { result, act } = await hookOnPage(() => useCall());
  const keys: string[] = [];
  const tryWith = (failure: ApiError | null) =>
    act(
      async () =>
        void (await result.current.call(async ({ key }) => {
          keys.push(key);
          if (failure) throw failure;
        })),
    );
  await tryWith(lost);
  await tryWith(lost);
  act(() => result.current.forget());
  await tryWith(busy);
  await tryWith(loggedOut);
  await tryWith(refusal);
  await tryWith(null);
  await tryWith(null);
  const [first, again, other, afterBusy, afterLogin, afterRefusal, afterSuccess] = keys;
  expect([again, afterBusy, afterLogin]).toEqual([first, other, other]);
  expect(new Set([first, other, afterRefusal, afterSuccess]).size).toBe(4);
});

test('the page is loaded again once it is done, and where that is asked for after a refusal, if it can be loaded', async () => {
  for (const [reload, loads] of [
    [undefined, [1, 1, 1, 1, 1]],
    ['done', [2, 2, 2, 2, 2]],
    ['answered', [2, 3, 3, 3, 3]],
  ] as const) {
    const load = vi.fn(() => null);
    const { result, act, unmount } = await hookOnPage(() => useCall({ reload }), load);
    const counts: number[] = [];
    for (const work of [works, ...[refusal, lost, busy, loggedOut].map(fails)]) {
      await act(async () => void (await result.current.call(work)));
      counts.push(load.mock.calls.length);
    }
    expect(counts, `reload: ${reload}`).toEqual(loads);
    unmount();
  }
});

test('what is missing is said in the place of a failure, and goes when the person is back from logging in', async () => {
  const { result, act } = await hookOnPage(() => useCall());
  act(() => result.current.refuse('Please write a question'));
  expect(sentenceOf(result.current.failure)).toBe('Please write a question');
  vi.stubGlobal('fetch', async () => Response.json(sessionOf('noor')));
  await act(() => sessionStore().arrive('signed_in'));
  expect(result.current.failure).toBeNull();
});

test('one sentence for a failure is that of its first field, where it has one', () => {
  expect(sentenceOf(refusal)).toBe('Too long.');
  expect(sentenceOf(lost)).toBe('Network error. Nothing was lost; try again.');
  expect(sentenceOf(null)).toBeNull();
});
