import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counter, defaultStudy, randomOperation, seeded } from '#test/case-study.ts';
import { type CaseStudy, newComponent, newSection, noColumns } from './document.ts';
import { noHistory, redo, remember, undo } from './history.ts';
import { HISTORY_MAX } from './limits.ts';
import { apply, CannotApply, invert, isIdle, type Operation } from './operations.ts';
import { richText } from './rich-text.ts';

test('EDIT-9 applying an operation and then its reversal gives the document back', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 40 }), (seed, before) => {
      const [random, newId] = [seeded(seed), counter()];
      let document = defaultStudy();
      for (let n = 0; n < before; n += 1) document = apply(document, randomOperation(document, random, newId));
      const operation = randomOperation(document, random, newId);
      expect(apply(apply(document, operation), invert(operation))).toEqual(document);
    }),
    { numRuns: 400 },
  );
});

test('EDIT-9 a thousand random operations undone one by one give the start, and redone the end', () => {
  const [random, newId] = [seeded(7), counter()];
  const start = defaultStudy();
  let [document, history] = [start, noHistory];
  for (let n = 0; n < HISTORY_MAX; n += 1) {
    const operation = randomOperation(document, random, newId);
    document = apply(document, operation);
    history = remember(history, [operation], n * 10_000);
  }
  const end = document;
  expect(history.past).toHaveLength(HISTORY_MAX);
  for (let n = 0; n < HISTORY_MAX; n += 1) ({ document, history } = undo(document, history)!);
  expect(document).toEqual(start);
  expect(undo(document, history)).toBeNull();
  for (let n = 0; n < HISTORY_MAX; n += 1) ({ document, history } = redo(document, history)!);
  expect(document).toEqual(end);
});

test('EDIT-9 the history is bounded, and typing without a pause is one step', () => {
  const typed = (to: string, from: string): Operation => ({ kind: 'set-page', field: 'title', from, to });
  let history = remember(noHistory, [typed('S', '')], 0);
  history = remember(history, [typed('Sa', 'S')], 300);
  history = remember(history, [typed('Sal', 'Sa')], 2000);
  expect(history.past.map(({ operations }) => operations[0])).toEqual([typed('Sa', ''), typed('Sal', 'Sa')]);
  for (let n = 0; n < 20; n += 1) history = remember(history, [typed(`${n}`, '')], n * 5000 + 10_000, 5);
  expect(history.past).toHaveLength(5);
});

test('EDIT-9 undoing passes over what somebody else has changed since', () => {
  const document = defaultStudy();
  const mine: Operation = { kind: 'set-page', field: 'title', from: document.title, to: 'Mine' };
  const history = remember(noHistory, [mine], 0);
  const theirs = { ...apply(document, mine), title: 'Theirs' };
  expect(undo(theirs, history)).toBeNull();
});

test('EDIT-9 undoing a deletion that was done again brings the component back as another window had changed it', () => {
  const newId = counter();
  const text = newComponent('text-block', newId, { content: richText('Mine') });
  const section = newSection('single-column', newId, { children: { ...noColumns(), content: [text] } });
  const start: CaseStudy = { ...defaultStudy(), sections: [section] };
  const at = { parent: { section: section.id, column: 'content' }, index: 0 } as const;
  const removal: Operation = { kind: 'remove-component', component: text, at };
  let document = apply(start, removal);
  let history = remember(noHistory, [removal], 0);
  ({ document, history } = undo(document, history)!);
  const theirs: Operation = {
    kind: 'set-component',
    id: text.id,
    field: 'content',
    from: text.content,
    to: richText('Theirs'),
  };
  document = apply(document, theirs);
  ({ document, history } = redo(document, history)!);
  expect(document.sections[0]!.children.content).toEqual([]);
  ({ document } = undo(document, history)!);
  expect(document.sections[0]!.children.content).toEqual([{ ...text, content: richText('Theirs') }]);
});

test('EDIT-12 an edit leaves everything beside it the same object', () => {
  const document = defaultStudy();
  const [first, second] = document.sections;
  const after = apply(document, { kind: 'set-section', id: first!.id, field: 'title', from: '', to: 'New' });
  expect(after.sections[1]).toBe(second);
  expect(after.colors).toBe(document.colors);
});

test('EDIT-5 a container groups components but no containers', () => {
  const newId = counter();
  const [outer, inner, text] = [
    newComponent('container', newId),
    newComponent('container', newId),
    newComponent('text-block', newId),
  ];
  let document: CaseStudy = { ...defaultStudy(), sections: [newSection('single-column', newId)] };
  const column = { section: document.sections[0]!.id, column: 'content' } as const;
  document = apply(document, { kind: 'add-component', component: outer, at: { parent: column, index: 0 } });
  const into = { parent: { container: outer.id }, index: 0 };
  document = apply(document, { kind: 'add-component', component: text, at: into });
  expect(document.sections[0]!.children.content[0]!.children).toEqual([text]);
  expect(() => apply(document, { kind: 'add-component', component: inner, at: into })).toThrow(CannotApply);
  const itself: Operation = { kind: 'move-component', id: outer.id, from: into, to: into };
  expect(() => apply(document, itself)).toThrow(CannotApply);
});

test('EDIT-6 dropping at the same place changes nothing', () => {
  const at = { parent: { section: 's', column: 'left' }, index: 1 } as const;
  expect(isIdle({ kind: 'move-component', id: 'c', from: at, to: { ...at } })).toBe(true);
  expect(isIdle({ kind: 'move-section', id: 's', from: 2, to: 2 })).toBe(true);
  expect(isIdle({ kind: 'move-section', id: 's', from: 2, to: 1 })).toBe(false);
});
