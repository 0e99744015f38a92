import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionAnswer } from '#contract/session.ts';
import type { ApiClient } from '#web/lib/api/api-client.ts';
import { ApiError, networkError } from '#web/lib/api/api-error.ts';
import type { SessionChannel, SessionMessage } from './session-channel.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

const START = Date.parse('2026-11-01T12:00:00Z');
let now = START;
let waits: number[] = [];

function sessionOf(name: string | null, { seconds = 600, generated = 0 } = {}): SessionAnswer {
  const viewer = name && {
    id: name,
    handle: name,
    displayName: name,
    email: null,
    avatar: { paper: 'food' as const, url: null },
    briefsGenerated: generated,
    briefsLimit: 3,
    quotaRenewsAt: '2026-12-01T00:00:00.000Z',
  };
  return {
    viewer: viewer || null,
    expiresAt: name && new Date(now + seconds * 1000).toISOString(),
    ways: { providers: [{ id: 'google', name: 'Google' }], email: 'no', passkey: 'no' },
  };
}

/** The tabs of one browser: each gets the messages of the others. */
function browser() {
  const tabs: ((message: SessionMessage) => void)[] = [];
  const events: string[] = [];
  return {
    events,
    open(name: string, first: SessionAnswer, answers: Record<string, () => Promise<unknown>> = {}): SessionStore {
      const mine: { listener?: (message: SessionMessage) => void } = {};
      const channel: SessionChannel = {
        post: (message) => {
          for (const listener of tabs) if (listener !== mine.listener) listener(message);
        },
        subscribe: (listener) => {
          mine.listener = listener;
          tabs.push(listener);
        },
      };
      const api = vi.fn(async (call: string) => {
        const answer = answers[call];
        if (!answer) throw new Error(`unexpected ${call}`);
        return answer();
      }) as unknown as ApiClient;
      const store = createSessionStore({
        api,
        channel,
        first,
        now: () => now,
        wait: async (ms) => {
          waits.push(ms);
          now += ms;
        },
      });
      store.subscribe((event, _now, _before, elsewhere) => {
        events.push(`${name}: ${event}${elsewhere ? ' elsewhere' : ''}`);
      });
      return store;
    },
  };
}

beforeEach(() => {
  now = START;
  waits = [];
});

test('SIGN-7 the look every 30 seconds refreshes only when the end is near, and once for however many looks', async () => {
  const refresh = vi.fn(async () => sessionOf('ines'));
  const { open, events } = browser();
  const store = open('tab', sessionOf('ines', { seconds: 600 }), { 'POST /api/session/refresh': refresh });
  store.tick();
  expect(refresh).not.toHaveBeenCalled();
  now += 510_000;
  store.tick();
  store.tick();
  await vi.waitFor(() => expect(events).toContain('tab: token_refreshed'));
  expect(refresh).toHaveBeenCalledOnce();
  expect(Date.parse(store.snapshot().session.expiresAt!)).toBe(now + 600_000);
  store.tick();
  expect(refresh).toHaveBeenCalledOnce();
});

test('a clock that runs an hour ahead does not refresh at every look', async () => {
  const behind = () => ({ ...sessionOf('ines'), expiresAt: new Date(now - 3_000_000).toISOString() });
  const refresh = vi.fn(async () => behind());
  const { open, events } = browser();
  const store = open('tab', behind(), { 'POST /api/session/refresh': refresh });
  for (let look = 0; look < 10; look += 1) {
    store.tick();
    await vi.waitFor(() => expect(events).toContain('tab: token_refreshed'));
    now += 30_000;
  }
  expect(refresh).toHaveBeenCalledOnce();
  store.tick();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('SIGN-7 a refresh that nobody answers is tried again with growing waits, and the session stays', async () => {
  const refresh = vi.fn(async () => {
    throw networkError();
  });
  const { open } = browser();
  const store = open('tab', sessionOf('ines', { seconds: 30 }), { 'POST /api/session/refresh': refresh });
  expect(await store.refresh()).toBe('unreachable');
  expect(waits).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
  expect(store.snapshot()).toMatchObject({ state: 'known', session: { viewer: { id: 'ines' } } });
});

test('SIGN-7 a refresh that succeeds at the third try is a refresh', async () => {
  const refresh = vi
    .fn<() => Promise<SessionAnswer>>()
    .mockRejectedValueOnce(networkError())
    .mockRejectedValueOnce(new ApiError('unavailable', 'Not now', { status: 503 }))
    .mockImplementation(async () => sessionOf('ines'));
  const { open } = browser();
  const store = open('tab', sessionOf('ines', { seconds: 30 }), { 'POST /api/session/refresh': refresh });
  expect(await store.refresh()).toBe('refreshed');
  expect(waits).toEqual([200, 400]);
});

test('a session that is over keeps the person on the page, is said in every tab, and again with each refused call', async () => {
  const refused = async () => {
    throw new ApiError('signed_out', 'Log in', { status: 401 });
  };
  const { open, events } = browser();
  const here = open('here', sessionOf('ines'), { 'POST /api/session/refresh': refused });
  const there = open('there', sessionOf('ines'));
  expect(await here.refresh()).toBe('ended');
  expect(await here.refresh()).toBe('ended');
  expect(waits).toEqual([]);
  for (const tab of [here, there]) {
    expect(tab.snapshot()).toMatchObject({ state: 'expired', session: { viewer: { id: 'ines' } } });
  }
  expect(events.filter((line) => line.includes('expired'))).toEqual([
    'here: expired',
    'there: expired elsewhere',
    'here: expired',
  ]);
  // The person logs in again in a second window.
  open('window', sessionOf('ines'));
  expect(here.snapshot()).toMatchObject({ state: 'known', session: { viewer: { id: 'ines' } } });
  expect(events).toContain('here: signed_in elsewhere');
});

test('SIGN-8 logging out in one tab logs out the others', async () => {
  const { open, events } = browser();
  const here = open('here', sessionOf('ines'), { 'POST /api/session/sign-out': async () => undefined });
  const there = open('there', sessionOf('ines'));
  const order: string[] = [];
  await here.signOut(async () => order.push(`left while ${here.snapshot().session.viewer?.id}`));
  expect(order).toEqual(['left while ines']);
  expect(here.snapshot().session.viewer).toBeNull();
  expect(there.snapshot()).toMatchObject({ state: 'known', session: { viewer: null, ways: { email: 'no' } } });
  expect(events.slice(-2)).toEqual(['here: signed_out', 'there: signed_out elsewhere']);
});

test('SIGN-8 logging out that the server did not hear logs out nobody', async () => {
  const { open } = browser();
  const here = open('here', sessionOf('ines'), {
    'POST /api/session/sign-out': async () => {
      throw networkError();
    },
  });
  await expect(here.signOut()).rejects.toMatchObject({ code: 'network' });
  expect(here.snapshot().session.viewer?.id).toBe('ines');
});

test('SIGN-8 a sign-in, a refreshed token and a changed person reach the other tabs', async () => {
  const { open, events } = browser();
  const old = open('old', sessionOf(null));
  const fresh = open('fresh', sessionOf('ines'), {
    'GET /api/session': async () => sessionOf('ines', { generated: 1 }),
    'POST /api/session/refresh': async () => sessionOf('ines', { generated: 1, seconds: 900 }),
  });
  expect(old.snapshot().session.viewer?.id).toBe('ines');
  await fresh.reload();
  await fresh.refresh();
  expect(old.snapshot().session).toEqual(fresh.snapshot().session);
  expect(events.filter((line) => line.startsWith('old'))).toEqual([
    'old: initial_session',
    'old: signed_in elsewhere',
    'old: user_updated elsewhere',
    'old: token_refreshed elsewhere',
  ]);
});

test('SIGN-9 the quota is as the server says after a reload', async () => {
  const { open } = browser();
  const store = open('tab', sessionOf('ines'), { 'GET /api/session': async () => sessionOf('ines', { generated: 2 }) });
  const draw = vi.fn();
  store.onChange(draw);
  expect((await store.reload()).viewer?.briefsGenerated).toBe(2);
  expect(draw).toHaveBeenCalled();
});

test('SIGN-5 while the server is asked who this is, the state says so; without an answer what was known stands', async () => {
  const { open } = browser();
  let answer: (session: SessionAnswer) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const asked = () =>
    new Promise<SessionAnswer>((resolve, reject) => {
      answer = resolve;
      fail = reject;
    });
  const store = open('tab', sessionOf(null), { 'GET /api/session': asked });
  const first = store.check();
  expect(store.snapshot().state).toBe('checking');
  fail(networkError());
  await first;
  expect(store.snapshot()).toMatchObject({ state: 'known', session: { viewer: null } });
  const second = store.check();
  answer(sessionOf('ines'));
  await second;
  expect(store.snapshot()).toMatchObject({ state: 'known', session: { viewer: { id: 'ines' } } });
});

test('a guest page opened beside a signed-in one makes that one ask, and believe only the server', async () => {
  const { open } = browser();
  const here = open('here', sessionOf('ines'), { 'GET /api/session': async () => sessionOf('ines') });
  open('old page', sessionOf(null));
  await vi.waitFor(() => expect(here.snapshot().state).toBe('known'));
  expect(here.snapshot().session.viewer?.id).toBe('ines');
});

test('SIGN-9 of two questions who this is the answer to the later one stands, whichever comes last', async () => {
  const answers: ((session: SessionAnswer) => void)[] = [];
  const store = browser().open('tab', sessionOf('ines'), {
    'GET /api/session': () => new Promise<SessionAnswer>((answer) => answers.push(answer)),
  });
  const [first, second] = [store.reload(), store.reload()];
  answers[1]!(sessionOf('ines', { generated: 2 }));
  await second;
  answers[0]!(sessionOf('ines', { generated: 1 }));
  await first;
  expect(store.snapshot().session.viewer?.briefsGenerated).toBe(2);
});

test('SIGN-8 a recovery by e-mail and a verified second step are events of their own, in every tab', async () => {
  const { open, events } = browser();
  const ways = ['password_recovery', 'mfa_challenge_verified'] as const;
  for (const how of ways) {
    open('other', sessionOf(null));
    const tab = open('tab', sessionOf(null), { 'GET /api/session': async () => sessionOf('ines') });
    await tab.arrive(how);
    expect(tab.snapshot()).toMatchObject({ state: 'known', session: { viewer: { id: 'ines' } } });
    expect(events).toEqual(expect.arrayContaining(['tab: signed_in', `tab: ${how}`, `other: ${how} elsewhere`]));
  }
});
