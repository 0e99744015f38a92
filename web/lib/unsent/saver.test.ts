import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { createSaver, type Saving, TYPING_PAUSE_MS } from './saver.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const network = new ApiError('network', 'Network error');
const settled = () => new Promise((done) => setImmediate(done));

/** A saver of waiting words and a server with the given answers; without one, each save succeeds. */
function setUp() {
  const states: Saving[] = [];
  const sent: string[] = [];
  const answers: (ApiError | 'hangs')[] = [];
  let words: string[] = [];
  let release = () => {};
  const saver = createSaver({
    isWaiting: () => words.length > 0,
    async send() {
      sent.push(words[0]!);
      const answer = answers.shift();
      if (answer instanceof ApiError) throw answer;
      if (answer === 'hangs') await new Promise<void>((resolve) => (release = resolve));
      words = words.slice(1);
      return `t${sent.length}`;
    },
    onChange: (saving) => states.push(saving),
  });
  function type(word: string) {
    words = [...words, word];
    saver.changed();
  }
  async function pass(ms: number) {
    await vi.advanceTimersByTimeAsync(ms);
  }
  const drop = () => {
    words = [];
  };
  return { saver, states, sent, answers, type, drop, pass, release: () => release() };
}

test('what is typed is sent after a pause; more typing begins the pause anew', async () => {
  const { states, sent, type, pass } = setUp();
  type('Salt');
  await pass(TYPING_PAUSE_MS - 1);
  type('marsh');
  await pass(TYPING_PAUSE_MS - 1);
  expect([sent, states.at(-1)]).toEqual([[], { state: 'saving' }]);
  await pass(1);
  expect([sent, states.at(-1)]).toEqual([['Salt', 'marsh'], { state: 'saved', at: 't2' }]);
});

test('one call at a time: what is typed meanwhile goes with the same run', async () => {
  const { saver, states, sent, answers, type, release } = setUp();
  answers.push('hangs');
  type('Salt');
  const first = saver.flush();
  type('marsh');
  const second = saver.flush();
  expect([sent, vi.getTimerCount()]).toEqual([['Salt'], 0]);
  release();
  expect([await first, await second, sent, states.at(-1)]).toEqual([
    true,
    true,
    ['Salt', 'marsh'],
    { state: 'saved', at: 't2' },
  ]);
});

test('with nothing to send, sending says nothing', async () => {
  const { saver, states } = setUp();
  expect([await saver.flush(), states]).toEqual([true, []]);
});

test('a server that cannot be reached, or has no time, is asked again after growing waits, and all is sent in the end', async () => {
  const { states, sent, answers, type, pass } = setUp();
  for (const status of [0, 408, 429, 500, 503, 0]) answers.push(new ApiError('network', 'Later', { status }));
  type('Salt');
  await pass(TYPING_PAUSE_MS);
  for (const [tries, waits] of [1_000, 2_000, 4_000, 8_000, 10_000, 10_000].entries()) {
    expect([sent.length, states.at(-1)?.state]).toEqual([tries + 1, tries % 5 === 0 ? 'offline' : 'waiting']);
    await pass(waits - 1);
    expect(sent).toHaveLength(tries + 1);
    await pass(1);
  }
  expect([sent.length, states.at(-1)]).toEqual([7, { state: 'saved', at: 't7' }]);
  // After a success, the next failure starts with the shortest wait.
  answers.push(network);
  type('marsh');
  await pass(TYPING_PAUSE_MS + 1_000);
  expect(states.at(-1)).toEqual({ state: 'saved', at: 't9' });
});

test('once the session is over nothing is asked until the person is back', async () => {
  const { saver, states, sent, answers, type } = setUp();
  answers.push(new ApiError('signed_out', 'Log in to go on.', { status: 401 }));
  type('Salt');
  expect(await saver.flush()).toBe(false);
  type('marsh');
  expect([states.at(-1), vi.getTimerCount()]).toEqual([{ state: 'logged_out' }, 0]);
  expect([await saver.flush(), sent]).toEqual([true, ['Salt', 'Salt', 'marsh']]);
});

test.each([
  ['refused', new ApiError('media_not_found', 'A picture is gone.', { status: 404 })],
  ['moved_on', new ApiError('moved_on', 'Changed', { status: 409 })],
] as const)('what is %s stands until what is in the way is gone', async (state, error) => {
  const { saver, states, sent, answers, type } = setUp();
  answers.push(error);
  type('Salt');
  expect(await saver.flush()).toBe(false);
  expect(states.at(-1)).toMatchObject(state === 'refused' ? { state, message: error.message } : { state });
  type('marsh');
  expect([await saver.flush(), sent, vi.getTimerCount(), states.at(-1)?.state]).toEqual([false, ['Salt'], 0, state]);
  saver.unblock(state === 'refused' ? 'moved_on' : 'refused');
  expect(await saver.flush()).toBe(false);
  saver.unblock(state);
  expect([await saver.flush(), states.at(-1)]).toEqual([true, { state: 'saved', at: 't3' }]);
});

test('what needs no sending any more is said to be saved', async () => {
  const { saver, states, type, drop } = setUp();
  type('Salt');
  drop();
  await saver.flush();
  expect(states.at(-1)).toEqual({ state: 'saved', at: null });
});

test('while it is paused nothing is sent, and all of it when it goes on', async () => {
  const { saver, sent, type, pass } = setUp();
  type('Salt');
  saver.pause();
  type('marsh');
  expect([await saver.flush(), vi.getTimerCount()]).toEqual([false, 0]);
  saver.goOn();
  await pass(TYPING_PAUSE_MS);
  expect(sent).toEqual(['Salt', 'marsh']);
});

test('a look at the server keeps what is typed waiting, and a server that is away is asked another time', async () => {
  const { saver, states, sent, type } = setUp();
  let release = () => {};
  const look = saver.look(async () => {
    await new Promise<void>((resolve) => (release = resolve));
    throw network;
  });
  type('Salt');
  const flushed = saver.flush();
  expect([sent, states]).toEqual([[], []]);
  release();
  await look;
  expect([await flushed, sent]).toEqual([true, ['Salt']]);
});

test('a look that finds somebody else’s changes in the way asks the person', async () => {
  const { saver, states, sent, type } = setUp();
  await saver.look(async () => {
    throw new ApiError('moved_on', 'Changed', { status: 409 });
  });
  type('Salt');
  expect([states, await saver.flush(), sent]).toEqual([[{ state: 'moved_on' }], false, []]);
});

test('what is stopped plans nothing more', async () => {
  const { saver, answers, type } = setUp();
  answers.push(network);
  type('Salt');
  saver.stop();
  expect(vi.getTimerCount()).toBe(0);
  await saver.flush();
  await settled();
  expect(vi.getTimerCount()).toBe(0);
});
