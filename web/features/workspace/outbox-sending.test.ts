// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { hookOnPage } from '#test/hook-on-page.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useOutbox } from './outbox.ts';

async function withWaiting(refusal = new ApiError('offline', 'You are offline.')) {
  localStorage.clear();
  const send = vi.fn<(text: string, key: string) => Promise<void>>();
  send.mockRejectedValueOnce(refusal);
  const { result, act, unmount } = await hookOnPage(() => useOutbox('design', send));
  onTestFinished(unmount);
  await act(async () => result.current.send('Is the board live?'));
  expect(result.current.unsent).toMatchObject([{ why: refusal.message }]);
  return { send, result, act };
}

test('WORK-8 a message that was refused is sent again by the person only', async () => {
  const { send, result, act } = await withWaiting(new ApiError('invalid_request', 'It is over.', { status: 409 }));
  await act(async () => void dispatchEvent(new Event('online')));
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => result.current.again(result.current.unsent[0]!));
  expect([send.mock.calls.length, result.current.unsent]).toEqual([2, []]);
});

test('WORK-8 a message can be sent on plain http too, where browsers make no UUID themselves', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { result } = await withWaiting();
  expect(result.current.unsent[0]!.key).toMatch(/^[0-9a-f-]{36}$/);
});

const leave = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

test('WORK-8 a message that waits is sent with the same key when the connection is back, and not when the page is left', async () => {
  const { send, result, act } = await withWaiting();
  const key = result.current.unsent[0]!.key;
  await act(async () => leave());
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(send.mock.calls).toEqual([
    ['Is the board live?', key],
    ['Is the board live?', key],
  ]);
  expect(result.current.unsent).toEqual([]);
});
