import { expect, test } from 'vitest';
import { type CaseStudy, newComponent, newSection, noColumns } from '#domain/case-study/document.ts';
import { counter, defaultStudy } from '#test/case-study.ts';
import { beyondFirst } from './use-undrawn.ts';

function studyOf(sections: number, components: number): CaseStudy {
  const newId = counter();
  const content = () => Array.from({ length: components }, () => newComponent('text-block', newId));
  const made = Array.from({ length: sections }, () =>
    newSection('single-column', newId, { children: { ...noColumns(), content: content() } }),
  );
  return { ...defaultStudy(), sections: made };
}

test('The server draws as many sections as fill a tall window, the first one however long it is', () => {
  const drawn = (study: CaseStudy) => study.sections.filter(({ id }) => !beyondFirst(study).has(id)).length;
  expect(drawn(studyOf(10, 30))).toBe(1);
  expect(drawn(studyOf(10, 2))).toBe(6);
  expect(drawn(studyOf(4, 4))).toBe(4);
  expect(drawn(studyOf(0, 0))).toBe(0);
});
