import { expect, test } from 'vitest';
import { memoryStorage } from '#test/storage.ts';
import { deviceStore } from '#web/lib/unsent/device.ts';
import { asUnsent } from './outbox.ts';

test('WORK-8 messages that were on their way when the page went are to be sent again, and what is none is left out', () => {
  const storage = memoryStorage();
  const store = deviceStore('unsent', 'rosa', asUnsent, () => storage);
  store.write('design', [
    { key: 'a', text: 'Is the board live?', at: 1, state: 'sending', why: '' },
    { key: 'b', text: 'And the oven?', at: 2, state: 'waiting', why: 'You are offline.' },
    { key: 'c', text: 'Bye', at: 3, state: 'refused', why: 'It is over.' },
  ]);
  expect(store.read('design')).toEqual([
    { key: 'a', text: 'Is the board live?', at: 1, state: 'waiting', why: 'It was not sent yet.' },
    { key: 'b', text: 'And the oven?', at: 2, state: 'waiting', why: 'You are offline.' },
    { key: 'c', text: 'Bye', at: 3, state: 'refused', why: 'It is over.' },
  ]);
  storage.setItem('bf-unsent:rosa:mixed', '[{"key": "a"}, {"key": "b", "text": "Hello"}]');
  storage.setItem('bf-unsent:rosa:other', '{"key": "a"}');
  expect([store.read('mixed')?.map(({ key }) => key), store.read('other'), store.read('none')]).toEqual([
    ['b'],
    null,
    null,
  ]);
});
