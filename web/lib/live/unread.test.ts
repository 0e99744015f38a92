import { expect, test } from 'vitest';
import { countUnread, unread } from './unread.ts';

const event = (seq: number, isNew = true) => ({ seq, kind: 'notification', workspaceId: null, data: { isNew } });
const hello = { isLost: false };

test('WORK-11 what was missed is counted in the greeting, and not once more when it is told', () => {
  const listener = countUnread();
  listener.onHello!({ ...hello, after: 3, head: 5, unreadCount: 2 });
  listener.onEvent!(event(4));
  listener.onEvent!(event(5));
  expect(unread.now()).toBe(2);
  listener.onEvent!(event(6));
  expect(unread.now()).toBe(3);
});

test('WORK-11 one more of what waits already is told anew and counted once', () => {
  const listener = countUnread();
  listener.onHello!({ ...hello, after: 1, head: 1, unreadCount: 1 });
  listener.onEvent!(event(2, false));
  expect(unread.now()).toBe(1);
});
