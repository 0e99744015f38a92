import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { createRevisionSaver, resume, type Stored, type Unsaved } from './revision-saver.ts';
import type { Saving } from './saver.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Text {
  title: string;
}
const titled = (title: string): Text => ({ title });
const stored = (revision: number, title: string): Stored<Text> => ({
  value: titled(title),
  revision,
  updatedAt: `t${revision}`,
});
const movedOn = new ApiError('moved_on', 'Changed elsewhere', { status: 409 });
const network = new ApiError('network', 'Network error');

/** A saver whose server the test controls. */
function setUp(revision = 1) {
  const states: Saving[] = [];
  const sent: { revision: number; title: string; answer: (result: ApiError | 'stored') => Promise<void> }[] = [];
  const device: { now: Unsaved<Text> | null } = { now: null };
  let current: Stored<Text> | null = null;
  const saver = createRevisionSaver<Text>({
    revision,
    fetch: async () => current ?? Promise.reject(new Error('Nothing is there')),
    device: {
      write: (unsaved) => {
        device.now = unsaved;
      },
      clear: () => {
        device.now = null;
      },
    },
    onChange: (saving) => states.push(saving),
    put: (at, { title }) =>
      new Promise((resolve, reject) => {
        sent.push({
          revision: at,
          title,
          async answer(result) {
            if (result === 'stored') resolve(stored(at + 1, title));
            else reject(result);
            await new Promise((done) => setImmediate(done));
          },
        });
      }),
  });
  const serverHas = (at: number, title: string) => {
    current = stored(at, title);
  };
  const tick = () => void vi.runOnlyPendingTimers();
  return { saver, states, sent, device, serverHas, tick, isPlanned: () => vi.getTimerCount() > 0 };
}

test('SUB-8 what is typed lies on this device at once and on the server after a pause', async () => {
  const { saver, states, sent, device, tick } = setUp();
  saver.store(titled('S'));
  saver.store(titled('Salt'));
  expect(device.now?.value.title).toBe('Salt');
  expect(sent).toEqual([]);
  tick();
  expect(sent.map(({ title, revision }) => [title, revision])).toEqual([['Salt', 1]]);
  await sent[0]!.answer('stored');
  expect(states.at(-1)).toEqual({ state: 'saved', at: 't2' });
  expect(device.now).toBeNull();
});

test('SUB-8 what is typed while a save is on its way goes with the next one, at the next revision', async () => {
  const { saver, sent, device, tick } = setUp();
  saver.store(titled('Salt'));
  tick();
  saver.store(titled('Saltmarsh'));
  expect(sent).toHaveLength(1);
  await sent[0]!.answer('stored');
  expect(sent.map(({ revision, title }) => [revision, title])).toEqual([
    [1, 'Salt'],
    [2, 'Saltmarsh'],
  ]);
  expect(device.now).toMatchObject({ revision: 2, value: { title: 'Saltmarsh' } });
});

test('SUB-8 while it is handed in nothing is sent, what is typed lies on this device and goes on with a refusal', async () => {
  const { saver, states, sent, device, isPlanned } = setUp();
  saver.pause();
  saver.store(titled('Saltmarsh, at dusk'));
  expect([isPlanned(), await saver.flush(), sent.length]).toEqual([false, null, 0]);
  expect(device.now?.value.title).toBe('Saltmarsh, at dusk');
  saver.goOn();
  expect([isPlanned(), states.at(-1)]).toEqual([true, { state: 'saving' }]);
  saver.settle(2);
  expect(device.now).toBeNull();
});

test('SUB-8 once the session is over nothing is asked until the person is back, and then all of it goes', async () => {
  const { saver, states, sent, device, tick, isPlanned } = setUp();
  saver.store(titled('Salt'));
  tick();
  await sent[0]!.answer(new ApiError('signed_out', 'Log in to go on.', { status: 401 }));
  expect([states.at(-1), isPlanned()]).toEqual([{ state: 'logged_out' }, false]);
  saver.store(titled('Saltmarsh'));
  expect([states.at(-1), isPlanned(), device.now?.value.title]).toEqual([{ state: 'logged_out' }, false, 'Saltmarsh']);
  void saver.flush();
  await sent[1]!.answer('stored');
  expect([sent[1]!.title, states.at(-1)]).toEqual(['Saltmarsh', { state: 'saved', at: 't2' }]);
});

test('SUB-8 without a connection it stays on this device and is tried again', async () => {
  const { saver, states, sent, device, tick, isPlanned } = setUp();
  saver.store(titled('Salt'));
  tick();
  await sent[0]!.answer(network);
  expect(states.at(-1)).toEqual({ state: 'offline' });
  expect(device.now?.value.title).toBe('Salt');
  expect(isPlanned()).toBe(true);
  tick();
  await sent[1]!.answer('stored');
  expect(states.at(-1)).toEqual({ state: 'saved', at: 't2' });
});

test('SUB-8 what moved on in another window is never overwritten', async () => {
  const { saver, states, sent, device, tick, isPlanned } = setUp();
  saver.store(titled('Mine'));
  tick();
  await sent[0]!.answer(movedOn);
  expect(states.at(-1)).toEqual({ state: 'moved_on' });
  saver.store(titled('Mine, still'));
  expect(isPlanned()).toBe(false);
  expect(await saver.flush()).toBeNull();
  expect(sent).toHaveLength(1);
  expect(device.now?.value.title).toBe('Mine, still');
});

test('SUB-8 what was refused is kept on this device, and sent again once it was changed', async () => {
  const { saver, states, sent, device, tick } = setUp();
  saver.store(titled('Salt'));
  tick();
  await sent[0]!.answer(new ApiError('media_not_found', 'A picture is gone.', { status: 404 }));
  expect(states.at(-1)).toEqual({ state: 'refused', message: 'A picture is gone.' });
  expect(device.now).not.toBeNull();
  saver.store(titled('Saltmarsh'));
  tick();
  expect(sent).toHaveLength(2);
});

test('SUB-8 what was typed while a refusal was on its way is sent without another key', async () => {
  const { saver, states, sent, tick } = setUp();
  saver.store(titled('Salt'));
  tick();
  saver.store(titled('Saltmarsh'));
  await sent[0]!.answer(new ApiError('media_not_found', 'A picture is gone.', { status: 404 }));
  expect(sent.map(({ title }) => title)).toEqual(['Salt', 'Saltmarsh']);
  await sent[1]!.answer('stored');
  expect(states.at(-1)).toEqual({ state: 'saved', at: 't2' });
});

test('flushing sends at once and answers the revision on the server', async () => {
  const { saver, sent } = setUp(4);
  saver.store(titled('Salt'));
  const flushed = saver.flush();
  await sent[0]!.answer('stored');
  expect(await flushed).toBe(5);
});

test('SUB-8 a save whose answer was lost is not taken for another window', async () => {
  const { saver, states, sent, tick, serverHas } = setUp();
  saver.store(titled('Salt'));
  tick();
  serverHas(2, 'Salt');
  await sent[0]!.answer(network);
  saver.store(titled('Saltmarsh'));
  tick();
  await sent[1]!.answer(movedOn);
  expect(sent.map(({ revision, title }) => [revision, title])).toEqual([
    [1, 'Salt'],
    [1, 'Saltmarsh'],
    [2, 'Saltmarsh'],
  ]);
  await sent[2]!.answer('stored');
  expect(states.at(-1)).toEqual({ state: 'saved', at: 't3' });
});

test('SUB-8 after a lost answer another window is still another window', async () => {
  const { saver, states, sent, tick, serverHas } = setUp();
  saver.store(titled('Salt'));
  tick();
  serverHas(2, 'From the other window');
  await sent[0]!.answer(network);
  saver.store(titled('Saltmarsh'));
  tick();
  await sent[1]!.answer(movedOn);
  expect(states.at(-1)).toEqual({ state: 'moved_on' });
  expect(sent).toHaveLength(2);
});

test('SUB-8 a page that opens goes on with what this device has, unless the server has moved on', () => {
  const device = (revision: number) => ({ value: titled('Device'), revision, sent: [] });
  expect(resume<Text>(null, null)).toMatchObject({ value: null, revision: 0 });
  expect(resume(stored(3, 'Server'), null)).toMatchObject({ value: titled('Server'), isUnsaved: false });
  expect(resume(stored(3, 'Server'), device(3))).toMatchObject({ value: titled('Device'), isUnsaved: true });
  expect(resume(stored(3, 'Server'), device(2))).toMatchObject({ value: titled('Server'), isBehind: true });
});

test('SUB-8 a page that was reloaded while it saved goes on from what arrived', () => {
  const device = { value: titled('Saltmarsh'), revision: 1, sent: [titled('Sal'), titled('Salt')] };
  // The save arrived, but its answer was lost.
  expect(resume(stored(2, 'Saltmarsh'), device)).toMatchObject({ isBehind: false, isUnsaved: false, revision: 2 });
  // Text typed after the save still has to be sent.
  expect(resume(stored(2, 'Salt'), device)).toEqual({
    value: titled('Saltmarsh'),
    revision: 2,
    isUnsaved: true,
    isBehind: false,
  });
  expect(resume(stored(2, 'From the other window'), device)).toMatchObject({ isBehind: true });
});
