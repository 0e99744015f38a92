import { expect, test } from 'vitest';
import type { DraftContent, SubmissionDraft } from '#contract/submission-draft.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { createDraftKeeper, type Held, type Keeping, pickUp } from './draft-keeper.ts';

const titled = (title: string, step = 5): Held => ({ step, content: { ...(emptyDraft(null) as DraftContent), title } });

/** A keeper whose clock and server are in the test's hands. */
function bench(revision = 1) {
  const said: Keeping[] = [];
  const sent: { revision: number; title: string; answer: (result: ApiError | 'kept') => Promise<void> }[] = [];
  const device = new Map<string, Held & { revision: number }>();
  let timer: (() => void) | null = null;
  let current: SubmissionDraft | null = null;
  const keeper = createDraftKeeper({
    draftId: 'd',
    revision,
    fetch: async () => current ?? Promise.reject(new Error('Nothing is there')),
    shelf: {
      read: (id) => device.get(id) ?? null,
      write: (id, held) => void device.set(id, held),
      clear: (id) => void device.delete(id),
    },
    onChange: (keeping) => said.push(keeping),
    setTimeout: (run) => {
      timer = run;
      return 1;
    },
    clearTimeout: () => {
      timer = null;
    },
    send: (at, held) =>
      new Promise((resolve, reject) => {
        sent.push({
          revision: at,
          title: held.content.title,
          async answer(result) {
            if (result === 'kept')
              resolve({ revision: at + 1, updatedAt: `t${at + 1}`, ...held } as unknown as SubmissionDraft);
            else reject(result);
            await new Promise((done) => setImmediate(done));
          },
        });
      }),
  });
  const serverHas = (at: number, held: Held) => {
    current = { revision: at, ...held } as SubmissionDraft;
  };
  return { keeper, said, sent, device, serverHas, tick: () => timer?.(), isPlanned: () => timer !== null };
}

test('SUB-8 what is typed lies on this device at once and on the server after a pause', async () => {
  const { keeper, said, sent, device, tick } = bench();
  keeper.hold(titled('S'));
  keeper.hold(titled('Salt'));
  expect(device.get('d')?.content.title).toBe('Salt');
  expect(sent).toEqual([]);
  tick();
  expect(sent.map(({ title, revision }) => [title, revision])).toEqual([['Salt', 1]]);
  await sent[0]!.answer('kept');
  expect(said.at(-1)).toEqual({ state: 'saved', at: 't2' });
  expect(device.size).toBe(0);
});

test('SUB-8 what is typed while a save is on its way goes with the next one, at the next revision', async () => {
  const { keeper, sent, device, tick } = bench();
  keeper.hold(titled('Salt'));
  tick();
  keeper.hold(titled('Saltmarsh'));
  expect(sent).toHaveLength(1);
  await sent[0]!.answer('kept');
  expect(sent.map(({ title, revision }) => [title, revision])).toEqual([
    ['Salt', 1],
    ['Saltmarsh', 2],
  ]);
  expect(device.get('d')).toMatchObject({ revision: 2, content: { title: 'Saltmarsh' } });
});

test('SUB-8 while a draft is handed in nothing is sent, what is typed lies on this device and goes on with a refusal', async () => {
  const { keeper, said, sent, device, isPlanned } = bench();
  keeper.pause();
  keeper.hold(titled('Saltmarsh, at dusk'));
  expect([isPlanned(), await keeper.flush(), sent.length]).toEqual([false, null, 0]);
  expect(device.get('d')?.content.title).toBe('Saltmarsh, at dusk');
  keeper.goOn();
  expect([isPlanned(), said.at(-1)]).toEqual([true, { state: 'saving' }]);
  keeper.settle(2);
  expect(device.size).toBe(0);
});

test('SUB-8 once the session is over nothing is asked until the person is back, and then all of it goes', async () => {
  const { keeper, said, sent, device, tick, isPlanned } = bench();
  keeper.hold(titled('Salt'));
  tick();
  await sent[0]!.answer(new ApiError('signed_out', 'Log in to go on.', { status: 401 }));
  expect([said.at(-1), isPlanned()]).toEqual([{ state: 'logged_out' }, false]);
  keeper.hold(titled('Saltmarsh'));
  expect([said.at(-1), isPlanned(), device.get('d')?.content.title]).toEqual([
    { state: 'logged_out' },
    false,
    'Saltmarsh',
  ]);
  void keeper.flush();
  await sent[1]!.answer('kept');
  expect([sent[1]!.title, said.at(-1)]).toEqual(['Saltmarsh', { state: 'saved', at: 't2' }]);
});

test('SUB-8 without a connection it stays on this device and is tried again', async () => {
  const { keeper, said, sent, device, tick, isPlanned } = bench();
  keeper.hold(titled('Salt'));
  tick();
  await sent[0]!.answer(new ApiError('network', 'Network error.'));
  expect(said.at(-1)).toEqual({ state: 'offline' });
  expect(device.get('d')?.content.title).toBe('Salt');
  expect(isPlanned()).toBe(true);
  tick();
  await sent[1]!.answer('kept');
  expect(said.at(-1)).toEqual({ state: 'saved', at: 't2' });
});

test('SUB-8 a draft that moved on in another window is never overwritten', async () => {
  const { keeper, said, sent, device, tick, isPlanned } = bench();
  keeper.hold(titled('Mine'));
  tick();
  await sent[0]!.answer(new ApiError('moved_on', 'Changed elsewhere', { status: 409 }));
  expect(said.at(-1)).toEqual({ state: 'moved_on' });
  keeper.hold(titled('Mine, still'));
  expect(isPlanned()).toBe(false);
  expect(await keeper.flush()).toBeNull();
  expect(sent).toHaveLength(1);
  expect(device.get('d')?.content.title).toBe('Mine, still');
});

test('SUB-8 a refused draft is kept on this device, and sent again once it was changed', async () => {
  const { keeper, said, sent, device, tick } = bench();
  keeper.hold(titled('Salt'));
  tick();
  await sent[0]!.answer(new ApiError('media_not_found', 'A picture is gone.', { status: 404 }));
  expect(said.at(-1)).toEqual({ state: 'refused', message: 'A picture is gone.' });
  expect(device.size).toBe(1);
  keeper.hold(titled('Saltmarsh'));
  tick();
  expect(sent).toHaveLength(2);
});

test('flushing sends at once and answers the revision to submit', async () => {
  const { keeper, sent } = bench(4);
  keeper.hold(titled('Salt'));
  const flushed = keeper.flush();
  await sent[0]!.answer('kept');
  expect(await flushed).toBe(5);
});

test('SUB-8 a page that opens goes on with what this device holds, unless the server has moved on', () => {
  const onServer = { revision: 3, step: 2, content: titled('Server').content } as SubmissionDraft;
  expect(pickUp(null, null)).toMatchObject({ held: null, revision: 0 });
  expect(pickUp(onServer, null)).toMatchObject({ held: { step: 2 }, isUnsent: false });
  expect(pickUp(onServer, { ...titled('Device'), revision: 3 })).toMatchObject({
    held: { content: { title: 'Device' } },
    isUnsent: true,
  });
  expect(pickUp(onServer, { ...titled('Device'), revision: 2 })).toMatchObject({
    held: { content: { title: 'Server' } },
    isBehind: true,
  });
});

test('SUB-8 a save whose answer was lost is not taken for another window', async () => {
  const { keeper, said, sent, tick, serverHas } = bench();
  keeper.hold(titled('Salt'));
  tick();
  serverHas(2, titled('Salt'));
  await sent[0]!.answer(new ApiError('network', 'Network error'));
  keeper.hold(titled('Saltmarsh'));
  tick();
  await sent[1]!.answer(new ApiError('moved_on', 'Changed', { status: 409 }));
  expect(sent.map(({ revision, title }) => [revision, title])).toEqual([
    [1, 'Salt'],
    [1, 'Saltmarsh'],
    [2, 'Saltmarsh'],
  ]);
  await sent[2]!.answer('kept');
  expect(said.at(-1)).toEqual({ state: 'saved', at: 't3' });
});

test('SUB-8 after a lost answer another window is still another window', async () => {
  const { keeper, said, sent, tick, serverHas } = bench();
  keeper.hold(titled('Salt'));
  tick();
  serverHas(2, titled('From the other window'));
  await sent[0]!.answer(new ApiError('network', 'Network error'));
  keeper.hold(titled('Saltmarsh'));
  tick();
  await sent[1]!.answer(new ApiError('moved_on', 'Changed', { status: 409 }));
  expect(said.at(-1)).toEqual({ state: 'moved_on' });
  expect(sent).toHaveLength(2);
});

test('SUB-8 a page that was reloaded while it saved goes on from what arrived', () => {
  const onServer = (title: string) => ({ revision: 2, ...titled(title) }) as SubmissionDraft;
  const onDevice = { ...titled('Saltmarsh'), revision: 1, sent: [titled('Sal'), titled('Salt')] };
  // Everything arrived, though nobody heard so.
  expect(pickUp(onServer('Saltmarsh'), onDevice)).toMatchObject({ isBehind: false, isUnsent: false, revision: 2 });
  // What was typed after the save is still to be sent.
  const ahead = pickUp(onServer('Salt'), onDevice);
  expect(ahead).toMatchObject({ isBehind: false, isUnsent: true, revision: 2 });
  expect(ahead.held?.content.title).toBe('Saltmarsh');
  expect(pickUp(onServer('From the other window'), onDevice)).toMatchObject({ isBehind: true });
});
