import { expect, test } from 'vitest';
import { webLink } from './link.ts';
import { missingFromDraft } from './ready.ts';

const good = {
  title: 'Order ahead at Saltmarsh',
  figmaLink: '',
  assetsLink: '',
  frames: [
    { id: 'a', selected: true, featured: true },
    { id: 'b', selected: false, featured: false },
  ],
  annotations: {},
};

test('SUB-1 a draft with a title and one featured frame may go', () => {
  expect(missingFromDraft(good)).toEqual({});
});

test('SUB-2 exactly one chosen frame is featured', () => {
  const frames = (...flags: [boolean, boolean][]) =>
    missingFromDraft({ ...good, frames: flags.map(([selected, featured], n) => ({ id: `${n}`, selected, featured })) })
      .frames;
  expect(frames()).toBe('Choose at least one frame');
  expect(frames([false, true])).toBe('Choose at least one frame');
  expect(frames([true, false])).toBe('Feature exactly one chosen frame');
  expect(frames([true, true], [true, true])).toBe('Feature exactly one chosen frame');
  expect(frames([true, false], [false, true])).toBe('Feature exactly one chosen frame');
});

test('SUB-3 an empty note is named, but not one on a frame that stays behind', () => {
  const empty = { pins: [{ text: ' ' }], general: [] };
  expect(missingFromDraft({ ...good, annotations: { a: empty } })).toHaveProperty('annotations');
  expect(missingFromDraft({ ...good, annotations: { b: empty } })).toEqual({});
});

test.each([
  ['javascript:alert(1)', null],
  ['data:text/html,hi', null],
  ['ftp://files.example', null],
  ['files.example/x.zip', null],
  ['https://', null],
  ['https://name:secret@files.example/', null],
  [' HTTPS://Files.example/a b ', 'https://files.example/a%20b'],
  ['http://files.example/', 'http://files.example/'],
])('SUB-10 of %j the link kept is %j', (text, link) => {
  expect(webLink(text)).toBe(link);
  if (!link) expect(missingFromDraft({ ...good, assetsLink: text })).toHaveProperty('assetsLink');
});
