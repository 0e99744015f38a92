import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { lastMigration } from '#server/platform/database/migrate.ts';
import { VERSION } from '#server/version.ts';
import { signedInAs, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { countMails, createCounters } from './counters.ts';
import type { Mailer } from './mail/mailer.ts';

const database = await createTestDatabase();
const metricsToken = 'a token for the watchers of the house';

test('OPS-3 metrics count answers by route, and tell nothing of who asked for what', async () => {
  const app = await testApp({ database, metricsToken });
  await app.inject('/api/briefs/01890000-0000-7000-8000-00000000cafe?canary=1');
  await app.inject('/healthz');
  const { statusCode, body, headers } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/briefs/:id",status="404"} 1');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1');
  expect(body).toMatch(/^database_pool_waiting 0$/m);
  expect(body).toContain(`brief_foundry_info{version="${VERSION}",migration="${lastMigration()}"} 1`);
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(body).not.toMatch(/cafe|canary/);
  await app.close();
});

test('OPS-3 without the token there are no metrics', async () => {
  const app = await testApp({ database, metricsToken });
  for (const authorization of ['', 'Bearer another', metricsToken])
    expect((await app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
  await app.close();
  const unwatched = await testApp({ database });
  const authorization = 'Bearer undefined';
  expect((await unwatched.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
  await unwatched.close();
});

test('OPS-7 metrics count briefs by outcome and engine, sign-ins, e-mails and jobs, and say how long work waits', async () => {
  const counters = createCounters();
  const app = await testApp({ database, metricsToken, counters });
  const read = async () =>
    (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })).body;
  const ines = await signedInAs(database, { email: 'ines@people.example' });
  const payload = { industry: 'food', styles: ['minimal'] };
  const key = { 'idempotency-key': 'brief-for-metrics' };
  await app.inject({ method: 'POST', url: '/api/briefs', headers: { ...ines.headers, ...key }, payload });
  const server: Mailer = {
    kind: 'smtp',
    send: ({ to }) => (to.address.includes('@') ? Promise.resolve() : Promise.reject(new Error('refused'))),
  };
  const mailer = countMails(server, counters);
  const email = { id: '1', to: { name: 'Ines', address: 'ines@people.example' }, subject: '', text: '', html: '' };
  await mailer.send({ ...email, unsubscribeUrl: 'https://foundry.example/' });
  await expect(mailer.send({ ...email, to: { name: '', address: 'nobody' }, unsubscribeUrl: '' })).rejects.toThrow();
  await app.inject({ url: '/api/auth/callback' });
  counters.add('jobs', { kind: 'encode-picture', outcome: 'done' });
  await database.kysely
    .insertInto('mails')
    .values({ id: newId(), user_id: ines.userId, created_at: new Date(Date.now() - 90_000) })
    .execute();
  for (let look = 0; look < 2; look += 1) {
    const body = await read();
    expect(body).toContain('brief_foundry_briefs_total{engine="composer",outcome="done"} 1\n');
    expect(body).toContain('brief_foundry_mails_total{outcome="sent"} 1\n');
    expect(body).toContain('brief_foundry_mails_total{outcome="refused"} 1\n');
    expect(body).toContain('brief_foundry_sign_ins_total{way="none",outcome="failed"} 1\n');
    expect(body).toContain('brief_foundry_jobs_total{kind="encode-picture",outcome="done"} 1\n');
    expect(body).toContain('brief_foundry_waiting{kind="mail"} 1\n');
    expect(body).toMatch(/^brief_foundry_waiting_oldest_seconds\{kind="mail"\} 9\d/m);
    expect(body).not.toContain('ines@');
  }
  await app.close();
});
