import { expect, test } from 'vitest';
import { memoryStorage } from '#test/storage.ts';
import { deviceStore } from '#web/lib/unsent/device.ts';
import { asMilestoneDraft } from './milestone-draft.ts';

test('a milestone left half written is found again; one without a title, and what is no milestone, is nothing', () => {
  const storage = memoryStorage();
  const store = deviceStore('milestone', 'ines', asMilestoneDraft, () => storage);
  store.write('one', { title: 'Visit a sh', percentage: '38', dueOn: '2026-12-02' });
  store.write('blank', { title: '  ', percentage: '38', dueOn: '' });
  storage.setItem('bf-milestone:ines:half', '{"title": 7');
  storage.setItem('bf-milestone:ines:other', '{"title": 7}');

  storage.setItem('bf-milestone:ines:old', '{"title": "Before days", "percentage": "5"}');
  expect(['one', 'old', 'blank', 'half', 'other', 'none'].map(store.read)).toEqual([
    { title: 'Visit a sh', percentage: '38', dueOn: '2026-12-02' },
    { title: 'Before days', percentage: '5', dueOn: '' },
    null,
    null,
    null,
    null,
  ]);
});
