import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { serverThatSays } from '#test/old-postgresql.ts';
import { keepingLog, silentLog } from '#test/silent-log.ts';
import { connectDatabase } from './connect.ts';

const dataDir = '/tmp/bf-is-never-made';
const open = (databaseUrl: string, log = silentLog) =>
  connectDatabase({ databaseUrl, dataDir, log, connectTimeoutMs: 300 });

test('OPS-2 with DATABASE_URL it uses the server that is there', async () => {
  const { connection } = await createTestDatabase();
  const database = await open(`postgres://${connection.user}@localhost/${connection.database}?host=${connection.host}`);
  const { rows } = await database.pool.query('SELECT current_database() AS name, current_user AS who');
  expect(rows).toEqual([{ name: connection.database, who: connection.user }]);
  await database.close();
});

test('OPS-2 a PostgreSQL older than 15 is refused with what to do', async () => {
  const server = await serverThatSays({ version: { number: '140011', name: '14.11' } });
  await expect(open(`postgres://localhost:${server.port}/x`)).rejects.toThrow(
    'Brief Foundry needs PostgreSQL 15 or newer; DATABASE_URL leads to 14.11. Upgrade it. (Without DATABASE_URL, an empty installation begins in the embedded database.)',
  );
  server.close();
  const good = await serverThatSays({ version: { number: '150000', name: '15.0' } });
  await (await open(`postgres://localhost:${good.port}/x`)).close();
  good.close();
});

test('OPS-2 a database that is not encoded in UTF8 is refused with the command that makes one', async () => {
  const ascii = await serverThatSays({ version: { number: '150000', name: '15.0' }, encoding: 'SQL_ASCII' });
  await expect(open(`postgres://localhost:${ascii.port}/x`)).rejects.toThrow(
    'Brief Foundry needs a database with the encoding UTF8; x has SQL_ASCII. Make another one, and lead DATABASE_URL to it: createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8 --owner=u x_utf8\n',
  );
  ascii.close();
});

test('OPS-6 a pooler that lends connections for a transaction is refused with the setting that helps', async () => {
  const pooler = await serverThatSays({ version: { number: '180000', name: '18.0' }, isShared: true });
  await expect(open(`postgres://localhost:${pooler.port}/x`)).rejects.toThrow('set pool_mode = session');
  pooler.close();
});

test('OPS-2 a server that does not answer is waited for, then named without the password', async () => {
  const { log, messages } = keepingLog();
  const attempt = open('postgres://foundry:verysecret@127.0.0.1:1/briefs', log);
  await expect(attempt).rejects.toThrow(
    /^DATABASE_URL leads to 127\.0\.0\.1:1\/briefs, where no PostgreSQL can be used \(connect ECONNREFUSED 127\.0\.0\.1:1\)\. Check that it runs .* an empty installation begins/,
  );
  await expect(attempt).rejects.not.toThrow(/verysecret/);
  expect(messages).toEqual(['The database does not answer yet: waiting for it']);
});

test('OPS-2 a wrong password and a missing database are told apart', async () => {
  const locked = await serverThatSays({ refusal: { code: '28P01', message: 'password authentication failed' } });
  await expect(open(`postgres://u:secret@localhost:${locked.port}/x`)).rejects.toThrow(
    `PostgreSQL at localhost:${locked.port}/x refuses the user or password in DATABASE_URL (password authentication failed).`,
  );
  locked.close();
  const empty = await serverThatSays({ refusal: { code: '3D000', message: 'database "x" does not exist' } });
  await expect(open(`postgres://localhost:${empty.port}/x`)).rejects.toThrow('Make it with createdb');
  empty.close();
});
