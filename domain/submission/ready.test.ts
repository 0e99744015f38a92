import { expect, test } from 'vitest';
import { missingFromDraft } from './ready.ts';

const good = {
  title: 'Order ahead at Saltmarsh',
  figmaLink: '',
  assetsLink: '',
  frames: [
    { id: 'a', name: 'Welcome', selected: true, featured: true },
    { id: 'b', name: 'Basket', selected: false, featured: false },
  ],
  annotations: {},
};

test('SUB-1 a draft with a title and one featured frame may go', () => {
  expect(missingFromDraft(good)).toEqual({});
});

test('SUB-2 exactly one chosen frame is featured', () => {
  const frames = (...flags: [boolean, boolean][]) =>
    missingFromDraft({
      ...good,
      frames: flags.map(([selected, featured], n) => ({ id: `${n}`, name: 'Welcome', selected, featured })),
    }).frames;
  expect(frames()).toBe('Choose at least one frame');
  expect(frames([false, true])).toBe('Choose at least one frame');
  expect(frames([true, false])).toBe('Feature exactly one chosen frame');
  expect(frames([true, true], [true, true])).toBe('Feature exactly one chosen frame');
  expect(frames([true, false], [false, true])).toBe('Feature exactly one chosen frame');
});

test('SUB-2 a chosen frame has a name; one that stays behind needs none', () => {
  const named = (a: string, b: string) =>
    missingFromDraft({
      ...good,
      frames: [
        { ...good.frames[0]!, name: a },
        { ...good.frames[1]!, name: b },
      ],
    });
  expect(named(' ', 'Basket')).toEqual({ frames: 'Give every chosen frame a name' });
  expect(named('Welcome', '')).toEqual({});
});

test('SUB-3 an empty note is named, but not one on a frame that stays behind', () => {
  const empty = { pins: [{ text: ' ' }], general: [] };
  expect(missingFromDraft({ ...good, annotations: { a: empty } })).toHaveProperty('annotations');
  expect(missingFromDraft({ ...good, annotations: { b: empty } })).toEqual({});
});

test('SUB-10 a link that leads nowhere is named; an empty one is not', () => {
  expect(missingFromDraft({ ...good, assetsLink: 'ftp://files.example' })).toEqual({
    assetsLink: 'Use a web address, such as https://example.org',
  });
  expect(missingFromDraft({ ...good, figmaLink: 'https://www.figma.com.evil.example/design/x' })).toEqual({
    figmaLink: 'Use a link to figma.com, such as https://www.figma.com/design/…',
  });
  expect(missingFromDraft({ ...good, assetsLink: ' ', figmaLink: 'figma.com/design/zMcbm8ujSMldgS1VB70IMP' })).toEqual(
    {},
  );
});
