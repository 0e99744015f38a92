import { expect, test, vi } from 'vitest';
import type { Refreshed } from '#web/lib/session/session-refresh.ts';
import { createLive, type LiveListener } from './live.ts';

class FakeSource extends EventTarget {
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
  }
  close() {
    this.readyState = 2;
  }
  emit(name: string, data: object) {
    this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data) }));
  }
  fail() {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
}

function setUp(outcome: Refreshed['outcome'] = 'refreshed') {
  const sources: FakeSource[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const refresh = vi.fn(async () => outcome);
  const back = { connect: () => {} };
  const live = createLive({
    open: (url) => {
      sources.push(new FakeSource(url));
      return sources.at(-1) as unknown as EventSource;
    },
    refresh,
    onBack: (connect) => Object.assign(back, { connect }),
    page: page as unknown as Document,
  });
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { live, sources, refresh, show, page, back };
}

const event = (seq: number) => ({ seq, kind: 'comment', workspaceId: null, data: {} });

test('every listener of a tab shares one stream, which ends with the last of them', () => {
  const { live, sources } = setUp();
  const received: number[] = [];
  const listener: LiveListener = { onEvent: ({ seq }) => received.push(seq) };
  const leave = [live.subscribe(listener, 4), live.subscribe({ ...listener })];
  expect(sources.map(({ url }) => url)).toEqual(['/api/events?after=4']);
  sources[0]!.emit('hello', { after: 4, head: 4, unreadCount: 0, isLost: false });
  sources[0]!.emit('happened', event(5));
  sources[0]!.emit('happened', event(5));
  expect(received).toEqual([5, 5]);
  for (const end of leave) end();
  expect(sources[0]!.readyState).toBe(2);
});

test('a tab that is not seen holds no connection, and goes on after the last event when it is', () => {
  const { live, sources, show } = setUp();
  live.subscribe({});
  sources[0]!.emit('hello', { after: 7, head: 7, unreadCount: 0, isLost: false });
  sources[0]!.emit('happened', event(8));
  show('hidden');
  expect(sources[0]!.readyState).toBe(2);
  show('visible');
  expect(sources[1]!.url).toBe('/api/events?after=8');
});

test('a window that was closed for a newer one comes back when it is used, and not by itself', () => {
  vi.useFakeTimers();
  const { live, sources, page } = setUp();
  live.subscribe({});
  sources[0]!.emit('hello', { after: 7, head: 7, unreadCount: 0, isLost: false });
  sources[0]!.emit('crowded', {});
  expect(sources[0]!.readyState).toBe(2);
  vi.advanceTimersByTime(60_000);
  live.subscribe({});
  expect(sources).toHaveLength(1);
  page.dispatchEvent(new Event('pointerdown'));
  expect(sources[1]!.url).toBe('/api/events?after=7');
  vi.useRealTimers();
});

test('a stream that is refused is opened again after a refresh; once the session is over, when the person is back', async () => {
  vi.useFakeTimers();
  const first = setUp();
  first.live.subscribe({});
  first.sources[0]!.fail();
  await vi.advanceTimersByTimeAsync(1_250); // the pause differs by up to a quarter
  expect(first.refresh).toHaveBeenCalledOnce();
  expect(first.sources).toHaveLength(2);

  const over = setUp('ended');
  over.live.subscribe({});
  over.sources[0]!.emit('hello', { after: 7, head: 7, unreadCount: 0, isLost: false });
  over.sources[0]!.fail();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(over.sources).toHaveLength(1);
  over.back.connect();
  expect(over.sources[1]!.url).toBe('/api/events?after=7');
  vi.useRealTimers();
});

test('a connection that is back opens the stream at once, and only once', async () => {
  vi.useFakeTimers();
  const { live, sources, refresh, back } = setUp();
  live.subscribe({});
  sources[0]!.fail();
  back.connect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sources.length, refresh.mock.calls.length]).toEqual([2, 0]);
  vi.useRealTimers();
});
