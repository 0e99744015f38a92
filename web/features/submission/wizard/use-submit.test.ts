// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { hookOnPage } from '#test/hook-on-page.tsx';
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
