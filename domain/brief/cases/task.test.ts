import { expect, test } from 'vitest';
import { language } from './task.ts';
import { lateCheckIn } from './travel/late-check-in.ts';

const write = (main: string) => language({ setting: { ...lateCheckIn.settings[0]!, languages: [main] } });

test('a translation asks for room', () => {
  expect(write('English')).toBe('Write in English.');
  expect(write('Polish')).toBe('Write in English, and leave a fifth more room for Polish.');
});

test('the direction of reading is told', () => {
  expect(write('Arabic')).toMatch(/^Write in English, from left to right, .+ for Arabic, which mirrors the screens\.$/);
});
