import { expect, test } from 'vitest';
import { memoryStorage } from '#test/storage.ts';
import { deviceStore } from '#web/lib/unsent/device.ts';
import { asChanges, changesIn, type ProfileForm } from './profile-draft.ts';

const saved: ProfileForm = {
  displayName: 'Ines Marau',
  handle: 'ines',
  bio: '',
  links: ['https://a.example'],
  paper: 'food',
};

test('SIGN-13 only the fields that were changed are kept', () => {
  expect(changesIn({ ...saved, links: [...saved.links] }, saved)).toEqual({});
  expect(changesIn({ ...saved, bio: 'Draws', links: [] }, saved)).toEqual({ bio: 'Draws', links: [] });
});

test('SIGN-13 of what was kept on the device, the fields that are sound are read back', () => {
  const storage = memoryStorage();
  const store = deviceStore('profile', 'ines', asChanges, () => storage);
  store.write('form', { bio: 'Draws', links: ['x'] });
  storage.setItem('bf-profile:ines:mixed', '{"bio": 7, "handle": "marau", "links": [1]}');
  storage.setItem('bf-profile:ines:other', '[]');
  expect(['form', 'mixed', 'other', 'none'].map(store.read)).toEqual([
    { bio: 'Draws', links: ['x'] },
    { handle: 'marau' },
    null,
    null,
  ]);
});
