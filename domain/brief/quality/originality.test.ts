import { expect, test } from 'vitest';
import { composeBrief } from '../compose.ts';
import { jaccard, likeness, nearestSentence, shinglesOf, signatureOf } from './originality.ts';

const brief = (seed: string, industry: 'food' | 'travel' = 'food') =>
  composeBrief({ industry, styles: ['minimal'], level: 'professional', timeBoxDays: null, seed }).content;

test('BRIEF-13 a brief is wholly like itself and hardly like one of another industry', () => {
  expect(likeness(signatureOf(brief('a')), signatureOf(brief('a')))).toBe(1);
  expect(likeness(signatureOf(brief('a')), signatureOf(brief('b', 'travel')))).toBeLessThan(0.1);
});

test('a signature estimates the exact likeness to within eight points', () => {
  const start = brief('a');
  const half = {
    ...brief('c', 'travel'),
    personas: start.personas,
    deliverables: start.deliverables,
    constraints: start.constraints,
  };
  for (const other of [half, brief('b'), { ...start, projectDescription: half.projectDescription }]) {
    const exact = jaccard(shinglesOf(start), shinglesOf(other));
    expect(Math.abs(likeness(signatureOf(start), signatureOf(other)) - exact)).toBeLessThan(0.08);
  }
});

test('a word changed in every sentence lowers the likeness, a name alone hardly', () => {
  const start = brief('a');
  const renamed = { ...start, personas: start.personas.map((persona) => ({ ...persona, name: 'Someone Else' })) };
  expect(likeness(signatureOf(start), signatureOf(renamed))).toBeGreaterThan(0.9);
});

test('what is not a signature is refused', () => {
  expect(() => likeness('abc', signatureOf(brief('a')))).toThrow(RangeError);
});

test('the sentence names the figure in whole per cent', () => {
  expect(nearestSentence(0.2123)).toBe('nearest earlier brief: 21 % alike');
  expect(nearestSentence(null)).toBe('the first brief here');
});
