import { expect, test } from 'vitest';
import { readRefusal, refusalText } from './sign-in-refusal.ts';

test('SIGN-3 a refused sign-in has one sentence, whatever the address says', () => {
  expect(refusalText('failed')).toBe('Sign-in failed. Please try again.');
  expect(readRefusal('closed')).toBe('closed');
  for (const other of [null, '', 'toString', '<script>']) expect(readRefusal(other)).toBeNull();
});
