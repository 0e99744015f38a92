import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Generation } from '#contract/generation.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { followGeneration, type Stream } from './follow-generation.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const at = (revision: number, state: Generation['state'] = 'writing') => ({ revision, state }) as Generation;

/** A stream that the test controls: its events and its connection state. */
class HeldStream implements Stream {
  readyState = 1;
  onerror: (() => void) | null = null;
  closed = false;
  private listener: (event: { data: string }) => void = () => undefined;
  addEventListener(_name: 'generation', listener: (event: { data: string }) => void) {
    this.listener = listener;
  }
  close() {
    this.closed = true;
    this.readyState = 2;
  }
  send(generation: Generation) {
    this.listener({ data: JSON.stringify(generation) });
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.onerror?.();
  }
}

function follow(ask: () => Promise<Generation> = () => new Promise(() => undefined)) {
  const streams: HeldStream[] = [];
  const seen: Generation[] = [];
  const gone: ApiError[] = [];
  let isUp: boolean | undefined;
  const asked = vi.fn(ask);
  const follower = followGeneration({
    openStream: () => {
      const stream = new HeldStream();
      streams.push(stream);
      return stream;
    },
    ask: asked,
    onGeneration: (generation) => seen.push(generation),
    onConnection: (up) => {
      isUp = up;
    },
    onGone: (error) => gone.push(error),
  });
  return { streams, seen, gone, asked, follower, isUp: () => isUp };
}

test('every event of the stream is shown, and its end ends the following', async () => {
  const { streams, seen, asked } = follow();
  streams[0]!.send(at(1));
  streams[0]!.send(at(2));
  streams[0]!.send(at(3, 'done'));
  expect(seen).toEqual([at(1), at(2), at(3, 'done')]);
  expect(streams[0]!.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).not.toHaveBeenCalled();
});

test('BRIEF-4 a lost connection is said, and its return brings the writing back', () => {
  const { streams, seen, isUp, follower } = follow();
  streams[0]!.send(at(1));
  streams[0]!.fail(0);
  expect(isUp()).toBe(false);
  follower.lookNow();
  streams[1]!.send(at(5));
  expect(isUp()).toBe(true);
  expect(seen.at(-1)).toEqual(at(5));
});

test('a stream that is refused gives way to questions, until it can be opened again', async () => {
  let revision = 1;
  const { streams, seen } = follow(async () => at(++revision));
  streams[0]!.fail(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual([at(2)]);
  expect(streams).toHaveLength(2);
});

test('a stream that has gone silent is asked about after eight seconds, and replaced when there was news', async () => {
  const { streams, seen, asked } = follow(async () => at(9));
  streams[0]!.send(at(1));
  await vi.advanceTimersByTimeAsync(7_999);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.at(-1)).toEqual(at(9));
  expect(streams[0]!.closed).toBe(true);
  expect(streams).toHaveLength(2);
});

test('a question that fails is asked again after growing pauses, and nothing is given up', async () => {
  let online = false;
  const { streams, seen, gone, asked, isUp } = follow(async () => {
    if (!online) throw new ApiError('offline', 'You are offline.');
    return at(4);
  });
  streams[0]!.fail(2);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(isUp()).toBe(false);
  online = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(seen).toEqual([at(4)]);
  expect(gone).toEqual([]);
});

test('a generation that does not exist is gone', async () => {
  const missing = new ApiError('generation_not_found', 'Generation not found.', { status: 404 });
  const { streams, gone, asked } = follow(async () => {
    throw missing;
  });
  streams[0]!.fail(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(gone).toEqual([missing]);
  expect(asked).toHaveBeenCalledOnce();
});

test('an answer that was overtaken is not shown', async () => {
  const { streams, seen } = follow(async () => at(1));
  streams[0]!.send(at(3));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(seen).toEqual([at(3)]);
});

test('stopping leaves nothing running', async () => {
  const { streams, asked, follower } = follow();
  follower.stop();
  expect(streams[0]!.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).not.toHaveBeenCalled();
});
