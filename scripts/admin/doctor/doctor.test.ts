import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { type Config, readConfig } from '../../../server/config.ts';
import { openBlobs } from '../../../server/platform/blobs/blobs.ts';
import type { Database } from '../../../server/platform/database/connect.ts';
import { originalKey } from '../../../server/platform/media/add-picture.ts';
import { warnOfMissingPictures } from '../../../server/platform/media/look-for-pictures.ts';
import { startDesignFileSandbox } from '../../../server/stand-ins/design-files/sandbox.ts';
import { signedInAs, testApp, testSessions } from '../../../test/app.ts';
import { createEmptyTestDatabase, createTestDatabase } from '../../../test/database.ts';
import { sandbox } from '../../../test/sandbox.ts';
import { keepingLog } from '../../../test/silent-log.ts';
import { startSmtp } from '../../../test/smtp.ts';
import { storedPicture } from '../../../test/submission.ts';
import { checkAddress } from './check-address.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkFigma } from './check-figma.ts';
import { checkMail } from './check-mail.ts';
import { checkModel } from './check-model.ts';
import { checkNames } from './check-names.ts';
import { checkPictures } from './check-pictures.ts';
import { checkProviders } from './check-providers.ts';
import { checkSecret } from './check-secret.ts';
import { adviceFor, checkStorage } from './check-storage.ts';
import { examine, inWords } from './doctor.ts';
import type { Finding } from './finding.ts';

const database = await createTestDatabase();
const empty = await createEmptyTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'bf-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const config = (change: Partial<Config> = {}): Config => ({ ...readConfig({ DATA_DIR: folder }), ...change });
const states = (findings: Finding[]) => findings.map(({ state }) => state);
const urlOf = ({ connection: { host, port, user, database: name } }: Database) =>
  `postgres://${user}@localhost/${name}?host=${encodeURIComponent(String(host))}&port=${port}`;

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('OPS-7 the doctor says what is wrong with the settings before anything else', async () => {
  const findings = await examine({ NODE_ENV: 'production', PORT: 'many' });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ of: 'settings', state: 'bad', says: expect.stringContaining('PORT') });
  expect(inWords(findings)).toMatchObject({
    isGood: false,
    text: expect.stringContaining('1 bad, 0 to look at, 0 good.'),
  });
});

test('OPS-7 the doctor looks at everything, and one failure does not hide another', async () => {
  const env = {
    DATABASE_URL: urlOf(database),
    DATA_DIR: folder,
    PORT: '1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'a@b.example',
  };
  const { text, isGood } = inWords(await examine(env));
  expect(isGood).toBe(false);
  for (const of of ['settings', 'database', 'storage', 'disk', 'sign-in', 'mail', 'model', 'figma', 'address'])
    expect(text).toContain(of);
  expect(text).toMatch(/^bad {3}mail/m);
  expect(text).toMatch(/^warn {2}address/m);
});

test('OPS-7 a database is judged by version, extensions, tables, clock and notifications', async () => {
  const found = await checkDatabase(config({ databaseUrl: urlOf(database) }));
  expect(found.map(({ says }) => says).join('\n')).toMatch(
    /PostgreSQL 1\d.*\n.*xtensions.*\n.*of this version: \d{3}-.*\n.*differ by \d+\.\d s.*\n.*NOTIFY work/,
  );
  expect(states(found).filter((state) => state === 'bad')).toEqual([]);
  const [, , tables] = await checkDatabase(config({ databaseUrl: urlOf(empty) }));
  expect(tables).toMatchObject({ state: 'warn', says: expect.stringMatching(/next start applies: \d+/) });
});

test('OPS-7 a folder where the product never ran is bad, and gets no database', async () => {
  const dataDir = join(folder, 'never');
  const [found] = await checkDatabase(config({ databaseUrl: undefined, dataDir }));
  expect(found).toMatchObject({ state: 'bad', says: `No installation is in DATA_DIR (${dataDir}).` });
  expect(existsSync(dataDir)).toBe(false);
});

test('OPS-7 a replica that is away, or follows nothing, is bad', async () => {
  const judged = async (replicaUrl: string) =>
    (await checkDatabase(config({ databaseUrl: urlOf(database), replicaUrl }))).at(-1);
  expect(await judged('postgres://briefs@127.0.0.1:1/briefs')).toMatchObject({
    state: 'bad',
    says: expect.stringContaining('does not answer'),
  });
  expect(await judged(urlOf(empty))).toMatchObject({ state: 'bad', says: expect.stringContaining('follows no other') });
});

test('OPS-7 tables of a newer version, and a database that is away, are bad', async () => {
  const newer = await database.pool.query(
    "insert into schema_migrations (version, title, checksum) select max(version) + 1, 'tomorrow', '' from schema_migrations returning version",
  );
  const found = await checkDatabase(config({ databaseUrl: urlOf(database) }));
  await database.pool.query('delete from schema_migrations where version = $1', [newer.rows[0].version]);
  expect(found[2]).toMatchObject({ state: 'bad', says: expect.stringContaining('newer than this version') });
  const [away] = await checkDatabase(config({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }));
  expect(away).toMatchObject({ state: 'bad', todo: expect.stringContaining('DATABASE_URL') });
  expect(away!.says.split('ECONNREFUSED'), 'the reason once').toHaveLength(2);
});

test('OPS-7 storage is written, read and emptied again', async () => {
  expect(states(await checkStorage(config()))).toEqual(['good']);
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(await checkStorage(config({ dataDir: file }))).toMatchObject([
    { state: 'bad', says: expect.stringContaining('cannot be') },
  ]);
  const s3 = { endpoint: 'http://127.0.0.1:1', bucket: 'b', accessKeyId: 'k', secretAccessKey: 's', region: 'r' };
  expect(await checkStorage(config({ s3 }))).toMatchObject([
    { state: 'bad', todo: expect.stringContaining('S3_ENDPOINT') },
  ]);
});

test('OPS-7 a full disk is told apart from a folder that may not be written', () => {
  expect(adviceFor(Object.assign(new Error('no space'), { code: 'ENOSPC' }), null)).toContain('Make room');
  expect(adviceFor(new Error('EACCES'), null)).toContain('this folder');
});

test('OPS-7 a storage without the pictures that the database knows is bad; one lost picture is to look at', async () => {
  const { userId } = await signedInAs(database, { name: 'Nele Brandt' });
  const hashes: string[] = [];
  for (const _ of [1, 2, 3]) {
    const id = await storedPicture(database, userId);
    const row = database.kysely.selectFrom('media').select('hash').where('id', '=', id);
    hashes.push((await row.executeTakeFirstOrThrow()).hash);
  }
  const other = mkdtempSync(join(tmpdir(), 'bf-other-storage-'));
  onTestFinished(() => rmSync(other, { recursive: true, force: true }));
  const judged = () => checkPictures(database, config({ dataDir: other }));
  expect(await judged()).toMatchObject([{ state: 'bad', says: '3 of 3 pictures that were looked for are missing.' }]);
  const { log, messages } = keepingLog();
  const blobs = await openBlobs({ s3: null, dataDir: other });
  await warnOfMissingPictures(database, blobs, log);
  expect(messages).toEqual([expect.stringContaining('is its disk mounted')]);

  for (const hash of hashes.slice(1)) await blobs.put(originalKey(hash), Buffer.from('bytes'));
  expect(await judged()).toMatchObject([{ state: 'warn', todo: expect.stringContaining('DATA_DIR') }]);
  await blobs.put(originalKey(hashes[0]!), Buffer.from('bytes'));
  expect(await judged()).toMatchObject([{ state: 'good' }]);
  await warnOfMissingPictures(database, blobs, log);
  expect(messages).toHaveLength(1);
  const found = await checkDatabase(config({ databaseUrl: urlOf(database), dataDir: other }));
  expect(found.filter(({ of }) => of === 'storage')).toHaveLength(1);
});

test('OPS-7 keys of sessions that another SESSION_SECRET made are told, as sign-ins fail at one process of two', async () => {
  const secrets = ['one secret of all processes, long enough', 'another one that somebody typed, as long'];
  const judged = (sessionSecret?: string) => checkSecret(database, config({ sessionSecret }));
  const { userId } = await signedInAs(database);
  await database.pool.query('delete from signing_keys');
  expect(await judged(secrets[0]), 'nobody has signed in').toEqual([]);
  await testSessions(database, { secret: secrets[0]! }).begin(userId);
  expect(await judged(secrets[0])).toMatchObject([{ state: 'good' }]);
  await testSessions(database, { secret: secrets[1]! }).begin(userId);
  expect(await judged(secrets[0])).toMatchObject([{ state: 'warn' }]);
  const [found] = await judged(secrets[1]);
  expect(found).toMatchObject({ state: 'warn', says: expect.stringContaining('1 of 2 keys') });
  expect(await judged(), 'without a secret none is made').toEqual([]);
  expect(existsSync(join(folder, 'session-secret'))).toBe(false);
  const all = await checkDatabase(config({ databaseUrl: urlOf(database), sessionSecret: secrets[0] }));
  expect(all).toContainEqual(expect.objectContaining({ of: 'sign-in', state: 'warn' }));
});

test('OPS-7 free space is told for the data and for temporary files', async () => {
  const found = await checkDisk(config());
  expect(found).toHaveLength(2);
  expect(found[0]!.says).toMatch(/\d\.\d GB are free for DATA_DIR/);
});

test('OPS-7 a provider is good when its document names it', async () => {
  let issuer = '';
  const base = await listen((request, response) => {
    if (request.url !== '/.well-known/openid-configuration') return void response.writeHead(404).end();
    response.end(JSON.stringify({ issuer, authorization_endpoint: `${base}/authorize` }));
  });
  const provider = {
    id: 'oidc',
    kind: 'oidc' as const,
    name: 'School account',
    issuer: base,
    clientId: 'briefs',
    clientSecret: '',
  };
  issuer = base;
  expect(await checkProviders(config({ providers: [provider], publicUrl: 'https://briefs.example' }))).toMatchObject([
    { state: 'good', says: expect.stringContaining(' https://briefs.example/api/auth/callback.') },
  ]);
  issuer = 'https://id.other.example';
  expect(await checkProviders(config({ providers: [provider] }))).toMatchObject([
    { state: 'bad', says: expect.stringContaining('calls itself') },
  ]);
  for (const wrong of [`${base}/elsewhere`, 'http://127.0.0.1:1'])
    expect(states(await checkProviders(config({ providers: [{ ...provider, issuer: wrong }] })))).toEqual(['bad']);
  expect(await checkProviders(config())).toMatchObject([{ state: 'warn' }]);
  expect(await checkProviders(config({ isProduction: true, passkeys: 'accounts' }))).toMatchObject([
    { state: 'good', says: 'No provider: accounts are opened by a passkey.' },
  ]);
});

test('OPS-7 a mail server is greeted, and gets no e-mail', async () => {
  const smtp = await startSmtp();
  expect(states(await checkMail(config({ mail: smtp.config })))).toEqual(['good']);
  expect(smtp.received).toEqual([]);
  await smtp.close();
  expect(await checkMail(config({ mail: smtp.config }))).toMatchObject([
    { state: 'bad', todo: expect.stringContaining('SMTP_URL') },
  ]);
});

test('OPS-7 a model is reached, its key tried, its name looked for', async () => {
  const { baseUrl } = await sandbox();
  expect(states(await checkModel(config({ model: { baseUrl, apiKey: undefined, name: 'sandbox' } })))).toEqual([
    'good',
  ]);
  const vendor = await listen((request, response) => {
    if (request.headers.authorization !== 'Bearer right') return void response.writeHead(401).end();
    response.end(JSON.stringify({ data: [{ id: 'models/small' }, { id: 'large' }] }));
  });
  const of = (apiKey: string, name: string) => checkModel(config({ model: { baseUrl: vendor, apiKey, name } }));
  expect(states(await of('right', 'small'))).toEqual(['good']);
  expect(await of('right', 'huge')).toMatchObject([
    { state: 'warn', todo: expect.stringContaining('models/small, large') },
  ]);
  expect(await of('wrong', 'small')).toMatchObject([{ state: 'bad', todo: expect.stringContaining('MODEL_API_KEY') }]);
  const gone = { baseUrl: 'http://127.0.0.1:1/v1', apiKey: undefined, name: 'x' };
  expect(states(await checkModel(config({ model: gone })))).toEqual(['bad']);
});

test('OPS-7 a certificate that is not trusted is told as such, and not as a product that does not run', async () => {
  const cause = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }));
  onTestFinished(() => void vi.restoreAllMocks());
  const [found] = await checkAddress(config({ publicUrl: 'https://briefs.example' }));
  expect(found).toMatchObject({ state: 'bad', todo: expect.stringContaining('certificate') });
  expect(found!.says).toContain('self-signed certificate');
});

/** The product behind a proxy that adds X-Forwarded-For and takes bodies up to a size. */
async function behindProxy({ trustedProxies, bodyMax = 16e6 }: { trustedProxies: string[]; bodyMax?: number }) {
  const app = await testApp({ database, trustedProxies });
  onTestFinished(() => app.close());
  return listen(async (request, response) => {
    if (Number(request.headers['content-length'] ?? 0) > bodyMax) return void response.writeHead(413).end();
    request.resume();
    const headers = { ...request.headers, 'x-forwarded-for': '192.0.2.7' };
    const { statusCode, body } = await app.inject({
      method: request.method as 'GET',
      url: request.url!,
      headers: { 'x-forwarded-for': headers['x-forwarded-for'] },
    });
    response.writeHead(statusCode).end(body);
  });
}

test('OPS-7 the public address leads to the product, through a proxy that is trusted and takes pictures', async () => {
  const good = await behindProxy({ trustedProxies: ['loopback'] });
  expect(states(await checkAddress(config({ publicUrl: good })))).toEqual(['good', 'good']);
  const unnamed = await behindProxy({ trustedProxies: [] });
  expect((await checkAddress(config({ publicUrl: unnamed })))[0]).toMatchObject({
    state: 'bad',
    todo: expect.stringContaining('TRUSTED_PROXIES'),
  });
  const narrow = await behindProxy({ trustedProxies: ['loopback'], bodyMax: 1e6 });
  expect((await checkAddress(config({ publicUrl: narrow })))[1]).toMatchObject({
    state: 'bad',
    todo: expect.stringContaining('client_max_body_size'),
  });
});

test('OPS-7 an address where something else answers, or nothing, is told', async () => {
  const other = await listen(
    (_request, response) => void response.writeHead(301, { location: 'https://www.example' }).end(),
  );
  expect(await checkAddress(config({ publicUrl: other }))).toMatchObject([
    { state: 'bad', says: expect.stringContaining('https://www.example') },
  ]);
  expect(states(await checkAddress(config({ publicUrl: 'http://127.0.0.1:1' })))).toEqual(['warn']);
});

test('OPS-7 a token for Figma is tried, and is bad when it is wrong or may not read files', async () => {
  const service = await startDesignFileSandbox();
  onTestFinished(() => service.close());
  const of = (token: string, baseUrl = service.baseUrl) => checkFigma(config({ figma: { baseUrl, token } }));
  expect(await of('right')).toMatchObject([{ state: 'good', says: expect.stringContaining('takes the token') }]);
  expect(await of('sandbox-expired')).toMatchObject([
    { state: 'bad', says: expect.stringContaining('Token expired'), todo: expect.stringContaining('FIGMA_TOKEN') },
  ]);
  expect(await of('sandbox-noscope')).toMatchObject([{ state: 'bad', says: expect.stringContaining('file_content') }]);
  expect(await of('right', 'http://127.0.0.1:1')).toMatchObject([
    { state: 'bad', says: expect.stringContaining('cannot be reached') },
  ]);
  expect(await of('right', await listen((_request, response) => void response.writeHead(429).end()))).toMatchObject([
    { state: 'warn', says: expect.stringContaining('takes no more requests') },
  ]);
  expect(states(await checkFigma(config()))).toEqual(['good']);
});

test('OPS-7 names that are nearly a setting are told, and those of other programs are not', async () => {
  const meant = (...names: string[]) =>
    checkNames(Object.fromEntries(names.map((name) => [name, 'x']))).map(({ says, todo }) => `${says} ${todo}`);
  const told = ['DATABSE_URL', 'SESION_SECRET', 'PUBLIC_ULR', 'POTR', 'LOGLEVEL', 'OIDC_CLIENT_SECRETS'];
  expect(meant(...told).map((text) => /to (\w+),/.exec(text)![1])).toEqual([
    'DATABASE_URL',
    'SESSION_SECRET',
    'PUBLIC_URL',
    'PORT',
    'LOG_LEVEL',
    'OIDC_CLIENT_SECRET',
  ]);
  expect(meant('PATH', 'HOME', 'HOSTNAME', 'PWD', 'GITHUB_TOKEN', 'NODE_PATH', 'S3_BUCKET', 'PORTAL')).toEqual([]);
  expect(meant('DATABSE_URL', 'DATABASE_URL'), 'the right one is there too').toEqual([]);
  expect(meant('MODEL_NAME', 'MODEL_API_KEY', 'MODEL_VENDOR')).toEqual([]);
  expect(meant('MODEL_NAME', 'MODEL_API_KEY')).toEqual([expect.stringContaining('no model is turned on')]);
  const { text } = inWords(await examine({ NODE_ENV: 'production', POTR: '80' }));
  expect(text).toContain('POTR is no setting');
});

test.runIf(process.platform === 'linux')(
  'OPS-7 a data folder that cannot be made is bad, and keeps nobody waiting',
  async () => {
    const dataDir = '/proc/briefs';
    const cannot = { state: 'bad', says: expect.stringContaining('cannot be made there') };
    expect((await checkDisk(config({ dataDir })))[0]).toMatchObject(cannot);
    expect(await checkStorage(config({ dataDir }))).toMatchObject([cannot]);
  },
);
