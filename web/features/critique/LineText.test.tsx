import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CritiqueLine } from '#contract/critique.ts';
import { LineText } from './LineText.tsx';

test('DET-6 what a deliverable asks for stands one below the other, and a goal has no list', () => {
  const line = { text: 'Patient pages', requirements: ['Board: 3 frames', 'Reminder: 1 frame'] } as CritiqueLine;
  const list = /<ul[^>]*><li>Board: 3 frames<\/li><li>Reminder: 1 frame<\/li><\/ul>/;
  expect(renderToStaticMarkup(<LineText line={line} />)).toMatch(list);
  expect(renderToStaticMarkup(<LineText line={{ ...line, requirements: [] }} />)).not.toContain('<ul');
});
