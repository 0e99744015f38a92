import { expect, test, vi } from 'vitest';
import { createDraftThrottle, type Draft } from './draft-throttle.ts';

const AN_HOUR_MS = 3_600_000;

function keeping(everyMs = AN_HOUR_MS) {
  const stored: Draft[] = [];
  const open: (() => void)[] = [];
  const keeper = createDraftThrottle(async (draft) => {
    stored.push(draft);
    await new Promise<void>((resolve) => open.push(resolve));
  }, everyMs);
  return { keeper, stored, finishWrite: () => open.shift()!() };
}

const draft = (content: Draft['content'], attempt = 1): Draft => ({ attempt, content });

test('BRIEF-3 a section that begins is stored at once, more words of it are not', async () => {
  const { keeper, stored, finishWrite } = keeping();
  keeper.offer(draft({ title: 'Tide' }));
  finishWrite();
  await Promise.resolve();
  keeper.offer(draft({ title: 'Tide', projectDescription: 'E' }));
  await vi.waitFor(() => expect(stored).toHaveLength(2));
  finishWrite();
  keeper.offer(draft({ title: 'Tide', projectDescription: 'Eleven' }));
  keeper.offer(draft({ title: 'Tide', projectDescription: 'Eleven stalls', uspIntro: 'W' }));
  await vi.waitFor(() => expect(stored).toHaveLength(3));
  expect(stored.at(-1)!.content.projectDescription).toBe('Eleven stalls');
});

test('another attempt is stored at once', async () => {
  const { keeper, stored, finishWrite } = keeping();
  keeper.offer(draft({ title: 'Tide', usps: [] }));
  finishWrite();
  keeper.offer(draft({ title: 'Tide', usps: [] }, 2));
  await vi.waitFor(() => expect(stored.map(({ attempt }) => attempt)).toEqual([1, 2]));
});

test('while one write is under way only the newest draft waits', async () => {
  const { keeper, stored, finishWrite } = keeping(0);
  keeper.offer(draft({ title: 'one' }));
  keeper.offer(draft({ title: 'two', uspIntro: 'W' }));
  keeper.offer(draft({ title: 'three', uspIntro: 'What' }));
  expect(stored).toHaveLength(1);
  finishWrite();
  await vi.waitFor(() => expect(stored.map(({ content }) => content.title)).toEqual(['one', 'three']));
});

test('after closing nothing is stored any more, and the last write is waited for', async () => {
  const { keeper, stored, finishWrite } = keeping(0);
  keeper.offer(draft({ title: 'one' }));
  keeper.offer(draft({ title: 'two' }));
  let isClosed = false;
  const closing = keeper.close().then(() => {
    isClosed = true;
  });
  await Promise.resolve();
  expect(isClosed).toBe(false);
  finishWrite();
  await closing;
  keeper.offer(draft({ title: 'three' }));
  expect(stored.map(({ content }) => content.title)).toEqual(['one']);
});
