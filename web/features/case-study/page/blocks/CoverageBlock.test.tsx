// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyItem } from '#domain/case-study/blocks.ts';
import { newComponent } from '#domain/case-study/document.ts';
import { CoverageBlock } from './CoverageBlock.tsx';

test('EDIT-15 the coverage table says whose word it is that a requirement is met', () => {
  const items = [{ ...emptyItem({ term: 'Bake board', text: 'Board' }), state: 'met' as const }];
  render(<CoverageBlock component={newComponent('coverage', () => 'c1', { items })} />);
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Asked for',
    'Evidence',
    'Designer says',
  ]);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Board', 'Met']);
});

test('EDIT-15 where the designer said nothing, the coverage table has no column for it', () => {
  const items = [emptyItem({ term: 'Bake board', text: 'Board' })];
  const { container } = render(<CoverageBlock component={newComponent('coverage', () => 'c1', { items })} />);
  expect(within(container).queryByText('Designer says')).toBeNull();
  expect(
    within(container)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Board']);
});
