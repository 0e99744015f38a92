import { expect, onTestFinished, test, vi } from 'vitest';
import { postComment } from './post-comment.ts';

test('DET-2 a comment whose pin was moved after a lost answer is not refused as another request with the same key', async () => {
  const keys: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key']);
    return Response.json({});
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const pinned = (x: number) =>
    postComment('d', { body: 'Taller', pin: { frameId: 'f', x, y: 20 } }, 'key-of-the-form');
  await pinned(10);
  await pinned(10);
  await pinned(30);
  await postComment('d', { body: 'Taller', pin: null }, 'key-of-the-form');
  expect(new Set(keys).size).toBe(3);
  expect(keys[0]).toBe(keys[1]);
});
