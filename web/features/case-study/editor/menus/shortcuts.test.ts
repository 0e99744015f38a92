import { expect, test, vi } from 'vitest';
import { runShortcut } from './shortcuts.ts';

const handle = { dataset: { handle: 'h' }, closest: () => ({ dataset: { node: 'component-1' } }) };
const pressed = (key: string, mods: Partial<KeyboardEvent> = {}) =>
  ({ key, target: handle, preventDefault: vi.fn(), ...mods }) as unknown as KeyboardEvent;

const keys: [string, KeyboardEvent][] = [
  ['Ctrl+Z', pressed('z', { ctrlKey: true })],
  ['Ctrl+Shift+Z', pressed('z', { ctrlKey: true, shiftKey: true })],
  ['Ctrl+Y', pressed('y', { ctrlKey: true })],
  ['Ctrl+D', pressed('d', { ctrlKey: true })],
  ['Alt+ArrowUp', pressed('ArrowUp', { altKey: true })],
  ['Alt+ArrowDown', pressed('ArrowDown', { altKey: true })],
  ['Delete', pressed('Delete')],
  ['Backspace', pressed('Backspace')],
];

/** A store that counts whatever is asked of it. */
function targets(isPreview: boolean) {
  const asked = vi.fn();
  const store = new Proxy({}, { get: () => asked });
  return {
    asked,
    store: store as never,
    announce: vi.fn(),
    togglePreview: vi.fn(),
    openHelp: vi.fn(),
    publish: vi.fn(),
    isPreview,
  };
}

test.each(keys)('EDIT-8 in the preview %s changes nothing, and is left to the browser', (_, event) => {
  const parts = targets(true);
  expect(runShortcut(event, parts)).toBe(false);
  expect(parts.asked).not.toHaveBeenCalled();
  expect(event.preventDefault).not.toHaveBeenCalled();
});

test('EDIT-8 the preview is left or published by its key, and undo works outside it', () => {
  const inPreview = targets(true);
  expect(runShortcut(pressed('e', { ctrlKey: true }), inPreview)).toBe(true);
  expect(inPreview.togglePreview).toHaveBeenCalledOnce();
  expect(runShortcut(pressed('Enter', { ctrlKey: true }), inPreview)).toBe(true);
  expect(inPreview.publish).toHaveBeenCalledOnce();
  const outside = targets(false);
  expect(runShortcut(keys[0]![1], outside)).toBe(true);
  expect(outside.asked).toHaveBeenCalledOnce();
});
