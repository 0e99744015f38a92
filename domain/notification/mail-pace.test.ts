import { expect, test } from 'vitest';
import { mailPaceIds, mailPaceLabel } from './mail-pace.ts';

test('each pace of e-mails has words of its own', () => {
  expect(mailPaceIds.map(mailPaceLabel)).toEqual(['At most once an hour', 'At most once a day']);
});
