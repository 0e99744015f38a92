import { expect, test } from 'vitest';
import { operatorInWords, readRefusal, refusalText } from './sign-in-refusal.ts';

test('SIGN-3 a refused sign-in has one sentence, whatever the address says', () => {
  expect(refusalText('failed')).toBe('Sign-in failed. Please try again.');
  expect(readRefusal('closed')).toBe('closed');
  for (const other of [null, '', 'toString', '<script>']) expect(readRefusal(other)).toBeNull();
});

test('OPS-8 who is refused is sent to the operator by name and contact, where they are known', () => {
  const school = { operatorName: 'Design school Ost', operatorContact: 'mailto:briefs@school.example' };
  expect(refusalText('closed', school)).toBe('This account is closed. Ask Design school Ost (briefs@school.example).');
  expect(refusalText('closed')).toBe('This account is closed. Ask the operator of this Brief Foundry.');
  expect(operatorInWords({ operatorName: null, operatorContact: 'https://school.example/help' })).toBe(
    'the operator of this Brief Foundry (https://school.example/help)',
  );
});
