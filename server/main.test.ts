import { existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/connect.ts';
import { signedInAs, TEST_SECRET } from '#test/app.ts';
import { postmasterOf, preparedFolders, throwAwayFolder } from '#test/embedded/processes.ts';
import { asUpload, picture } from '#test/picture.ts';
import { startProduct } from '#test/product.ts';
import { silentLog } from '#test/silent-log.ts';
import { buildOnce } from '../scripts/build.ts';

/* Tests the whole process from the operator's side. */
const STARTS = 60_000;
const NO_BRIEF = '/api/briefs/01890000-0000-7000-8000-000000000000';

beforeAll(() => buildOnce(), 120_000);

/** A folder that the product has been started on once, and stopped. */
const preparedFolder = preparedFolders(async ({ dataDir }) => {
  const product = await startProduct({ dataDir });
  product.signal('SIGTERM');
  expect(await product.ended).toBe(0);
});

/** A port that another program listens at until it is freed. */
async function takenPort() {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => other.once('listening', listening));
  const { port } = other.address() as { port: number };
  /** Somebody has connected, and gets no answer. */
  const taken = new Promise((connected) => other.once('connection', connected));
  return { port, taken, free: () => void other.close() };
}

/** Locks a table so that every reader of briefs waits until the lock is released. */
async function holdBriefs(dataDir: string): Promise<() => Promise<void>> {
  const host = join(dataDir, 'postgresql/run');
  const client = new pg.Client({ host, port: 5432, user: 'brief_foundry', database: 'brief_foundry' });
  client.on('error', () => {}); // the database is stopped under it when the test has failed
  await client.connect();
  await client.query('BEGIN; LOCK TABLE design_briefs IN ACCESS EXCLUSIVE MODE');
  return () => client.end();
}

test('OPS-3 a request under way is finished after SIGTERM; readiness is off first, and new requests are taken for a while', {
  timeout: STARTS,
}, async () => {
  const { dataDir } = await preparedFolder();
  const product = await startProduct({ dataDir, env: { DRAIN_SECONDS: '1' } });
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  const release = await holdBriefs(dataDir);
  const answer = fetch(product.url + NO_BRIEF);
  const database = postmasterOf(dataDir);
  expect(database).not.toBeNull();

  // The request has reached the database once it waits for the lock.
  await expect.poll(() => waitsForLock(dataDir)).toBe(true);
  const told = performance.now();
  product.signal('SIGTERM');
  await expect.poll(async () => (await fetch(`${product.url}/readyz`)).status, { interval: 20 }).toBe(503);
  expect((await fetch(`${product.url}/api/session`)).status).toBe(200);
  await expect
    .poll(() =>
      fetch(`${product.url}/healthz`).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused');
  expect(performance.now() - told).toBeGreaterThanOrEqual(1_000);
  await release();
  expect((await answer).status).toBe(404);
  expect(await (await answer).json()).toMatchObject({ error: { code: 'brief_not_found' } });
  expect(await product.ended).toBe(0);
  expect(postmasterOf(dataDir)).toBeNull();
});

async function waitsForLock(dataDir: string): Promise<boolean> {
  const host = join(dataDir, 'postgresql/run');
  const client = new pg.Client({ host, port: 5432, user: 'postgres', database: 'postgres' });
  await client.connect();
  const { rows } = await client.query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'`);
  await client.end();
  return rows.length > 0;
}

test('OPS-2 two processes serve one folder, and the second goes on when the first has stopped', {
  timeout: STARTS,
}, async () => {
  const { dataDir } = await preparedFolder();
  const first = await startProduct({ dataDir, env: { SIGN_IN_ALOWED: 'school.example' } });
  const second = await startProduct({ dataDir });
  expect(first.said()).toContain('SIGN_IN_ALOWED is no setting, and is not read. Rename it to SIGN_IN_ALLOWED');
  expect(second.url).not.toBe(first.url);
  first.signal('SIGTERM');
  expect(await first.ended).toBe(0);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  second.signal('SIGINT');
  expect(await second.ended).toBe(0);
  expect(postmasterOf(dataDir)).toBeNull();
});

test('OPS-2 a start that finds its port taken says so in a sentence, before it has changed anything', {
  timeout: STARTS,
}, async () => {
  const dataDir = join(throwAwayFolder(), 'data');
  const { port, free } = await takenPort();
  const attempt = startProduct({ dataDir, env: { PORT: String(port) } });
  await expect(attempt).rejects.toThrow(`ended with 1`);
  await expect(attempt).rejects.toThrow(`Port ${port} is taken by another program`);
  await expect(attempt).rejects.not.toThrow('Migrations were applied');
  await expect(attempt).rejects.not.toThrow(/at .*\.[jt]s:\d+/);
  await expect(attempt).rejects.not.toThrow('requests in flight');
  expect(existsSync(dataDir)).toBe(false);
  free();
});

test('OPS-7 a refused start names the settings that are misspelt, too', { timeout: STARTS }, async () => {
  const attempt = startProduct({ dataDir: throwAwayFolder(), env: { NODE_ENV: 'production', SESSION_SECERT: 'x' } });
  await expect(attempt).rejects.toThrow('NODE_ENV=production needs SESSION_SECRET');
  await expect(attempt).rejects.toThrow('SESSION_SECERT is no setting, and is not read. Rename it to SESSION_SECRET');
});

test('OPS-1 a first start that ends half-way leaves no database behind, and leaves the sample designs to the next start', {
  timeout: STARTS,
}, async () => {
  const dataDir = throwAwayFolder();
  const inTheWay = join(dataDir, 'session-secret');
  mkdirSync(inTheWay);
  const attempt = startProduct({ dataDir, env: { SAMPLE_WORLD: 'all' } });
  await expect(attempt).rejects.toThrow(/"count":\d+,"last":"\d{3}-[a-z-]+\.sql","msg":"Migrations were applied"/);
  await expect(attempt).rejects.toThrow(`ended with 1`);
  expect(postmasterOf(dataDir)).toBeNull();
  rmdirSync(inTheWay);
  await startProduct({ dataDir, env: { SAMPLE_WORLD: 'all' } });
  await expect.poll(() => sampleDesignsAskedFor(dataDir), { timeout: 30_000 }).toBeGreaterThan(0);
});

async function sampleDesignsAskedFor(dataDir: string): Promise<number> {
  const host = join(dataDir, 'postgresql/run');
  const client = new pg.Client({ host, port: 5432, user: 'brief_foundry', database: 'brief_foundry' });
  await client.connect();
  try {
    // The table is made by the first process whose jobs start: until then the next look finds it.
    const { rows } = await client.query<{ designs: string }>(
      `SELECT count(*) AS designs FROM pgboss.job WHERE name = 'write-sample-design'`,
    );
    return Number(rows[0]!.designs);
  } finally {
    await client.end();
  }
}

test('OPS-3 as npm starts it, the product stops when npm is stopped, although a shell stands between them', {
  timeout: STARTS,
}, async () => {
  const { dataDir } = await preparedFolder();
  // As npm does it: a shell that waits for its command and dies of a signal without handing it on.
  const product = await startProduct({
    dataDir,
    env: { npm_lifecycle_event: 'start' },
    command: ['/bin/sh', '-c', `${process.execPath} --no-warnings scripts/start.js; true`],
  });
  product.signal('SIGTERM');
  await product.ended;
  expect(product.said()).toContain('PostgreSQL stopped');
  expect(postmasterOf(dataDir)).toBeNull();
});

test.runIf(process.platform === 'linux')(
  'OPS-3 the product stops when npm is killed, although a shell outlives it',
  {
    timeout: STARTS,
  },
  async () => {
    const { dataDir } = await preparedFolder();
    const start = `${process.execPath} --no-warnings scripts/start.js; true`;
    const npm = `process.title = 'npm start'; require('node:child_process').spawn('/bin/sh', ['-c', process.argv[1]], { stdio: 'inherit' })`;
    const product = await startProduct({
      dataDir,
      env: { npm_lifecycle_event: 'start' },
      command: [process.execPath, '-e', npm, start],
    });
    product.signal('SIGKILL');
    await product.ended;
    expect(product.said()).toContain('PostgreSQL stopped');
    expect(postmasterOf(dataDir)).toBeNull();
  },
);

test.runIf(process.platform !== 'win32')(
  'OPS-3 a SIGINT that only npm gets ends the product as well',
  { timeout: STARTS },
  async () => {
    const { dataDir } = await preparedFolder();
    const product = await startProduct({ dataDir, command: ['npm', 'run', '--silent', 'start'] });
    product.signal('SIGINT');
    await product.ended;
    expect(product.said()).toContain('PostgreSQL stopped');
    expect(postmasterOf(dataDir)).toBeNull();
  },
);

test('OPS-3 a storage of pictures that hangs keeps nobody from stopping', { timeout: STARTS }, async () => {
  const { dataDir } = await preparedFolder();
  const silent = await takenPort();
  const product = await startProduct({
    dataDir,
    env: {
      SESSION_SECRET: TEST_SECRET,
      S3_ENDPOINT: `http://127.0.0.1:${silent.port}`,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
  const database = openDatabase(
    { host: join(dataDir, 'postgresql/run'), user: 'brief_foundry', database: 'brief_foundry' },
    silentLog,
  );
  const { headers } = await signedInAs(database);
  await database.close();
  const { payload, headers: type } = asUpload(await picture());
  const upload = fetch(`${product.url}/api/media`, {
    method: 'POST',
    headers: { ...headers, ...type },
    body: new Uint8Array(payload),
  });
  await silent.taken;
  const stopped = performance.now();
  product.signal('SIGTERM');
  const answer = await upload;
  expect(answer.status).toBe(503);
  expect((await answer.json()).error.message).toContain('storage for pictures');
  expect(await product.ended).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(15_000);
  expect(postmasterOf(dataDir)).toBeNull();
  silent.free();
});
