import { expect, test } from 'vitest';
import {
  facetQuery,
  facetsOfAll,
  filterSearch,
  isFiltered,
  isListed,
  listsOf,
  noFilter,
  readableWords,
  type ShowcaseFilter,
} from './filter.ts';
import { readFilter, unknownChoices } from './read-filter.ts';

const read = (text: string) => readFilter(new URLSearchParams(text));

test('SHOW-2 a filter survives its way into an address and back', () => {
  const filter: ShowcaseFilter = {
    q: 'night train',
    industries: ['food', 'travel'],
    styles: ['retro'],
    color: 'teal',
    open: true,
    techs: ['React', 'HTML and CSS'],
    sort: 'trending',
  };
  expect(readFilter(filterSearch(filter))).toEqual(filter);
  expect(filterSearch(noFilter).toString()).toBe('');
  expect(readFilter(filterSearch({ ...noFilter, open: true }))).toEqual({ ...noFilter, open: true });
});

test('what an address says that is not known is left out', () => {
  expect(read('industries=food&industries=moon&styles=&sort=upside-down&techs=COBOL&open=maybe')).toEqual({
    ...noFilter,
    industries: ['food'],
  });
  const asked = 'industries=food&industries=moon&styles=&sort=upside-down&techs=COBOL&sort=upside-down&page=2';
  expect(unknownChoices(new URLSearchParams(asked))).toEqual(['COBOL', 'moon', 'upside-down']);
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
});

test('the order alone narrows nothing', () => {
  expect(isFiltered({ ...noFilter, sort: 'popular' })).toBe(false);
  for (const one of ['open=yes', 'q=bakery', 'color=teal', 'industries=food', 'styles=retro'])
    expect(isFiltered(read(one)), one).toBe(true);
  expect(isFiltered({ ...noFilter, techs: ['React'] })).toBe(true);
});

test('SHOW-6 a technology asks for designs that are open to collaboration', () => {
  expect(read('techs=React').open).toBe(true);
});

test('the kept lists that hold what is asked for', () => {
  expect(listsOf(noFilter)).toEqual([{ industry: '', facet: '' }]);
  expect(listsOf(read('industries=food&industries=travel'))).toEqual([
    { industry: 'food', facet: '' },
    { industry: 'travel', facet: '' },
  ]);
  expect(listsOf(read('industries=food&styles=retro&styles=bold'))).toEqual([
    { industry: 'food', facet: 'bold' },
    { industry: 'food', facet: 'retro' },
  ]);
  expect(listsOf(read('styles=retro'))).toHaveLength(6);
  expect(listsOf(read('industries=food&techs=React&styles=retro'))).toEqual([{ industry: 'food', facet: '+React' }]);
});

test('SHOW-12 a colour has lists of its own, and beside a style it is a word of the index', () => {
  expect(listsOf(read('color=teal'))).toEqual([{ industry: '', facet: '~teal' }]);
  expect(listsOf(read('color=teal&industries=food'))).toEqual([{ industry: 'food', facet: '~teal' }]);
  expect(isListed(read('color=teal&industries=food&open=yes'))).toBe(true);
  expect(isListed(read('color=teal&styles=retro'))).toBe(false);
  expect(isListed(read('color=teal&styles=retro&techs=React'))).toBe(false);
  expect(isListed(read('color=teal&q=bakery'))).toBe(false);
  expect(listsOf(read('color=teal&styles=retro&techs=React&industries=food'))).toEqual([
    { industry: 'food', facet: '+React' },
  ]);
  expect(facetQuery(read('color=teal&styles=retro'))).toBe(`('#s retro') & ('#c teal')`);
});

test('facets as a text search query', () => {
  expect(facetQuery(noFilter)).toBeNull();
  expect(facetQuery(read('industries=food&industries=travel&styles=retro&open=yes'))).toBe(
    `('#i food' | '#i travel') & ('#s retro') & '#open'`,
  );
  expect(facetQuery(read('techs=Next.js'))).toBe(`('#t Next.js')`);
});

test('each found design has a facet that is the only one of its kind, and of several it can have any', () => {
  expect(facetsOfAll(read('industries=food&styles=retro&styles=bold&color=teal'))).toEqual(['#i food', '#c teal']);
  expect(facetsOfAll(read('techs=React'))).toEqual(['#t React', '#open']);
  expect(facetsOfAll(noFilter)).toEqual([]);
});

test('the words of a search have plain quotes, and no more dashes than the database can read', () => {
  expect(readableWords('“night train” «Lyon» l’an -bus')).toBe(`"night train" "Lyon" l'an -bus`);
  expect(readableWords('-'.repeat(22))).toBe(`${'-'.repeat(20)}  `);
});
