import { expect, test } from 'vitest';
import { counter, defaultStudy, randomOperation, seeded } from '#test/case-study.ts';
import { differences, withTextOf } from './differences.ts';
import { newComponent, newSection } from './document.ts';
import { apply, type Operation, refresh } from './operations.ts';
import { richText } from './rich-text.ts';

const start = defaultStudy();
const done = (...operations: Operation[]) =>
  operations.reduce((document, one) => apply(document, refresh(document, one)), start);
const [challenge] = start.sections;

test('EDIT-9 two versions of one text are named with both texts, and either can be taken', () => {
  const mine = done(
    { kind: 'set-page', field: 'title', from: '', to: 'Ours' },
    { kind: 'set-section', id: challenge!.id, field: 'content', from: [], to: richText('Bread runs out at ten.') },
  );
  const theirs = done({ kind: 'set-page', field: 'title', from: '', to: 'Theirs' });
  const found = differences(mine, theirs);
  expect(found.map(({ where, left, right }) => [where, left, right])).toEqual([
    ['Title', 'Ours', 'Theirs'],
    ['Text of The Challenge', 'Bread runs out at ten.', 'Enter the project challenge and context here...'],
  ]);
  const mixed = withTextOf(theirs, mine, found[1]!.slot!);
  expect(mixed.title).toBe('Theirs');
  expect(mixed.sections[0]!.content).toEqual(richText('Bread runs out at ten.'));
});

test('EDIT-9 what only one version has is shown with its words, what changed its look or place is said', () => {
  const component = newComponent('text-block', counter('n'), { content: richText('A paragraph of mine.') });
  const parent = { section: challenge!.id, column: 'content' as const };
  const mine = done(
    { kind: 'add-component', component, at: { parent, index: 0 } },
    { kind: 'set-section', id: challenge!.id, field: 'hasPattern', from: false, to: true },
    { kind: 'move-section', id: challenge!.id, from: 0, to: 1 },
  );
  const found = differences(start, mine);
  expect(found.map(({ where }) => where)).toEqual([
    'Look of The Challenge',
    'Text in The Challenge',
    'Order of the sections',
  ]);
  expect(found[1]).toMatchObject({ left: 'Not there', right: 'A paragraph of mine.', slot: null });
});

test('EDIT-9 a section without a title is told by its words', () => {
  const section = newSection('full-width', counter('n'), { content: richText('Said on a train.') });
  const [found] = differences(start, done({ kind: 'add-section', section, index: 0 }));
  expect(found).toMatchObject({ where: 'An untitled section', left: 'Not there', right: 'Said on a train.' });
});

test('EDIT-9 nothing differs from itself, and no edit goes unnoticed', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = seeded(seed);
    const newId = counter(`s${seed}-`);
    let document = start;
    for (let n = 0; n < 12; n += 1)
      document = apply(document, refresh(document, randomOperation(document, random, newId)));
    expect(differences(document, document)).toEqual([]);
    expect(differences(start, document).length, `seed ${seed}`).toBeGreaterThan(0);
    // With every text copied, only differences outside texts are left.
    const taken = differences(document, start).reduce(
      (now, { slot }) => (slot ? withTextOf(now, start, slot) : now),
      document,
    );
    expect(differences(taken, start).filter(({ slot }) => slot)).toEqual([]);
  }
});

test('EDIT-9 a section that only one version has a picture in says so, without its address', () => {
  const imageUrl = '/media/01890000-0000-7000-8000-000000000000';
  const mine = done({ kind: 'set-section', id: challenge!.id, field: 'imageUrl', from: '', to: imageUrl });
  const [look] = differences(start, mine);
  expect([look!.left, look!.right].map((words) => /with a picture$/.test(words))).toEqual([false, true]);
  expect(look!.right).not.toContain(imageUrl);
});

test('EDIT-9 the text and the caption of one component are named with both versions, and either can be taken', () => {
  const component = newComponent('text-block', counter('n'), { content: richText('Theirs.'), caption: 'Before' });
  const at = { parent: { section: challenge!.id, column: 'content' as const }, index: 0 };
  const theirs = done({ kind: 'add-component', component, at });
  const mine = [
    { kind: 'set-component', id: component.id, field: 'content', from: [], to: richText('Mine.') } as const,
    { kind: 'set-component', id: component.id, field: 'caption', from: '', to: 'After' } as const,
  ].reduce<typeof theirs>((document, one) => apply(document, refresh(document, one)), theirs);
  const found = differences(theirs, mine);
  expect(found.map(({ where, left, right }) => [where, left, right])).toEqual([
    ['Text in The Challenge', 'Theirs.', 'Mine.'],
    ['Caption in The Challenge', 'Before', 'After'],
  ]);
  expect(differences(withTextOf(theirs, mine, found[0]!.slot!), mine).map(({ where }) => where)).toEqual([
    'Caption in The Challenge',
  ]);
});
