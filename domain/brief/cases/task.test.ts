import { expect, test } from 'vitest';
import type { LevelId } from '../../catalog/levels.ts';
import { language, shownLanguage } from './task.ts';
import { lateCheckIn } from './travel/late-check-in.ts';

type Languages = readonly [string] | readonly [string, string];

const draw = (languages: Languages, level: LevelId) => ({
  setting: { ...lateCheckIn.settings[0]!, languages },
  input: { styles: ['minimal'] as const, level, timeBoxDays: 14, seed: '1' },
});
const write = (languages: Languages, level: LevelId) => language(draw(languages, level));
const shown = (languages: Languages, level: LevelId) => shownLanguage(draw(languages, level));

test('a second language asks for room, and of the most practised for a frame', () => {
  expect(write(['English', 'French'], 'foundation')).toBe('Write in English.');
  expect(write(['English', 'French'], 'professional')).toBe(
    'Write in English, and leave a fifth more room: the screens will also be in French.',
  );
  expect(write(['Polish', 'Ukrainian'], 'stretch')).toMatch(/will be in Polish, and in Ukrainian\.$/);
  expect(shown(['English', 'French'], 'professional')).toBeNull();
  expect(shown(['English'], 'stretch')).toBeNull();
  expect(shown(['English', 'French'], 'stretch')).toBe('French');
  expect(shown(['German', 'English'], 'stretch')).toBe('German');
  expect(shown(['Polish', 'Ukrainian'], 'stretch')).toBe('Ukrainian');
});

test('the direction of reading is told', () => {
  expect(write(['Arabic', 'French'], 'foundation')).toMatch(/in Arabic, which reads from right to left\.$/);
});
