import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://briefs.example',
  SESSION_SECRET: '9f2c71e0b84d4a6fb3175d0c8e62a94b',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
};

function messageOf(env: Record<string, string>): string {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('a wrong word or a long name is told in the words of this product', () => {
  expect(messageOf({ NEW_PEOPLE: '0', OPERATOR_NAME: 'x'.repeat(81) }).split('\n')).toEqual([
    'NEW_PEOPLE: must be one of: yes, no',
    'OPERATOR_NAME: must have at most 80 characters',
  ]);
});

test('a fresh machine needs no settings, and signs in by the development provider', () => {
  expect(readConfig({})).toMatchObject({ isProduction: false, port: 3000, host: '127.0.0.1', providers: [] });
});

test('production runs with a provider, a secret and an https address', () => {
  expect(readConfig(production)).toMatchObject({
    isProduction: true,
    providers: [{ id: 'google', name: 'Google', issuer: 'https://accounts.google.com' }],
  });
});

test('OPS-3 production goes on for five seconds after SIGTERM, until balancers have noticed; development stops soon', () => {
  expect(readConfig(production).drainMs).toBe(5_000);
  expect(readConfig({}).drainMs).toBe(500);
  expect(readConfig({ ...production, DRAIN_SECONDS: '0' }).drainMs).toBe(0);
  expect(() => readConfig({ DRAIN_SECONDS: '61' })).toThrow(/DRAIN_SECONDS/);
});

test('OPS-1 an empty database begins with the whole sample world, in production with briefs to read', () => {
  expect(readConfig({}).sampleWorld).toBe('all');
  expect(readConfig({ SAMPLE_WORLD: 'none' }).sampleWorld).toBe('none');
  expect(readConfig(production).sampleWorld).toBe('briefs');
});

test.each([
  [
    'SIGN-1 the development identity provider',
    { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' },
    /development identity provider.*GOOGLE_CLIENT_ID/,
  ],
  ['SIGN-1 half of a provider', { GOOGLE_CLIENT_SECRET: undefined }, /also needs GOOGLE_CLIENT_SECRET/],
  ['no session secret', { SESSION_SECRET: '' }, /needs SESSION_SECRET/],
  ['a short session secret', { SESSION_SECRET: 'short' }, /at least 32 characters/],
  ['a session secret of one letter', { SESSION_SECRET: 'a'.repeat(40) }, /too easy to guess/],
  ['a session secret of one word', { SESSION_SECRET: 'correct-horse-'.repeat(3) }, /too easy to guess/],
  ['a session secret of seven digits', { SESSION_SECRET: '12345671234567654321765432112345' }, /too easy to guess/],
  ['an address without https', { PUBLIC_URL: 'http://briefs.example' }, /PUBLIC_URL with https/],
  ['no address', { PUBLIC_URL: undefined }, /PUBLIC_URL with https/],
  ['OPS-1 people who are made up', { SAMPLE_WORLD: 'all' }, /SAMPLE_WORLD is briefs or none/],
])('production refuses to start with %s', (_what, change, says) => {
  expect(() => readConfig({ ...production, ...change })).toThrow(says);
});

test('the operator can be named, and reached by mail or on a page', () => {
  expect(readConfig({}).operator).toEqual({ name: null, contact: null });
  expect(readConfig({ OPERATOR_NAME: 'Ines', OPERATOR_CONTACT: 'ines@school.example' }).operator).toEqual({
    name: 'Ines',
    contact: 'mailto:ines@school.example',
  });
  expect(readConfig({ OPERATOR_CONTACT: 'https://school.example/help' }).operator.contact).toBe(
    'https://school.example/help',
  );
  expect(() => readConfig({ OPERATOR_CONTACT: 'the third floor' })).toThrow(/OPERATOR_CONTACT/);
});

test('OPS-5 several providers sign people in at once, the operator’s own first', () => {
  const own = { OIDC_ISSUER: 'https://id.school.example/realms/design', OIDC_CLIENT_ID: 'briefs' };
  const github = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' };
  const further = {
    id: 'studio',
    name: 'Studio',
    issuer: 'https://id.studio.example',
    clientId: 'b',
    clientSecret: 's',
  };
  const { providers } = readConfig({ ...production, ...own, ...github, OIDC_PROVIDERS: JSON.stringify([further]) });
  expect(providers.map(({ id, name, kind }) => [id, name, kind])).toEqual([
    ['oidc', 'id.school.example', 'oidc'],
    ['studio', 'Studio', 'oidc'],
    ['google', 'Google', 'oidc'],
    ['github', 'GitHub', 'github'],
  ]);
  expect(readConfig({ ...own, OIDC_NAME: 'School account' }).providers[0]?.name).toBe('School account');
  expect(readConfig({ ...github, GITHUB_URL: 'https://git.school.example/' }).providers[0]?.issuer).toBe(
    'https://git.school.example',
  );
  for (const wrong of ['{}', '[{"id": "Big"}]', 'school', JSON.stringify([further, further])])
    expect(() => readConfig({ OIDC_PROVIDERS: wrong }), wrong).toThrow(/OIDC_PROVIDERS/);
});

test('OPS-5 production starts with e-mail links alone, or with passkeys that open accounts', () => {
  const { GOOGLE_CLIENT_ID: _id, GOOGLE_CLIENT_SECRET: _secret, ...without } = production;
  const mail = { SMTP_URL: 'smtps://u:p@mail.school.example', MAIL_FROM: 'briefs@school.example' };
  expect(readConfig({ ...without, ...mail })).toMatchObject({ providers: [], emailSignIn: true });
  expect(readConfig({ ...without, PASSKEYS: 'accounts' })).toMatchObject({ providers: [], passkeys: 'accounts' });
  for (const change of [{ ...mail, EMAIL_SIGN_IN: 'no' }, { PASSKEYS: 'yes' }, {}])
    expect(() => readConfig({ ...without, ...change })).toThrow(/development identity provider/);
  expect(messageOf({ ...without, ...mail, EMAIL_SIGN_IN: 'no' })).toContain('or leave EMAIL_SIGN_IN=no out');
});

test('OPS-8 passkeys alone are refused with a list of addresses, as nobody could open an account', () => {
  const { GOOGLE_CLIENT_ID: _id, GOOGLE_CLIENT_SECRET: _secret, ...without } = production;
  const listed = { PASSKEYS: 'accounts', SIGN_IN_ALLOWED: 'school.example' };
  expect(messageOf({ ...without, ...listed })).toMatch(/^SIGN_IN_ALLOWED lets in addresses, and a passkey names none/);
  expect(messageOf({ ...production, ...listed })).toBe('');
});

test.each(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GITHUB_CLIENT_SECRET'])(
  'OPS-5 %s without its other half is refused',
  (name) => {
    expect(() => readConfig({ PASSKEYS: 'accounts', [name]: 'https://id.example' })).toThrow(`${name} also needs`);
  },
);

test('OPS-7 an address with a path is told in words', () => {
  expect(() => readConfig({ PUBLIC_URL: 'https://briefs.example/school' })).toThrow('PUBLIC_URL: must have no path');
  expect(readConfig({ PUBLIC_URL: 'https://briefs.example/' }).publicUrl).toBe('https://briefs.example');
});

test.each([
  ['PORT', 'many', 'must be a whole number from 0 to 65535'],
  ['PORT', '99999', 'must be a whole number from 0 to 65535'],
  ['PORT', '-1.5', 'must be a whole number from 0 to 65535'],
  ['HSTS', '-1', 'must be a whole number from 0 on'],
  ['DRAIN_SECONDS', '99', 'must be a number from 0 to 60'],
  ['BRIEFS_A_MONTH', '-2', 'must be a whole number from -1 to 1000000'],
  ['PUBLIC_URL', 'briefs.school.example', 'must be a web address, for example https://briefs.example.org'],
  ['S3_ENDPOINT', 'minio:9000', 'must be a web address, for example https://s3.example.org'],
  ['OIDC_ISSUER', 'id:9000', 'must be a web address, for example https://id.example.org'],
  ['DATABASE_URL', 'db.example', 'must be the address of a PostgreSQL: postgres://…'],
  ['TRUSTED_PROXIES', 'proxy', 'must be a list of addresses or networks (10.0.0.0/8), or loopback'],
  ['OPERATORS', 'ruth', 'must be a list of e-mail addresses'],
])('OPS-7 %s=%s is told with the name of the setting, once, and what it must be', (name, value, says) => {
  expect(messageOf({ [name]: value })).toBe(`${name}: ${says}`);
});

test('OPS-7 everything that is wrong is said at once, and nothing that only follows from it', () => {
  const { GOOGLE_CLIENT_ID: _id, GOOGLE_CLIENT_SECRET: _secret, ...without } = production;
  const change = {
    OIDC_ISSUER: 'https://id.example',
    GITHUB_CLIENT_ID: 'id',
    PORT: '99999',
    SESSION_SECRET: 'a'.repeat(40),
    PUBLIC_URL: 'http://briefs.example',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: '',
    SIGN_IN_ALLOWED: 'school',
    S3_ENDPOINT: 'minio:9000',
  };
  const lines = messageOf({ ...without, ...change }).split('\n');
  const told = [
    /^PORT: /,
    /^S3_ENDPOINT: /,
    /^OIDC_ISSUER also needs OIDC_CLIENT_ID/,
    /^GITHUB_CLIENT_ID also needs/,
    /^SIGN_IN_ALLOWED /,
    /^SMTP_URL also needs MAIL_FROM/,
    /^SESSION_SECRET is too easy/,
    /PUBLIC_URL with https/,
  ];
  expect(lines).toEqual(told.map((line) => expect.stringMatching(line)));
  expect(messageOf({ ...production, SESSION_SECRET: 'short', PUBLIC_URL: 'briefs.example' })).toBe(
    'PUBLIC_URL: must be a web address, for example https://briefs.example.org\nSESSION_SECRET: must have at least 32 characters',
  );
});

test('SIGN-1 the process itself ends at once when production would mean the development provider', () => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['--no-warnings', join(import.meta.dirname, 'main.ts')], {
    env: { PATH, NODE_COMPILE_CACHE, ...production, GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '', PORT: '0' },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(status).toBe(1);
  expect(stderr).toContain('does not run with the development identity provider');
});

test('FILE-4 designs are read from Figma where a token is named, and from samples everywhere else', () => {
  expect(readConfig({}).figma).toBeNull();
  expect(readConfig({ FIGMA_TOKEN: 'figd_1' }).figma).toEqual({ baseUrl: 'https://api.figma.com', token: 'figd_1' });
  expect(readConfig({ FIGMA_TOKEN: 'figd_1', FIGMA_API_URL: 'http://127.0.0.1:4020/' }).figma?.baseUrl).toBe(
    'http://127.0.0.1:4020',
  );
  expect(() => readConfig({ FIGMA_API_URL: 'http://127.0.0.1:4020' })).toThrow(/FIGMA_TOKEN/);
});

test('WORK-11 e-mail goes out where a mail server and a sender are named', () => {
  expect(readConfig({}).mail).toBeNull();
  const mail = { SMTP_URL: 'smtps://u:p@mail.school.example', MAIL_FROM: 'briefs@school.example' };
  expect(readConfig(mail).mail).toMatchObject({ host: 'mail.school.example', secure: true });
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.school.example' })).toThrow(/MAIL_FROM/);
});

test('BRIEF-2 a model writes where a server or a vendor is named, and the composer everywhere else', () => {
  expect(readConfig({ MODEL_API_KEY: 'k', MODEL_NAME: 'm' }).model).toBeNull();
  expect(readConfig({ MODEL_BASE_URL: 'http://127.0.0.1:8080/v1', MODEL_NAME: 'm' }).model).toEqual({
    baseUrl: 'http://127.0.0.1:8080/v1',
    apiKey: undefined,
    name: 'm',
  });
  expect(readConfig({ MODEL_VENDOR: 'openai', MODEL_API_KEY: 'k', MODEL_NAME: 'm' }).model).toEqual({
    baseUrl: 'https://api.openai.com/v1',
    apiKey: 'k',
    name: 'm',
  });
  expect(() => readConfig({ MODEL_VENDOR: 'openai' })).toThrow(/MODEL_NAME/);
});

test('proxies whose word is believed are named by address, network or kind', () => {
  expect(readConfig({}).trustedProxies).toEqual([]);
  const named = ['loopback', '10.0.0.0/8', '192.0.2.7', '2001:db8::/32'];
  expect(readConfig({ TRUSTED_PROXIES: named.join(', ') }).trustedProxies).toEqual(named);
  for (const wrong of ['true', '10.0.0.0/33', 'proxy.example', '10.0.0.1,', '1.2.3.4/8/8'])
    expect(() => readConfig({ TRUSTED_PROXIES: wrong }), wrong).toThrow(/TRUSTED_PROXIES/);
});

test('OPS-8 operators are named by their e-mail addresses', () => {
  expect(readConfig({}).operators).toEqual([]);
  expect(readConfig({ OPERATORS: 'Ruth@School.example, jo@school.example' }).operators).toEqual([
    'ruth@school.example',
    'jo@school.example',
  ]);
  for (const wrong of ['school.example', 'ruth@school.example,', 'ruth'])
    expect(() => readConfig({ OPERATORS: wrong }), wrong).toThrow(/OPERATORS/);
});
