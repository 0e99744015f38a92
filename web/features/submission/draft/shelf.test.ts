import { expect, test } from 'vitest';
import type { DraftContent } from '#contract/submission-draft.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import { deviceShelf, shelvedDrafts } from './shelf.ts';

/** The browser's storage, as far as a shelf knows it. */
function storage() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    key: (n: number) => [...map.keys()][n] ?? null,
    get length() {
      return map.size;
    },
  };
}
const held = { step: 4, content: emptyDraft(null) as DraftContent, revision: 2 };

test('SUB-8 what lies on the device is found again, by its draft and newest first', () => {
  const store = storage();
  deviceShelf(store, 'ines', 'bakery', () => 10).write('d1', held);
  deviceShelf(store, 'ines', null, () => 20).write('d2', held);
  expect(deviceShelf(store, 'ines', 'bakery', () => 30).read('d1')).toMatchObject({ step: 4, revision: 2 });
  expect(shelvedDrafts(store, 'ines').map(({ draftId, briefId }) => [draftId, briefId])).toEqual([
    ['d2', null],
    ['d1', 'bakery'],
  ]);
  deviceShelf(store, 'ines', null, () => 40).clear('d2');
  expect(shelvedDrafts(store, 'ines')).toHaveLength(1);
});

test('SUB-8 nobody finds the drafts of another person on the same device', () => {
  const store = storage();
  deviceShelf(store, 'ines', null, () => 10).write('d1', held);
  expect(shelvedDrafts(store, 'tomasz')).toEqual([]);
  expect(deviceShelf(store, 'tomasz', null, () => 10).read('d1')).toBeNull();
});

test('SUB-8 storage that is full, forbidden or spoilt stops nobody', () => {
  const store = storage();
  const refusing = {
    ...store,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => deviceShelf(refusing, 'ines', null, () => 1).write('d', held)).not.toThrow();
  store.setItem('bf-draft:ines:d', '{"half');
  expect(deviceShelf(store, 'ines', null, () => 1).read('d')).toBeNull();
  expect(shelvedDrafts(store, 'ines')).toEqual([]);
});
