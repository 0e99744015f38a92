import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counter, defaultStudy, randomOperation, seeded } from '#test/case-study.ts';
import { isSameValue } from '../value/same.ts';
import type { CaseStudy } from './document.ts';
import { newSection } from './document.ts';
import { apply, type Operation } from './operations.ts';
import { placeAfterTakingOut, rebase } from './rebase.ts';
import { richText } from './rich-text.ts';
import { walk } from './tree.ts';

/** Every written text, with its place. */
function texts(document: CaseStudy): Map<string, string> {
  const found = new Map<string, string>();
  found.set('page.title', document.title).set('page.description', document.description);
  for (const { id, title, content } of document.sections)
    found.set(`${id}.title`, title).set(`${id}.content`, JSON.stringify(content));
  for (const { component } of walk(document)) found.set(`${component.id}.content`, JSON.stringify(component.content));
  return found;
}

function grow(base: CaseStudy, count: number, random: () => number, newId: () => string) {
  const operations: Operation[] = [];
  let document = base;
  for (let n = 0; n < count; n += 1) {
    const operation = randomOperation(document, random, newId);
    operations.push(operation);
    document = apply(document, operation);
  }
  return { operations, document };
}

test('EDIT-9 two tabs at once: in any interleaving both are kept, or the person is asked; no text is lost silently', () => {
  let [merged, asked] = [0, 0];
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), (seed, m, t) => {
      const random = seeded(seed);
      const base = grow(defaultStudy(), 12, random, counter('b')).document;
      const mine = grow(base, m, random, counter('mine'));
      const theirs = grow(base, t, random, counter('theirs'));
      const result = rebase(base, mine.operations, theirs.operations);
      if (!result.merged) {
        asked += 1;
        expect(result.conflicts.length).toBeGreaterThan(0);
        return;
      }
      merged += 1;
      // The server has their operations first, then ours: a replay must give everybody the same document.
      expect(result.operations.reduce(apply, theirs.document)).toEqual(result.document);
      const [was, now] = [texts(base), texts(result.document)];
      for (const side of [mine.document, theirs.document]) {
        const there = texts(side);
        for (const [slot, text] of there) if (was.get(slot) !== text) expect(now.get(slot)).toBe(text);
        // Only texts that one of them deleted are gone.
        for (const slot of was.keys()) if (!there.has(slot)) expect(now.has(slot)).toBe(false);
      }
      for (const slot of was.keys())
        if (!now.has(slot)) expect([mine, theirs].some(({ document }) => !texts(document).has(slot))).toBe(true);
    }),
    { numRuns: 500, seed: 5 },
  );
  expect(merged).toBeGreaterThan(50);
  expect(asked).toBeGreaterThan(50);
});

const first = (document: CaseStudy) => document.sections[0]!.id;

test('EDIT-9 the same text changed in two places is a choice, other fields are merged', () => {
  const base = defaultStudy();
  const title = (to: string): Operation => ({ kind: 'set-section', id: first(base), field: 'title', from: '', to });
  const words: Operation = { kind: 'set-section', id: first(base), field: 'content', from: [], to: richText('w') };
  expect(rebase(base, [title('Mine')], [title('Theirs')]).merged).toBe(false);
  expect(rebase(base, [title('Both')], [title('Both')])).toMatchObject({ merged: true, operations: [] });
  expect(rebase(base, [title('Mine')], [words])).toMatchObject({ merged: true });
});

test('EDIT-9 a text written into a section that the other tab deleted is a choice', () => {
  const base = defaultStudy();
  const removal: Operation = { kind: 'remove-section', section: base.sections[0]!, index: 0 };
  const words: Operation = { kind: 'set-section', id: first(base), field: 'content', from: [], to: richText('w') };
  expect(rebase(base, [words], [removal]).merged).toBe(false);
  expect(rebase(base, [removal], [words]).merged).toBe(false);
});

test('EDIT-9 sections added in two tabs both stay, each beside its neighbour', () => {
  const base = defaultStudy();
  const [mine, theirs] = [newSection('full-width', counter('m')), newSection('full-width', counter('t'))];
  const result = rebase(
    base,
    [{ kind: 'add-section', section: mine, index: 2 }],
    [{ kind: 'add-section', section: theirs, index: 0 }],
  );
  const ids = result.merged ? result.document.sections.map(({ id }) => id) : [];
  expect(ids).toEqual([theirs.id, ...base.sections.map(({ id }) => id), mine.id]);
});

test('EDIT-6 moving down within one column counts without the one that moves', () => {
  const at = (index: number) => ({ parent: { section: 's', column: 'left' }, index }) as const;
  expect(placeAfterTakingOut(at(0), at(3))).toEqual(at(2));
  expect(placeAfterTakingOut(at(3), at(0))).toEqual(at(0));
});

test('values are the same whatever order their keys have', () => {
  expect(isSameValue({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBe(true);
  expect(isSameValue({ a: 1 }, { a: 1, b: undefined })).toBe(false);
});
