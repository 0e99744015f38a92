import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToasts, dismissToast, showToast, subscribeToToasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  for (const toast of currentToasts()) dismissToast(toast.id);
});
afterEach(() => vi.useRealTimers());

const texts = () => currentToasts().map((toast) => toast.text);

test('good news passes by itself, a failure stays until it is closed', () => {
  showToast('good', 'Link copied');
  const close = showToast('bad', 'Failed to save milestone');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Failed to save milestone']);
  close();
  expect(texts()).toEqual([]);
});

test('good news with something to press stays twice as long, and for as long as somebody is at it', () => {
  const isThere = vi.fn(() => true);
  vi.stubGlobal('document', { querySelector: isThere });
  showToast('good', 'Saved');
  showToast('good', '“Sketches” deleted', { label: 'Undo', run: () => {} });
  isThere.mockReturnValue(false);
  vi.advanceTimersByTime(6000);
  expect(texts()).toEqual(['“Sketches” deleted']);
  isThere.mockReturnValue(true);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['“Sketches” deleted']);
  isThere.mockReturnValue(false);
  vi.advanceTimersByTime(2000);
  expect(texts()).toEqual([]);
  vi.unstubAllGlobals();
});

test('the same sentence is not said twice, and no more than three stand at once', () => {
  for (const text of ['one', 'two', 'two', 'three', 'four']) showToast('bad', text);
  expect(texts()).toEqual(['two', 'three', 'four']);
});

test('whoever listens hears of each change once', () => {
  const heard = vi.fn();
  const stop = subscribeToToasts(heard);
  const close = showToast('good', 'Link copied');
  close();
  close();
  stop();
  showToast('good', 'Saved');
  expect(heard).toHaveBeenCalledTimes(2);
});
