import { expect, test } from 'vitest';
import { listSettings } from './settings.ts';

const lineOf = (text: string, name: string) => text.split('\n').find((line) => line.startsWith(`${name} `));

test('OPS-8 every setting is listed with its value and where that comes from', () => {
  const { text, isGood } = listSettings({ PORT: '4000', BRIEFS_A_MONTH: '12', HOST: '' });
  expect(isGood).toBe(true);
  expect(lineOf(text, 'PORT')).toMatch(/4000 +set$/);
  expect(lineOf(text, 'BRIEFS_A_MONTH')).toMatch(/12 +set$/);
  expect(lineOf(text, 'HOST')).toMatch(/127\.0\.0\.1 +default$/);
  expect(lineOf(text, 'PUBLIC_URL')).toMatch(/http:\/\/localhost:4000 +default$/);
  expect(lineOf(text, 'SAMPLE_WORLD')).toMatch(/all +default$/);
  expect(lineOf(text, 'DRAIN_SECONDS')).toMatch(/0\.5 +default$/);
});

test('OPS-8 no secret is printed, nor a password in an address', () => {
  const secrets = {
    SESSION_SECRET: 'a-secret-of-the-session-that-is-long',
    OIDC_CLIENT_SECRET: 'client-secret',
    S3_ACCESS_KEY_ID: 'key-id',
    S3_SECRET_ACCESS_KEY: 'secret-access',
    FIGMA_TOKEN: 'figd_token',
    MODEL_API_KEY: 'sk-model',
    METRICS_TOKEN: 'metrics-token-long',
    DATABASE_URL: 'postgres://briefs:pass:w@rd@db.example/briefs',
    SMTP_URL: 'smtp://mailer:pass@mail.example:587',
    DATABASE_REPLICA_URL: 'postgres://replica.example/briefs?user=reader&password=in-the-query&sslmode=require',
    MODEL_BASE_URL: 'https://model.example/v1?api-version=1&subscription-key=in-the-query-too',
  };
  const { text } = listSettings(secrets);
  for (const secret of [...Object.values(secrets), 'pass:w@rd', 'w@rd', ':pass@', 'in-the-query'])
    expect(text).not.toContain(secret);
  expect(lineOf(text, 'DATABASE_URL')).toContain('postgres://briefs:******@db.example/briefs');
  expect(lineOf(text, 'SESSION_SECRET')).toContain('(36 characters)');
});

test('OPS-8 settings with which the product does not start are said', () => {
  const { text, isGood } = listSettings({ PORT: 'many', NODE_ENV: 'production' });
  expect(isGood).toBe(false);
  expect(lineOf(text, 'PORT')).toContain('set, not usable');
  expect(text).toContain('does not start with these settings');
});
