// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { hookOnPage } from '#test/hook-on-page.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useSubmit } from './use-submit.ts';

test('SUB-6 a fault of ours has words for the person, and is recorded', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const fault = new TypeError('a fault');
  const draft = { flush: () => Promise.reject(fault), goOn: () => {} } as never;
  const options = { draftId: 'd', userId: 'ines', draft, onIncomplete: () => {}, onSubmitted: () => {} };
  const { result, act, unmount } = await hookOnPage(() => useSubmit(options));
  onTestFinished(unmount);
  await act(async () => void (await result.current.run()));
  expect(result.current.failure).toBe('An unexpected error occurred. Please try again.');
  expect(report).toHaveBeenCalledWith(fault);
});

test('SUB-1 what is missing is said at its field alone, where it goes once it is mended', async () => {
  const fields = { frames: 'The picture of “Basket” is damaged' };
  const refusal = new ApiError('draft_incomplete', fields.frames, { status: 422, fields });
  const draft = { flush: () => Promise.reject(refusal), goOn: () => {} } as never;
  const onIncomplete = vi.fn();
  const options = { draftId: 'd', userId: 'ines', draft, onIncomplete, onSubmitted: () => {} };
  const { result, act, unmount } = await hookOnPage(() => useSubmit(options));
  onTestFinished(unmount);
  await act(async () => void (await result.current.run()));
  expect(onIncomplete).toHaveBeenCalledWith(fields);
  expect(result.current.failure).toBeNull();
});
