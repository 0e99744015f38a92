import { expect, test } from 'vitest';
import { counter } from '#test/case-study.ts';
import { newCaseStudy, newComponent, newSection, noColumns, type Source } from './document.ts';
import { PROMPT } from './for-readers.ts';
import { apply } from './operations.ts';
import { richText } from './rich-text.ts';
import { factLost, smoothable, smoothed } from './smoothing.ts';

const before =
  'I spent two mornings at Saltmarsh. Ines said “we sell out by ten”, and 34 % of the people who came did not get bread.';

test('EDIT-13 another wording with the same facts is taken', () => {
  expect(
    factLost(
      before,
      'At Saltmarsh I spent two mornings. Ines said “we sell out by ten”; of the people who came, 34 % did not get bread.',
    ),
  ).toBeNull();
});

test.each([
  ['a number', '34 %', '43 %', 'a number changed'],
  ['a number that is new', 'bread.', 'bread in 2024.', 'a number changed'],
  ['a number in words', 'two mornings', 'three mornings', 'a number changed'],
  ['a name', 'Ines', 'Anna', 'a name changed'],
  ['a name that is new', 'bread.', 'bread in Lisbon.', 'a name changed'],
  ['a name that is new, at the beginning', 'and 34', 'and that was it. Lisbon ate: 34', 'a name changed'],
  ['a name left out', ' at Saltmarsh', ' at the bakery', 'a name changed'],
  ['a quotation', 'we sell out by ten', 'we are sold out by ten', 'a quotation changed'],
  ['a yes for a no', 'did not get', 'did get', 'a yes or no changed'],
  ['who did it', 'I spent', 'We spent', 'who did it changed'],
])('EDIT-13 a wording that changes %s is refused', (_, from, to, why) => {
  expect(before).toContain(from);
  expect(factLost(before, before.replace(from, to))).toBe(why);
});

test('EDIT-13 a wording that leaves half of it out, or adds an address, is refused', () => {
  const plain = 'the board is sorted by oven time, and the product comes second because people ask when and then what.';
  expect(factLost(plain, 'the board is sorted by oven time.')).toBe('it became much shorter or longer');
  expect(factLost(plain, `${plain} see board.io`)).toBe('an address was added');
});

const source: Source = { kind: 'reflection', label: 'Reflection', href: '/showcase/d1' };
const long = 'the board is sorted by oven time, and the product comes second.';

function page() {
  const newId = counter();
  const block = (content: ReturnType<typeof richText>, from: Source | null = source) =>
    newComponent('text-block', newId, { content, source: from });
  return Object.assign(newCaseStudy(counter()), {
    sections: [
      newSection('single-column', newId, {
        content: richText(long),
        source,
        children: {
          ...noColumns(),
          content: [
            block(richText(long)),
            block(richText(long), null),
            block(richText(`${PROMPT}what was hard, and for whom was it so hard?`)),
            block(richText(`${long} Write to ines@bakery.example.`)),
            block(richText(`${long} Call +351 21 555 0188.`)),
            block([{ kind: 'bullet', runs: [{ text: long }] }]),
            block([{ kind: 'paragraph', runs: [{ text: long, href: 'https://a.example/x' }] }]),
            block(richText('Too short.')),
          ],
        },
      }),
    ],
  });
}

test('EDIT-13 only drafted prose leaves for the model: no questions, lists, own texts, addresses or links', () => {
  const document = page();
  const [section] = document.sections;
  expect(smoothable(document)).toEqual([
    { id: section!.id, text: long },
    { id: section!.children.content[0]!.id, text: long },
  ]);
});

test('EDIT-13 accepted wordings go in by id; what was written on in the meantime is left alone', () => {
  const document = page();
  const [section] = document.sections;
  const text = 'the board is sorted by oven time; the product comes second.';
  const operations = smoothed(document, [
    { id: section!.id, before: long, text },
    { id: section!.children.content[0]!.id, before: 'something else', text },
  ]);
  const next = operations.reduce(apply, document);
  expect(next.sections[0]!.content).toEqual(richText(text));
  expect(next.sections[0]!.source).toEqual(source);
  expect(next.sections[0]!.children).toBe(section!.children);
});
