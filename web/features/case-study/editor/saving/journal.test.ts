import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultStudy } from '#test/case-study.ts';
import { memoryStorage } from '#test/storage.ts';
import { journals, WRITE_EVERY_MS } from './journal.ts';
import type { Journal } from './operation-saver.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const typed = (to: string): Journal => ({
  id: 'cs-1',
  revision: 3,
  sent: null,
  pending: [{ kind: 'set-page', field: 'title', from: '', to }],
});
const base = defaultStudy();

test('EDIT-9 a window writes down what is unsaved a few times a second, and at once when the page is about to go', () => {
  const stored = journals('ines:design');
  const journal = stored.of('one');
  journal.write(typed('S'), base);
  journal.write(typed('Salt'), base);
  vi.advanceTimersByTime(WRITE_EVERY_MS - 1);
  expect(stored.read('one')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(stored.read('one')).toEqual({ ...typed('Salt'), base });
  journal.write(typed('Saltmarsh'), base);
  journal.flush();
  expect(stored.read('one')).toEqual({ ...typed('Saltmarsh'), base });
});

test('EDIT-9 once all is saved nothing is left on the device', () => {
  const stored = journals('ines:design');
  const journal = stored.of('one');
  journal.write(typed('Salt'), base);
  journal.flush();
  journal.write(null, base);
  journal.flush();
  expect([stored.windows(), Object.keys(localStorage)]).toEqual([[], []]);
});

test('EDIT-9 two windows write beside each other; what one left is found by page and person, and cleared by window', () => {
  const stored = journals('ines:design');
  for (const name of ['one', 'two']) {
    const journal = stored.of(name);
    journal.write(typed(name), base);
    journal.flush();
  }
  expect([stored.windows(), journals('noor:design').windows(), journals('ines:other').windows()]).toEqual([
    ['one', 'two'],
    [],
    [],
  ]);
  const one = stored.of('one');
  one.write(null, base);
  one.flush();
  expect([stored.windows(), stored.read('one'), stored.read('two')?.pending]).toEqual([
    ['two'],
    null,
    typed('two').pending,
  ]);
});

test('EDIT-9 where the document has no room, its edits are kept without it rather than on an older one', () => {
  const stored = journals('ines:design');
  const journal = stored.of('one');
  journal.write(typed('Salt'), base);
  journal.flush();
  const room = memoryStorage();
  vi.stubGlobal(
    'localStorage',
    Object.assign(room, {
      ...localStorage,
      setItem(key: string, value: string) {
        if (key.includes(':base:')) throw new DOMException('Full', 'QuotaExceededError');
        Object.assign(room, { [key]: value });
      },
    }),
  );
  journal.write(typed('Saltmarsh'), { ...base, title: 'Newer' });
  journal.flush();
  expect(stored.read('one')).toEqual({ ...typed('Saltmarsh'), base: null });
});
