import { expect, test } from 'vitest';
import { memoryStorage } from '#test/storage.ts';
import { deviceStore } from '#web/lib/unsent/device.ts';
import { asMilestoneDraft } from './milestone-draft.ts';

test('a milestone left half written is found again; one without a title, and what is no milestone, is nothing', () => {
  const storage = memoryStorage();
  const store = deviceStore('milestone', 'ines', asMilestoneDraft, () => storage);
  store.write('one', { title: 'Visit a sh', percentage: '38' });
  store.write('blank', { title: '  ', percentage: '38' });
  storage.setItem('bf-milestone:ines:half', '{"title": 7');
  storage.setItem('bf-milestone:ines:other', '{"title": 7}');
  expect(['one', 'blank', 'half', 'other', 'none'].map(store.read)).toEqual([
    { title: 'Visit a sh', percentage: '38' },
    null,
    null,
    null,
    null,
  ]);
});
