import { expect, test } from 'vitest';
import { createNotifications, type Notifications } from '#server/platform/database/notify.ts';
import { testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { silentLog } from '#test/silent-log.ts';

const database = await createTestDatabase();

test('an app that is closed listens to nothing any longer', async () => {
  const real = createNotifications(database.connection, silentLog);
  let listening = 0;
  const counted =
    <Arguments extends unknown[]>(begin: (...given: Arguments) => () => void) =>
    (...given: Arguments) => {
      const leave = begin(...given);
      listening += 1;
      return () => {
        listening -= 1;
        leave();
      };
    };
  const notifications: Notifications = {
    ...real,
    subscribe: counted(real.subscribe),
    onGap: counted(real.onGap),
  };
  const app = await testApp({ database, notifications });
  await app.ready();
  expect(listening).toBeGreaterThan(0);
  await app.close();
  expect(listening).toBe(0);
  await real.close();
});
