import { expect, test } from 'vitest';
import { closeBar, countPage, type Memory, showsBar, takeInvitation } from './invitation.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage;
}
const newVisit = (local = storage()): Memory => ({ session: storage(), local });

test('SIGN-6 the dialog opens by itself on the third page of a visit, and once in 30 days on a device', () => {
  const visit = newVisit();
  const opens = [1, 2, 3, 4].map(() => takeInvitation(visit, countPage(visit), 0));
  expect(opens).toEqual([false, false, true, false]);

  const later = newVisit(visit.local);
  for (const _ of [1, 2, 3]) countPage(later);
  expect(takeInvitation(later, 3, 30 * DAY_MS - 1)).toBe(false);
  expect(takeInvitation(later, 3, 30 * DAY_MS)).toBe(true);
});

test('SIGN-6 the quiet bar belongs to the first inviting page of a visit, until it is closed', () => {
  const visit = newVisit();
  expect([showsBar(visit, '/showcase'), showsBar(visit, '/showcase/1'), showsBar(visit, '/showcase')]).toEqual([
    true,
    false,
    true,
  ]);
  closeBar(visit);
  expect(showsBar(visit, '/showcase')).toBe(false);
});
