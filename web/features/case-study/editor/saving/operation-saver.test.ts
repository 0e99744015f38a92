import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CaseStudy, newSection } from '#domain/case-study/document.ts';
import { apply, type Operation } from '#domain/case-study/operations.ts';
import { richText } from '#domain/case-study/rich-text.ts';
import { counter, defaultStudy, randomOperation, seeded } from '#test/case-study.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { Saving } from '#web/lib/unsent/saver.ts';
import { createEditorStore } from '../document/store.ts';
import { type Conflict, createOperationSaver, type Journal, type Remote } from './operation-saver.ts';

// Nothing is sent by itself: the tests decide when.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Characters of a title in these tests. */
const LONGEST = 40;

/** A server in memory with the real server's guarantees. It can lose a response, be offline, or refuse edits. */
function createServer(start: CaseStudy) {
  let [document, revision] = [start, 1];
  const log: { batch: string; operations: readonly Operation[] }[] = [];
  const aside: CaseStudy[] = [];
  const trouble = { isAway: false, isOver: false, losesAnswers: 0, refusals: 0 };
  const reach = async () => {
    if (trouble.isOver) throw new ApiError('signed_out', 'Log in to go on.', { status: 401 });
    if (trouble.isAway) throw new ApiError('offline', 'offline');
  };
  const remote: Remote = {
    create: async () => ({ id: 'cs-1', revision, document }) as never,
    read: async () => {
      await reach();
      return { id: 'cs-1', revision, document, updatedAt: '2026-11-04T14:00:00.000Z' } as never;
    },
    async save(_id, { batch, revision: base, operations }) {
      await reach();
      const known = log.findIndex((one) => one.batch === batch);
      if (known >= 0) return { revision: known + 2, savedAt: '' };
      if (base !== revision) throw new ApiError('moved_on', '', { status: 409 });
      if (trouble.refusals > 0) {
        trouble.refusals -= 1;
        throw new ApiError('operations_refused', 'These edits do not fit.', { status: 422 });
      }
      if (operations.some(({ kind }) => kind === 'replace')) aside.push(document);
      const next = operations.reduce(apply, document);
      // A new section is judged alone, all other edits by the page that results.
      const isTooLong = ({ title }: { title: string }) => title.length > LONGEST;
      if ([next, ...operations.flatMap((one) => (one.kind === 'add-section' ? [one.section] : []))].some(isTooLong))
        throw new ApiError('operations_refused', 'Too long.', { status: 422 });
      document = next;
      revision += 1;
      log.push({ batch, operations });
      if (trouble.losesAnswers > 0) {
        trouble.losesAnswers -= 1;
        throw new ApiError('network', 'lost');
      }
      return { revision, savedAt: '2026-11-04T14:20:00.000Z' };
    },
    async changes(_id, since) {
      await reach();
      return {
        isComplete: true,
        changes: log.slice(since - 1).map(({ operations }) => ({ operations: [...operations] })),
      };
    },
    async setAside(_id, _label, copy) {
      aside.push(copy);
    },
  };
  return { remote, trouble, aside, document: () => document };
}

function openWindow(
  server: ReturnType<typeof createServer>,
  left: Journal | null = null,
  base = defaultStudy(),
  id: string | null = 'cs-1',
) {
  const onMerged = vi.fn();
  const ids = counter(`b${Math.random()}`);
  const conflicts: Conflict[] = [];
  /** The conflict whose dialog is open. */
  let open: Conflict | null = null;
  const states: Saving[] = [];
  let journal: Journal | null = null;
  let keeper: ReturnType<typeof createOperationSaver> | null = null;
  const unsaved = [...(left?.sent?.operations ?? []), ...(left?.pending ?? [])];
  const store = createEditorStore(unsaved.reduce(apply, base), {
    onOperations: (operations) => keeper!.add(operations),
  });
  keeper = createOperationSaver({
    remote: server.remote,
    start: { id, revision: left?.revision ?? 1, document: base },
    leftover: left,
    journal: {
      write: (now) => {
        journal = now;
      },
    },
    newId: ids,
    current: store.document,
    show: (document) => store.replace(document, true),
    onMerged,
    onChange: (state) => states.push(state),
    onConflict: (conflict) => {
      open = conflict;
      if (conflict) conflicts.push(conflict);
    },
    onCreated: () => undefined,
    // Nothing is sent by itself: the test decides when.
  });
  return { store, keeper, conflicts, states, onMerged, open: () => open, journal: () => journal };
}

test('EDIT-9 once the session is over nothing is asked until the person is back, and then all of it goes', async () => {
  const server = createServer(defaultStudy());
  const window = openWindow(server);
  server.trouble.isOver = true;
  window.store.dispatch(title('Salt'));
  expect(await window.keeper.flush()).toBeNull();
  window.store.dispatch(title('Saltmarsh'));
  expect(window.states.at(-1)).toEqual({ state: 'logged_out' });
  server.trouble.isOver = false;
  await window.keeper.flush();
  expect([window.states.at(-1)?.state, window.journal(), server.document().title]).toEqual([
    'saved',
    null,
    'Saltmarsh',
  ]);
});

test('a page that nobody wrote in is not created by opening and leaving it', async () => {
  const server = createServer(defaultStudy());
  const create = vi.spyOn(server.remote, 'create');
  const window = openWindow(server, null, defaultStudy(), null);
  await window.keeper.sendEdits();
  expect(create).not.toHaveBeenCalled();
  window.store.dispatch(title('Salt'));
  await window.keeper.sendEdits();
  expect([create.mock.calls.length, server.document().title]).toEqual([1, 'Salt']);
});

const title = (to: string): Operation => ({ kind: 'set-page', field: 'title', from: '', to });
test('EDIT-9 what is typed is saved in one batch at a time, and a lost answer is no second effect', async () => {
  const server = createServer(defaultStudy());
  const window = openWindow(server);
  for (const to of ['S', 'Sa', 'Salt']) window.store.dispatch(title(to));
  expect(window.journal()?.pending).toHaveLength(1);
  server.trouble.losesAnswers = 1;
  expect(await window.keeper.flush()).toBeNull();
  expect(window.states.at(-1)).toEqual({ state: 'offline' });
  expect(await window.keeper.flush()).toEqual({ id: 'cs-1', revision: 2 });
  expect(server.document().title).toBe('Salt');
  expect(window.journal()).toBeNull();
});

test('EDIT-9 what was left by a window that crashed goes on in the next one, merged with what others saved', async () => {
  const server = createServer(defaultStudy());
  const crashed = openWindow(server);
  server.trouble.isAway = true;
  crashed.store.dispatch(title('Typed before the crash'));
  await crashed.keeper.flush();
  const left = structuredClone(crashed.journal());
  server.trouble.isAway = false;
  const other = openWindow(server);
  other.store.dispatch({ kind: 'set-page', field: 'description', from: '', to: 'From the other window' });
  await other.keeper.flush();
  const again = openWindow(server, left);
  await again.keeper.flush();
  expect(server.document()).toMatchObject({ title: 'Typed before the crash', description: 'From the other window' });
  expect(again.store.document()).toEqual(server.document());
  expect(again.onMerged).toHaveBeenCalledTimes(1);
});

test('EDIT-9 the same text in two windows is a choice; both copies are kept whichever goes on', async () => {
  for (const choice of ['mine', 'theirs'] as const) {
    const server = createServer(defaultStudy());
    const [one, two] = [openWindow(server), openWindow(server)];
    one.store.dispatch(title('From one'));
    two.store.dispatch(title('From two'));
    await one.keeper.flush();
    expect(await two.keeper.flush()).toBeNull();
    const [conflict] = two.conflicts;
    expect(two.states.at(-1)).toEqual({ state: 'moved_on' });
    const [mine, theirs] = [two.store.document(), conflict!.theirs];
    expect([mine.title, theirs.title]).toEqual(['From two', 'From one']);
    const [document, setAside] = choice === 'mine' ? [mine, theirs] : [theirs, mine];
    await two.keeper.resolve(conflict!, { document, setAside, label: 'copy' });
    expect([two.open(), two.states.at(-1)?.state]).toEqual([null, 'saved']);
    expect(two.onMerged).not.toHaveBeenCalled();
    expect(server.document().title).toBe(document.title);
    expect(server.aside.map((copy) => copy.title)).toContain(setAside.title);
    expect(two.store.document()).toEqual(server.document());
  }
});

test('EDIT-9 a picture that arrives while a copy is being chosen is in the copy that goes on', async () => {
  for (const choice of ['mine', 'theirs'] as const) {
    const server = createServer(defaultStudy());
    const [one, two] = [openWindow(server), openWindow(server)];
    one.store.dispatch(title('From one'));
    two.store.dispatch(title('From two'));
    await one.keeper.flush();
    await two.keeper.flush();
    const [mine, theirs] = [two.store.document(), two.open()!.theirs];
    const [document, setAside] = choice === 'mine' ? [mine, theirs] : [theirs, mine];
    const choosing = two.keeper.resolve(two.open()!, { document, setAside, label: 'copy' });
    const { id } = mine.sections[0]!;
    two.store.dispatch({ kind: 'set-section', id, field: 'content', from: [], to: richText('Late') });
    await choosing;
    expect(JSON.stringify(server.document().sections)).toContain('Late');
    expect(server.document().title).toBe(document.title);
    expect(two.store.document()).toEqual(server.document());
  }
});

test('EDIT-9 what was refused is saved once it is shortened, and so is what was typed since', async () => {
  const server = createServer(defaultStudy());
  const window = openWindow(server);
  window.store.dispatch(title('long '.repeat(10)));
  expect(await window.keeper.flush()).toBeNull();
  expect(window.states.at(-1)).toEqual({ state: 'refused', message: 'Too long.' });
  window.store.dispatch({ kind: 'set-page', field: 'description', from: '', to: 'Typed while it was too long' });
  expect(await window.keeper.flush()).toBeNull();
  window.store.dispatch(title('Short'));
  await window.keeper.flush();
  expect(server.document()).toMatchObject({ title: 'Short', description: 'Typed while it was too long' });
  expect([window.states.at(-1)?.state, window.journal()]).toEqual(['saved', null]);
});

test('EDIT-9 what was shortened while the refusal was on its way is saved without another key', async () => {
  const server = createServer(defaultStudy());
  const window = openWindow(server);
  window.store.dispatch(title('long '.repeat(10)));
  const sent = window.keeper.flush();
  window.store.dispatch(title('Short'));
  await sent;
  expect([server.document().title, window.states.at(-1)?.state]).toEqual(['Short', 'saved']);
});

test('EDIT-9 what was refused before a reload is saved with what has shortened it', async () => {
  const server = createServer(defaultStudy());
  const sent = { batch: 'b', operations: [title('long '.repeat(10))] };
  const pending = [{ kind: 'set-page', field: 'description', from: '', to: 'More' } as const, title('Short')];
  const again = openWindow(server, { id: 'cs-1', revision: 1, sent, pending });
  await again.keeper.flush();
  expect(server.document()).toMatchObject({ title: 'Short', description: 'More' });
  expect(again.journal()).toBeNull();
});

test('EDIT-9 an edit that is refused by itself is saved with the later one that makes it right', async () => {
  const server = createServer(defaultStudy());
  const window = openWindow(server);
  const section = newSection('full-width', counter('n'), { title: 'long '.repeat(10) });
  window.store.dispatch({ kind: 'add-section', section, index: 0 });
  expect(await window.keeper.flush()).toBeNull();
  window.store.dispatch({ kind: 'set-section', id: section.id, field: 'title', from: '', to: 'Short' });
  await window.keeper.flush();
  expect(server.document().sections[0]?.title).toBe('Short');
  expect(server.document()).toEqual(window.store.document());
});

test('EDIT-9 a second conflict in a row is a choice again', async () => {
  const server = createServer(defaultStudy());
  const [one, two] = [openWindow(server), openWindow(server)];
  one.store.dispatch(title('From one'));
  two.store.dispatch(title('From two'));
  await one.keeper.flush();
  await two.keeper.flush();
  one.store.dispatch(title('From one, again'));
  await one.keeper.flush();
  const [first] = two.conflicts;
  await two.keeper.resolve(first!, { document: two.store.document(), setAside: first!.theirs, label: 'copy' });
  expect(two.open()?.theirs.title).toBe('From one, again');
  expect(two.states.at(-1)).toEqual({ state: 'moved_on' });
});

test('EDIT-9 who goes on with the other window’s copy reads since when it is saved', async () => {
  const server = createServer(defaultStudy());
  const [one, two] = [openWindow(server), openWindow(server)];
  one.store.dispatch(title('From one'));
  two.store.dispatch(title('From two'));
  await one.keeper.flush();
  await two.keeper.flush();
  const { theirs, updatedAt } = two.open()!;
  await two.keeper.resolve(two.open()!, { document: theirs, setAside: two.store.document(), label: 'copy' });
  expect(two.states.at(-1)).toEqual({ state: 'saved', at: updatedAt });
});

test('EDIT-9 two windows, saving in any order, end with the same page, all saved and no text lost: 500 interleavings with choices and refusals', async () => {
  let [choices, refusals] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const random = seeded(seed);
      const server = createServer(defaultStudy());
      const windows = [openWindow(server), openWindow(server)];
      const ids = windows.map((_, at) => counter(`w${at}`));
      const edit = (at: number) => {
        const { store } = windows[at]!;
        store.dispatch(randomOperation(store.document(), random, ids[at]!));
      };
      async function choose({ store, keeper, open }: (typeof windows)[number]) {
        const conflict = open()!;
        const copies = [store.document(), conflict.theirs] as const;
        const [document, setAside] = random() < 0.5 ? copies : [copies[1], copies[0]];
        await keeper.resolve(conflict, { document, setAside, label: 'copy' });
        expect(server.aside).toContainEqual(setAside);
        choices += 1;
      }
      for (let step = 0; step < 12; step += 1) {
        const at = random() < 0.5 ? 0 : 1;
        const { keeper, open } = windows[at]!;
        if (random() < 0.1) server.trouble.refusals = 1;
        if (open()) {
          if (random() < 0.5) await choose(windows[at]!);
        } else if (random() < 0.35) await keeper.flush();
        else edit(at);
      }
      // Both windows finish: what is open is chosen, and what was refused is changed.
      for (let round = 0; round < 12; round += 1)
        for (const [at, window] of windows.entries()) {
          if (window.open()) await choose(window);
          if (window.states.at(-1)?.state === 'refused') {
            refusals += 1;
            edit(at);
          }
          await window.keeper.flush();
          await window.keeper.look();
        }
      for (const { store, journal, states } of windows) {
        expect(store.document()).toEqual(server.document());
        expect(journal()).toBeNull();
        expect(states.at(-1)?.state ?? 'saved').toBe('saved');
      }
    }),
    { numRuns: 500, seed: 11 },
  );
  expect(choices).toBeGreaterThan(50);
  expect(refusals).toBeGreaterThan(50);
}, 60_000);

test('EDIT-9 the first save begins the page; where another window was first, nothing of it is lost', async () => {
  const server = createServer(defaultStudy());
  const other = openWindow(server);
  other.store.dispatch({
    kind: 'add-section',
    section: newSection('full-width', counter('o'), { title: 'Theirs' }),
    index: 2,
  });
  await other.keeper.flush();
  const begun: string[] = [];
  const store = createEditorStore(defaultStudy(), { onOperations: (operations) => keeper.add(operations) });
  const keeper = createOperationSaver({
    remote: server.remote,
    start: { id: null, revision: 0, document: defaultStudy() },
    leftover: null,
    journal: { write: () => undefined },
    newId: counter('n'),
    current: store.document,
    show: (document) => store.replace(document, true),
    onMerged: () => undefined,
    onChange: () => undefined,
    onConflict: () => undefined,
    onCreated: (id) => begun.push(id),
  });
  const first = store.document().sections[0]!.id;
  store.dispatch({ kind: 'set-section', id: first, field: 'content', from: [], to: richText('Mine') });
  await keeper.flush();
  expect(begun).toEqual(['cs-1']);
  expect(server.document().sections.map((section) => section.title)).toContain('Theirs');
  expect(JSON.stringify(server.document())).toContain('Mine');
});
