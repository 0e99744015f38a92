import { expect, test, vi } from 'vitest';
import type { Transport } from './api-client.ts';
import { withRefresh } from './with-refresh.ts';

const request = {
  name: 'POST /api/briefs',
  params: {},
  method: 'POST',
  url: '/api/briefs',
  body: { industry: 'food' },
  idempotencyKey: 'k',
  prefer: null,
  signal: null,
};
const refused = { status: 401, body: '{}' };

test('SIGN-7 a refused call is made once more after one refresh, with the same key', async () => {
  const send = vi.fn<Transport>().mockResolvedValueOnce(refused).mockResolvedValueOnce({ status: 201, body: 'done' });
  const refresh = vi.fn(async () => 'refreshed' as const);
  expect(await withRefresh(send, refresh)(request)).toEqual({ status: 201, body: 'done' });
  expect(send.mock.calls).toEqual([[request], [request]]);
  expect(refresh).toHaveBeenCalledOnce();
});

test('SIGN-7 a call that is refused again is not made a third time', async () => {
  const send = vi.fn<Transport>().mockResolvedValue(refused);
  const refresh = vi.fn(async () => 'refreshed' as const);
  expect(await withRefresh(send, refresh)(request)).toEqual(refused);
  expect(send).toHaveBeenCalledTimes(2);
  expect(refresh).toHaveBeenCalledOnce();
});

test('where the session is over, the refusal is the answer', async () => {
  const send = vi.fn<Transport>().mockResolvedValue(refused);
  expect(await withRefresh(send, async () => 'ended')(request)).toEqual(refused);
  expect(send).toHaveBeenCalledOnce();
});

test('where nobody can say whether it is, the call failed for want of a network', async () => {
  const send = vi.fn<Transport>().mockResolvedValue(refused);
  await expect(withRefresh(send, async () => 'unreachable')(request)).rejects.toMatchObject({
    code: 'network',
  });
});

test('every other answer is handed on as it is', async () => {
  const send = vi.fn<Transport>().mockResolvedValue({ status: 403, body: 'no' });
  const refresh = vi.fn(async () => 'refreshed' as const);
  expect(await withRefresh(send, refresh)(request)).toEqual({ status: 403, body: 'no' });
  expect(refresh).not.toHaveBeenCalled();
});
