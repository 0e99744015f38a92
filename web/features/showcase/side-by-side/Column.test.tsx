// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnswerColumn } from '#contract/side-by-side.ts';
import { FIRST_FRAME } from '#domain/showcase/side-by-side.ts';
import { partOnPage } from '#test/part-on-page.tsx';
import { Column } from './Column.tsx';

const frame = (name: string) => ({ name, picture: { width: 390, height: 844, sources: [] } });
const stage = { width: 1000, height: 2000 };

function show(change: object) {
  const column = { id: 'd', title: 'Board', designer: { displayName: 'Ana' }, liked: false, likeCount: 0, ...change };
  partOnPage(
    <Column
      column={{ verdicts: { met: 0, partly: 0, not: 0, unclear: 0 }, ...column } as unknown as AnswerColumn}
      deliverables={['Home', FIRST_FRAME]}
      stages={[stage, stage]}
      isLarge={false}
      saysSample
      eager={false}
    />,
  );
}

test('SHOW-9 all frames of a line are in its column', () => {
  show({ frames: [frame('One'), frame('One')], further: [[frame('Two')], []], isLinked: true });
  const further = screen.getByRole('list', { name: 'More frames of this line' });
  expect(within(further).getByRole('img', { name: 'Two, from “Board”' })).toBeTruthy();
  expect(screen.queryByText('Not linked to this line')).toBeNull();
});

test('SHOW-9 an answer without links shows its first frame, and says that it is not linked', () => {
  show({ frames: [frame('One'), frame('One')], further: [[], []], isLinked: false });
  expect(screen.getAllByText('Not linked to this line')).toHaveLength(1);
  expect(screen.queryByText('No frame is linked to this line')).toBeNull();
});

test('SHOW-9 beside the answers of people, a sample says that it is one', () => {
  const answer = { frames: [frame('One'), frame('One')], further: [[], []], isLinked: true };
  show({ ...answer, isSample: true });
  expect(screen.getByText('Ana').parentElement!.textContent).toBe('Sample · Ana');
});
