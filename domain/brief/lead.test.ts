import { expect, test } from 'vitest';
import { leadOf } from './lead.ts';

test('the first sentence leads, unless it is long', () => {
  expect(leadOf('The shop closes at 22:00. Guests come later.')).toEqual({
    lead: 'The shop closes at 22:00.',
    rest: 'Guests come later.',
  });
  expect(leadOf('Half a sentence')).toEqual({ lead: 'Half a sentence', rest: '' });
  const long = `${'word '.repeat(40)}end. Short.`;
  expect(leadOf(long)).toEqual({ lead: '', rest: long });
});
