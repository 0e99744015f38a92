// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { BLOCKS_MAX, RICH_TEXT_MAX } from '#domain/case-study/limits.ts';
import { richText } from '#domain/case-study/rich-text.ts';
import { RichTextField } from './RichTextField.tsx';

test.each([
  ['x'.repeat(RICH_TEXT_MAX), null],
  ['x'.repeat(RICH_TEXT_MAX + 1), 'A text may have 20,000 characters at most. Move a part to another block.'],
  ['\n'.repeat(BLOCKS_MAX - 1), null],
  ['\n'.repeat(BLOCKS_MAX), 'A text may have 400 paragraphs and list items at most. Move some to another block.'],
])('EDIT-9 a text that is too long to be saved says so at its field', (words, why) => {
  const field = <RichTextField text={richText(words)} label="Text block" placeholder="" onChange={() => undefined} />;
  onTestFinished(render(field).unmount);
  expect(screen.queryByRole('alert')?.textContent ?? null).toBe(why);
});
