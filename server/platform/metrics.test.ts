import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';

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
