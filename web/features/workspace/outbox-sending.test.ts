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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    unmount();
    vi.useRealTimers();
  });
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

const busy = new ApiError('unavailable', 'The server has too much to do.', { status: 503 });

test('WORK-8 a message that met a busy server is sent again by itself, with the same key', async () => {
  const { send, result, act } = await withWaiting(busy);
  const { key } = result.current.unsent[0]!;
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(send.mock.calls.map(([, used]) => used)).toEqual([key, key]);
  expect(result.current.unsent).toEqual([]);
});

test('WORK-8 messages arrive in their order, and one that is refused stops no other', async () => {
  const { send, result, act } = await withWaiting(busy);
  const second = Promise.withResolvers<void>();
  send.mockImplementation((text) => (text === 'Hello' ? second.promise : Promise.resolve()));
  await act(async () => {
    result.current.send('Hello');
    result.current.send('And the oven?');
  });
  expect(send.mock.calls.map(([text]) => text)).toEqual(['Is the board live?', 'Is the board live?', 'Hello']);
  await act(async () => second.reject(new ApiError('invalid_request', 'It is too long.', { status: 422 })));
  expect(result.current.unsent).toMatchObject([{ text: 'Hello', state: 'refused' }]);
  expect(send.mock.calls.at(-1)![0]).toBe('And the oven?');
});

test('WORK-8 a message of somebody who is logged out waits until they are back', async () => {
  const { send, act } = await withWaiting(new ApiError('signed_out', 'Log in first.', { status: 401 }));
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(send).toHaveBeenCalledTimes(2);
});

test('WORK-8 a message that waited longer than the server knows its key goes only if the person asks for it', async () => {
  const { send, result, act } = await withWaiting();
  const fourDaysLater = Date.now() + 4 * 24 * 3_600_000;
  vi.spyOn(Date, 'now').mockReturnValue(fourDaysLater);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(send).toHaveBeenCalledTimes(1);
  expect(result.current.unsent).toMatchObject([{ state: 'refused' }]);
  await act(async () => result.current.again(result.current.unsent[0]!));
  expect([send.mock.calls.length, result.current.unsent]).toEqual([2, []]);
});

test('WORK-8 two tabs of one workspace keep each other’s messages on the device', async () => {
  localStorage.clear();
  const send = () => Promise.reject(new ApiError('offline', 'You are offline.'));
  const open = () => hookOnPage(() => useOutbox('design', send));
  const textsOfNext = async () => {
    const { result, unmount } = await open();
    unmount();
    return result.current.unsent.map(({ text }) => text);
  };
  const [one, two] = [await open(), await open()];
  onTestFinished(() => {
    one.unmount();
    two.unmount();
  });
  await one.act(async () => one.result.current.send('Is the board live?'));
  await two.act(async () => two.result.current.send('And the oven?'));
  expect(await textsOfNext()).toEqual(['Is the board live?', 'And the oven?']);
  await two.act(async () => two.result.current.drop(two.result.current.unsent[0]!));
  expect(await textsOfNext()).toEqual(['Is the board live?']);
  await one.act(async () => one.result.current.drop(one.result.current.unsent[0]!));
  expect(await textsOfNext()).toEqual([]);
});
