import { expect, test } from 'vitest';
import { HERE_EVERY_MS, HERE_FOR_MS, WRITING_FOR_MS } from '#domain/workspace/presence.ts';
import { afterMessage, afterSignal, nextChange, nobody, shownAt } from './presence.ts';

test('WORK-8 whoever says that they are there is shown until they go, or say nothing for too long', () => {
  const arrived = afterSignal(nobody, 'arrived', 1_000);
  expect(shownAt(nobody, 1_000)).toBe('away');
  expect(shownAt(arrived, 1_000)).toBe('here');
  expect(shownAt(arrived, 1_000 + 2 * HERE_EVERY_MS)).toBe('here');
  expect(shownAt(arrived, 1_000 + HERE_FOR_MS)).toBe('away');
  expect(nextChange(arrived, 1_000)).toBe(1_000 + HERE_FOR_MS);
  expect(shownAt(afterSignal(arrived, 'away', 2_000), 2_000)).toBe('away');
  expect(nextChange(nobody, 0)).toBeNull();
});

test('WORK-8 whoever writes is shown as writing until the message comes or they stop', () => {
  const writing = afterSignal(nobody, 'writing', 0);
  expect(shownAt(writing, WRITING_FOR_MS - 1)).toBe('writing');
  expect(shownAt(writing, WRITING_FOR_MS)).toBe('here');
  expect(shownAt(afterMessage(writing), 1)).toBe('here');
  expect(shownAt(afterSignal(writing, 'here', 1), 2)).toBe('writing');
});
