import { expect, test } from 'vitest';
import { industryIds } from '#domain/catalog/industries.ts';
import { messagesFor } from './messages.ts';

test.each(industryIds)(
  'BRIEF-3 the messages for %s begin with its own and do not repeat before they are through',
  (industry) => {
    const messages = messagesFor(industry, '01890000-0000-7000-8000-000000000001');
    expect(new Set(messages).size).toBe(messages.length);
    expect(messages).toHaveLength(12);
    expect(messages[0]).not.toEqual(messagesFor(industry === 'food' ? 'travel' : 'food', '1')[0]);
  },
);

test('another generation begins with another message', () => {
  expect(messagesFor('food', 'a')[0]).not.toBe(messagesFor('food', 'b')[0]);
});
