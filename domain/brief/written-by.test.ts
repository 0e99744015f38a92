import { expect, test } from 'vitest';
import { writtenBy } from './written-by.ts';

test('BRIEF-2 the page says which of the two engines wrote the brief', () => {
  expect(writtenBy({ engine: 'composer', model: null })).toBe('Written by Brief Foundry, without a language model');
  expect(writtenBy({ engine: 'model', model: 'qwen3-32b' })).toBe('Written by qwen3-32b');
  expect(writtenBy({ engine: 'model', model: null })).toBe('Written by a language model');
});
