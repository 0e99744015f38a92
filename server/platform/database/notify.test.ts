import { afterEach, expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { silentLog } from '#test/silent-log.ts';
import { createNotifications, type Notifications } from './notify.ts';

const database = await createTestDatabase();
await database.pool.query('CREATE TABLE letters (id serial PRIMARY KEY)');
const open: Notifications[] = [];
afterEach(() => Promise.all(open.splice(0).map((notifications) => notifications.close())));

function listen(): Notifications {
  const notifications = createNotifications(database.connection, silentLog);
  open.push(notifications);
  return notifications;
}

/** Inserts a row and notifies its number in one transaction, as every sender does. */
async function send(channel = 'letters'): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `WITH stored AS (INSERT INTO letters DEFAULT VALUES RETURNING id) SELECT id, pg_notify($1, id::text) FROM stored`,
    [channel],
  );
  return rows[0]!.id;
}

const cut = async (): Promise<number | null> => {
  const { rowCount } = await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'brief-foundry notifications'`,
  );
  return rowCount;
};

test('OPS-2 what one process sends, the listeners of every process hear', async () => {
  const [here, there] = [listen(), listen()];
  const heard: string[] = [];
  here.subscribe('letters', (id) => heard.push(`here ${id}`));
  there.subscribe('letters', (id) => heard.push(`there ${id}`));
  there.subscribe('parcels', (id) => heard.push(`parcel ${id}`));
  await Promise.all([here.ready(), there.ready()]);
  const id = await send();
  await expect.poll(() => [...heard].sort()).toEqual([`here ${id}`, `there ${id}`]);
});

test('OPS-2 after a lost connection a reader that fills the gap from the rows misses nothing', async () => {
  const notifications = listen();
  const heard = new Set<number>();
  let last = (await database.pool.query<{ id: number }>('SELECT max(id) AS id FROM letters')).rows[0]!.id ?? 0;
  const first = last;
  const catchUp = async () => {
    const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM letters WHERE id > $1', [last]);
    for (const { id } of rows) heard.add(id);
    last = Math.max(last, ...rows.map(({ id }) => id));
  };
  notifications.subscribe('letters', () => void catchUp());
  notifications.onGap(() => void catchUp());
  await notifications.ready();

  const sent: number[] = [];
  for (let round = 0; round < 3; round++) {
    sent.push(await send());
    expect(await cut()).toBe(1);
    // Nobody listens at this moment, and nothing is sent afterwards that would make the reader look.
    sent.push(await send(), await send());
    await notifications.ready();
    await expect.poll(() => [...heard].sort((a, b) => a - b)).toEqual(sent);
  }
  expect(Math.min(...sent)).toBeGreaterThan(first);
});

test('OPS-2 a subscription made while the connection is away is heard once it is back', async () => {
  const notifications = listen();
  await notifications.ready();
  await cut();
  const heard: string[] = [];
  notifications.subscribe('letters', (id) => heard.push(id));
  await notifications.ready();
  const id = await send();
  await expect.poll(() => heard).toEqual([String(id)]);
});

test('one handler subscribed twice is heard twice, and leaves one by one', async () => {
  const notifications = listen();
  const heard: string[] = [];
  const hear = (id: string): void => void heard.push(id);
  const leave = notifications.subscribe('letters', hear);
  notifications.subscribe('letters', hear);
  await notifications.ready();
  const first = await send();
  await expect.poll(() => heard).toEqual([String(first), String(first)]);
  leave();
  leave();
  const second = await send();
  await expect.poll(() => heard).toEqual([String(first), String(first), String(second)]);
});

test('a listener that throws does not keep the others from hearing', async () => {
  const notifications = listen();
  const heard: string[] = [];
  notifications.subscribe('letters', () => {
    throw new Error('not me');
  });
  notifications.subscribe('letters', (id) => heard.push(id));
  await notifications.ready();
  const id = await send();
  await expect.poll(() => heard).toEqual([String(id)]);
});

test('closing ends the wait of those who wait for a connection', async () => {
  const nowhere = createNotifications({ host: '127.0.0.1', port: 1 }, silentLog);
  const waiting = nowhere.ready();
  await nowhere.close();
  await waiting;
});
