import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counter, defaultStudy, randomOperation, seeded } from '#test/case-study.ts';
import { isSameValue } from '../value/same.ts';
import { newComponent, newSection, noColumns } from './document.ts';
import { apply } from './operations.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';

test('A document read again is the same object, and one with a changed text keeps every other part', () => {
  const newId = counter();
  const content = [newComponent('text-block', newId), newComponent('text-block', newId)];
  const section = newSection('single-column', newId, { children: { ...noColumns(), content } });
  const before = { ...defaultStudy(), sections: [...defaultStudy().sections, section] };
  expect(reuseUnchanged(before, structuredClone(before))).toBe(before);
  const { id } = content[1]!;
  const changed = apply(before, { kind: 'set-component', id, field: 'caption', from: '', to: 'The board' });
  const read = reuseUnchanged(before, structuredClone({ ...changed, sections: changed.sections.toReversed() }));
  expect(read.sections[0]!.children.content[0]).toBe(content[0]);
  expect(read.sections[0]!.children.content[1]).toMatchObject({ id, caption: 'The board' });
  expect(read.sections.slice(1)).toEqual(before.sections.slice(0, -1).toReversed());
  expect(read.sections[1]).toBe(before.sections.at(-2));
});

test('Sharing never changes what a document says', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 30 }), (seed, steps) => {
      const [random, newId] = [seeded(seed), counter()];
      const before = defaultStudy();
      let after = before;
      for (let n = 0; n < steps; n += 1) after = apply(after, randomOperation(after, random, newId));
      const shared = reuseUnchanged(before, structuredClone(after));
      expect(shared).toEqual(after);
      expect(shared === before).toBe(isSameValue(before, after));
    }),
  );
});
