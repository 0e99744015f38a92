import { expect, test } from 'vitest';
import { fullStorage, memoryStorage } from '#test/storage.ts';
import { deviceStore } from './device.ts';

const text = (found: unknown) => (typeof found === 'string' ? found : null);

test('what is kept is found again under its owner and name alone, until it is cleared', () => {
  const storage = memoryStorage();
  const of = (kind: string, owner: string) => deviceStore(kind, owner, text, () => storage);
  expect(of('note', 'ines').write('one', 'Visit a shop')).toBe(true);
  of('note', 'ines').write('two', 'Ask the baker');
  expect(of('note', 'ines').read('one')).toBe('Visit a shop');
  expect([of('note', 'noor').read('one'), of('title', 'ines').read('one'), of('note', 'noor').ids()]).toEqual([
    null,
    null,
    [],
  ]);
  expect(of('note', 'ines').ids()).toEqual(['one', 'two']);
  of('note', 'ines').clear('one');
  expect([of('note', 'ines').read('one'), of('note', 'ines').ids()]).toEqual([null, ['two']]);
});

test('what cannot be read, or has another shape, counts as nothing', () => {
  const storage = memoryStorage();
  storage.setItem('bf-note:ines:half', '{"title": 7');
  storage.setItem('bf-note:ines:other', '{"title": 7}');
  storage.setItem('bf-note:ines:none', 'null');
  const notes = deviceStore(
    'note',
    'ines',
    (found) => text((found as { title: unknown }).title),
    () => storage,
  );
  expect(['half', 'other', 'none', 'missing'].map(notes.read)).toEqual([null, null, null, null]);
});

test('storage that is full keeps what it had, and says so', () => {
  const storage = fullStorage();
  const notes = deviceStore('note', 'ines', text, () => storage);
  expect([notes.write('one', 'Visit a shop'), notes.read('one')]).toEqual([false, null]);
});

test('storage that is forbidden breaks nothing', () => {
  const notes = deviceStore('note', 'ines', text, () => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  expect([notes.write('one', 'x'), notes.read('one'), notes.ids()]).toEqual([false, null, []]);
  expect(() => notes.clear('one')).not.toThrow();
});
