import { expect, test } from 'vitest';
import { emptyChoice } from '#domain/brief/choice.ts';
import { isEmpty, isSettled, readIntent, withDefaults } from './intent.ts';

const nothing = { choice: null, idempotencyKey: null, generationId: null, regenerates: null, engine: null };

test('GEN-4 a history entry without a choice asks for nothing', () => {
  expect(readIntent(null)).toEqual(nothing);
  expect(isEmpty(readIntent(null))).toBe(true);
  expect(readIntent('food')).toEqual(nothing);
  expect(readIntent({ industry: 'food' })).toEqual(nothing);
  expect(readIntent({ industry: 'food', styles: [], idempotencyKey: 7, generationId: '../../api' })).toEqual(nothing);
});

test('GEN-4 the defaults are an e-commerce brief in a minimal style', () => {
  expect(withDefaults(emptyChoice)).toMatchObject({ industry: 'ecommerce', styles: ['minimal'] });
});

test('a choice in the history entry is read with its key', () => {
  const state = { industry: 'food', styles: ['retro'], idempotencyKey: '3f0c-1a2b-77' };
  expect(readIntent(state)).toEqual({
    choice: { industry: 'food', styles: ['retro'], level: 'professional', timeBoxDays: null },
    idempotencyKey: '3f0c-1a2b-77',
    generationId: null,
    regenerates: null,
    engine: null,
  });
});

test('QUOTA-3 a wish whose outcome is not known keeps its key', () => {
  expect(['network', 'offline', 'unavailable', 'internal', 'signed_out'].filter(isSettled)).toEqual([]);
  expect(isSettled('writer_failed')).toBe(true);
});
