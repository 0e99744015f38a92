// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SideBySide } from '#contract/side-by-side.ts';
import { partOnPage } from '#test/part-on-page.tsx';
import { AnswerChoice } from './AnswerChoice.tsx';

test('SHOW-9 where all answers stand side by side, no part of them is counted', () => {
  const answers = ['One', 'Two', 'Three'].map((title) => ({ id: title, title, designer: 'Ana' }));
  const compared = { brief: { id: 'b' }, columns: answers, choice: { page: 1, pages: 1, answers } };
  partOnPage(<AnswerChoice compared={compared as unknown as SideBySide} />);
  expect(screen.getByText('All 3 answers.')).toBeTruthy();
});
