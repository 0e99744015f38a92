import { expect, test } from 'vitest';
import { drawCase } from './draw-case.ts';
import { language, writeTask } from './task.ts';
import { lateCheckIn } from './travel/late-check-in.ts';

const write = (main: string) => language({ setting: { ...lateCheckIn.settings[0]!, languages: [main] } });

test('a translation asks for room', () => {
  expect(write('English')).toBe('Write in English.');
  expect(write('Polish')).toBe('Write in English, and leave a third more room for Polish.');
});

test.each([
  ['Swedish', 'a tenth'],
  ['Spanish', 'a quarter'],
  ['Thai', 'a fifth'],
])('%s needs %s more', (main, room) => {
  expect(write(main)).toContain(`leave ${room} more room for ${main}`);
});

test.each([
  [null, /Hand in \w+ frames, on a day that you choose\. /],
  [3, /Hand in \w+ frames by the end of the weekend[:.]/],
])('a time box of %s days is told', (timeBoxDays, told) => {
  const input = { styles: ['minimal'], level: 'professional', timeBoxDays, seed: '1' } as const;
  expect(writeTask(drawCase(lateCheckIn, input))).toMatch(told);
});

test('the direction of reading is told', () => {
  expect(write('Arabic')).toMatch(/^Write in English, from left to right, .+ for Arabic, which mirrors the screens\.$/);
});
