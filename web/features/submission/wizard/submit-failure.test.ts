import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { notSavedText, submitFailureText } from './submit-failure.ts';

const refusal = (code: string, status: number) => new ApiError(code, 'What the server says.', { status });

test.each([
  [refusal('move_refused', 409), 'What the server says.'],
  [refusal('draft_incomplete', 422), 'What the server says.'],
  [refusal('signed_out', 401), 'You must be logged in to submit a design'],
  [refusal('internal', 500), 'An unexpected error occurred. Please try again.'],
  [new ApiError('network', 'Network error.'), 'An unexpected error occurred. Please try again.'],
  [new ApiError('not_sent', 'The draft could not be saved.'), 'The draft could not be saved.'],
  [new TypeError('x'), 'An unexpected error occurred. Please try again.'],
])('SUB-6 a failed submission: %s', (error, words) => {
  expect(submitFailureText(error)).toBe(words);
});

test('SUB-6 a draft that could not be saved says what to do, and blames the connection only where that is the cause', () => {
  expect(notSavedText({ state: 'logged_out' })).toBe('You must be logged in to submit a design');
  expect(notSavedText({ state: 'moved_on' })).toContain('Choose above which version stays.');
  expect(notSavedText({ state: 'refused', message: 'The title is too long.' })).toMatch(/The title is too long\.$/);
  expect(notSavedText({ state: 'offline' })).toMatch(/Check your connection and try again\.$/);
});
