import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftContent } from '#contract/submission-draft.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import { fullStorage, memoryStorage } from '#test/storage.ts';
import { newestUnsentDraft, type StoredDraft, storedDrafts } from './stored-drafts.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const draft = (part: Partial<StoredDraft>): StoredDraft => ({
  value: { step: 4, content: emptyDraft(null) as DraftContent },
  revision: 0,
  sent: [],
  briefId: 'bakery',
  at: 10,
  ...part,
});

test('SUB-8 what lies on the device is found again by its draft, and by its brief the newest that the server has never seen', () => {
  const drafts = storedDrafts('ines');
  drafts.write('known', draft({ revision: 2, at: 40 }));
  drafts.write('older', draft({ at: 10 }));
  drafts.write('newer', draft({ at: 20 }));
  drafts.write('other brief', draft({ briefId: 'museum', at: 30 }));
  expect(storedDrafts('ines').read('known')).toMatchObject({ value: { step: 4 }, revision: 2 });
  expect([
    newestUnsentDraft('ines', 'bakery'),
    newestUnsentDraft('ines', 'museum'),
    newestUnsentDraft('ines', 'none'),
  ]).toEqual(['newer', 'other brief', null]);
  drafts.clear('newer');
  expect(newestUnsentDraft('ines', 'bakery')).toBe('older');
});

test('SUB-8 nobody finds the drafts of another person on the same device', () => {
  storedDrafts('ines').write('d1', draft({}));
  expect([newestUnsentDraft('tomasz', 'bakery'), storedDrafts('tomasz').read('d1')]).toEqual([null, null]);
});

test('SUB-8 storage that is full or spoilt stops nobody', () => {
  localStorage.setItem('bf-draft:ines:half', '{"half');
  localStorage.setItem('bf-draft:ines:other', '{"revision": 1}');
  expect([
    storedDrafts('ines').read('half'),
    storedDrafts('ines').read('other'),
    newestUnsentDraft('ines', 'bakery'),
  ]).toEqual([null, null, null]);
  vi.stubGlobal('localStorage', fullStorage());
  expect(storedDrafts('ines').write('d', draft({}))).toBe(false);
});
