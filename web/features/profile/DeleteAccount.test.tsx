// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Belongings } from '#contract/profile.ts';
import { partOnPage } from '#test/part-on-page.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

const belongings: Belongings = {
  briefs: 0,
  designs: 0,
  pictures: 0,
  pictureBytes: 0,
  caseStudies: 0,
  collaborations: 0,
};
const busy = { error: { code: 'unavailable', message: 'The server has too much to do.' } };

test('SIGN-13 “Nothing was deleted” is said only where the server has said so', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => Response.json(busy, { status: 503 }),
  ];
  vi.stubGlobal('fetch', () => answers.shift()!());
  partOnPage(<DeleteAccount handle="ines" belongings={belongings} />);
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await press('Delete my account');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ines' } });
  await press('Delete everything');
  expect(screen.getByRole('alert').textContent).toBe('Network error. Nothing was lost; try again.');
  await press('Delete everything');
  expect(screen.getByRole('alert').textContent).toBe('Nothing was deleted. The server has too much to do.');
});

test('SIGN-13 whoever deletes reads that collections, comments and critiques go, and that a shared brief stays', () => {
  partOnPage(<DeleteAccount handle="ines" belongings={belongings} />);
  const words = 'Your collections, comments and critiques go too. A brief that you shared with everybody';
  expect(screen.getByText(words, { exact: false })).toBeTruthy();
});
