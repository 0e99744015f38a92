// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

beforeAll(() => {
  // The test's document has no layout.
  HTMLElement.prototype.checkVisibility = () => true;
  keepFocus();
});
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><ul><li><button>Keep</button><button>Delete</button></li></ul></main>';
});
afterEach(() => void vi.useRealTimers());

const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name)!;
/** Browsers take the focus from a disabled control; the test's document only lets go of an enabled one. */
function disable(held: HTMLButtonElement) {
  held.focus();
  held.blur();
  held.disabled = true;
}

test('a control that was disabled for a moment gets the focus back', async () => {
  const held = button('Keep');
  disable(held);
  await vi.advanceTimersByTimeAsync(200);
  expect(document.activeElement).toBe(document.body);
  held.disabled = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(document.activeElement).toBe(held);
});

test('where it stays disabled for long, the place around it gets the focus', async () => {
  disable(button('Keep'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(document.activeElement).toBe(document.querySelector('li'));
});

test('when the line with the focus is deleted, the list gets it', async () => {
  button('Delete').focus();
  document.querySelector('li')!.remove();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(document.activeElement).toBe(document.querySelector('ul'));
});
