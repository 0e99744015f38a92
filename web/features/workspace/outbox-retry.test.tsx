// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hookOnPage } from '#test/hook-on-page.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useOutbox } from './outbox.ts';

const back = new Set<(event: string) => void>();
vi.mock('#web/lib/session/use-session.ts', () => ({ useViewer: () => ({ id: 'rosa' }) }));
vi.mock('#web/lib/session/browser-session.ts', () => ({
  sessionStore: () => ({
    subscribe(listener: (event: string) => void) {
      back.add(listener);
      return () => back.delete(listener);
    },
  }),
}));

const RETRY_MS = 15_000;
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

/** Sends one message, which fails at first. */
async function sendFailing(failure: ApiError) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const send = vi.fn<(text: string, key: string) => Promise<void>>(async () => undefined);
  send.mockRejectedValueOnce(failure);
  const page = await hookOnPage(() => useOutbox('design', send));
  await page.act(async () => page.result.current.send('Is the board live?'));
  expect(page.result.current.unsent).toMatchObject([{ state: 'waiting', why: failure.message }]);
  const wait = (ms: number) => page.act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  return { ...page, send, wait };
}

test('WORK-8 a message without an answer is sent again by itself, with the same key', async () => {
  const { result, send, wait } = await sendFailing(new ApiError('network', 'Network error.'));
  await wait(RETRY_MS);
  expect(result.current.unsent).toEqual([]);
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
});

test('WORK-8 a refused message waits for the person', async () => {
  const { send, wait } = await sendFailing(new ApiError('signed_out', 'Log in.', { status: 401 }));
  await wait(4 * RETRY_MS);
  expect(send).toHaveBeenCalledTimes(1);
});

test('WORK-8 a message is sent again when its writer has logged in again', async () => {
  const { result, act } = await sendFailing(new ApiError('signed_out', 'Log in.', { status: 401 }));
  await act(async () => {
    for (const listener of back) listener('signed_in');
  });
  expect(result.current.unsent).toEqual([]);
});

test('nothing is sent after the page is left', async () => {
  const { send, unmount, wait } = await sendFailing(new ApiError('network', 'Network error.'));
  unmount();
  await wait(4 * RETRY_MS);
  expect(send).toHaveBeenCalledTimes(1);
});
