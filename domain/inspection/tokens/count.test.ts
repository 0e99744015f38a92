import { expect, test } from 'vitest';
import { Counter, named } from './count.ts';
import { TOKENS_MAX } from './token-set.ts';

test('WORK-7 of more values than there is room for, those that a style names stay', () => {
  const counter = new Counter<number>();
  for (let value = 0; value < TOKENS_MAX + 5; value++) for (let n = 0; n < 3; n++) counter.add(value);
  counter.add(1000, 'Heading');
  const tokens = named(counter.ranked(), String, 'size');
  expect(tokens).toHaveLength(TOKENS_MAX);
  expect(tokens.at(-1)).toMatchObject({ style: 'Heading', value: 1000 });
});
