import { expect, test } from 'vitest';
import type { PersonView } from '#contract/person.ts';
import { readTab, shownTabs } from './PersonTabs.tsx';

const person = (counts: Partial<PersonView>) =>
  ({ designCount: 0, caseStudyCount: 0, buildCount: 0, critiqueCount: 0, ...counts }) as PersonView;
const at = (search: string, counts: Partial<PersonView>) =>
  readTab(new URL(`https://foundry.example/u/kei${search}`), person(counts));

test('VIEW-4 a page opens on the first tab that holds something, unless the address names one', () => {
  expect(at('', { designCount: 2, buildCount: 1 })).toBe('designs');
  expect(at('', { buildCount: 1, critiqueCount: 4 })).toBe('builds');
  expect(at('', {})).toBe('designs');
  expect(at('?tab=designs', { buildCount: 1 })).toBe('designs');
  expect(at('?tab=nonsense', { caseStudyCount: 1 })).toBe('case-studies');
});

test('VIEW-4 a tab without anything in it is not shown, unless its address was opened', () => {
  expect(shownTabs(person({ buildCount: 1, critiqueCount: 4 }), 'builds')).toEqual(['builds', 'critiques']);
  expect(shownTabs(person({ buildCount: 1 }), 'designs')).toEqual(['designs', 'builds']);
  expect(shownTabs(person({}), 'designs')).toEqual([]);
  expect(shownTabs(person({ isMe: true }), 'designs')).toEqual(['designs', 'case-studies', 'builds']);
});
