import { expect, test } from 'vitest';
import type { LevelId } from '../../catalog/levels.ts';
import { language } from './task.ts';
import { lateCheckIn } from './travel/late-check-in.ts';

const write = (languages: readonly [string] | readonly [string, string], level: LevelId) =>
  language({
    setting: { ...lateCheckIn.settings[0]!, languages },
    input: { styles: ['minimal'], level, timeBoxDays: 14, seed: '1' },
  });

test('a second language asks for room, and of the most practised for a frame', () => {
  expect(write(['English', 'French'], 'foundation')).toBe('Write in English.');
  expect(write(['English', 'French'], 'professional')).toBe(
    'Write in English, and leave a fifth more room: the screens will also be in French.',
  );
  expect(write(['English', 'French'], 'stretch')).toMatch(/ Show one frame in French\.$/);
  expect(write(['German', 'English'], 'stretch')).toMatch(/will be in German\. Show one frame in German\.$/);
  expect(write(['Polish', 'Ukrainian'], 'stretch')).toMatch(
    /in Polish, and in Ukrainian\. Show one frame in Ukrainian/,
  );
});

test('the direction of reading is told', () => {
  expect(write(['Arabic', 'French'], 'foundation')).toMatch(/in Arabic, which reads from right to left\.$/);
});
