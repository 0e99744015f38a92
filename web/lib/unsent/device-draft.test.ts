import { expect, test } from 'vitest';
import { fullStorage, memoryStorage } from '#test/storage.ts';
import { deviceStore } from './device.ts';
import { createDeviceDraft } from './device-draft.ts';

const device = (storage: Storage, owner = 'ines') =>
  deviceStore(
    'text',
    owner,
    (found) => (typeof found === 'string' ? found : null),
    () => storage,
  );

test('what is typed is found again by the next page of the same person, and by nobody else', () => {
  const storage = memoryStorage();
  const draft = createDeviceDraft(device(storage), 'comment');
  let notified = 0;
  const stop = draft.subscribe(() => {
    notified += 1;
  });
  draft.change('Half a com', '');
  expect([draft.typed(), notified]).toEqual(['Half a com', 1]);
  stop();
  expect(createDeviceDraft(device(storage), 'comment').typed()).toBe('Half a com');
  expect(createDeviceDraft(device(storage, 'noor'), 'comment').typed()).toBeNull();
  expect(createDeviceDraft(device(storage), 'other').typed()).toBeNull();
});

test('what is typed back to what is stored leaves nothing behind; an emptied text is a change', () => {
  const storage = memoryStorage();
  const draft = createDeviceDraft(device(storage), 'line');
  draft.change('', 'Mornings');
  expect(createDeviceDraft(device(storage), 'line').typed()).toBe('');
  draft.change('Mornings', 'Mornings');
  expect([draft.typed(), device(storage).ids()]).toEqual([null, []]);
});

test('what was saved goes, but not what was typed while it was on its way', () => {
  const storage = memoryStorage();
  const draft = createDeviceDraft(device(storage), 'comment');
  draft.change('Salt', '');
  draft.change('Saltmarsh', '');
  draft.saved('Salt');
  expect([draft.typed(), device(storage).read('comment')]).toEqual(['Saltmarsh', 'Saltmarsh']);
  draft.saved('Saltmarsh');
  expect([draft.typed(), device(storage).ids()]).toEqual([null, []]);
});

test('what is given up is gone from the device as well', () => {
  const storage = memoryStorage();
  const draft = createDeviceDraft(device(storage), 'comment');
  draft.change('Salt', '');
  draft.discard();
  expect([draft.typed(), device(storage).ids()]).toEqual([null, []]);
});

test('a device that is full loses nothing of what is typed now, and says that it keeps nothing', () => {
  const draft = createDeviceDraft(device(fullStorage()), 'comment');
  draft.change('Salt', '');
  expect([draft.typed(), draft.isStored()]).toEqual(['Salt', false]);
  draft.discard();
  expect(draft.isStored()).toBe(true);
});
