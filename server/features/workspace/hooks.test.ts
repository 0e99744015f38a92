import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { workspaceView } from '#contract/workspace.ts';
import { type TestPerson, testApp } from '#test/app.ts';
import { caller, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { readDelivery } from './delivery.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const call = caller(app);

interface Examples {
  name: string;
  examples: Record<string, unknown>[];
}

const sent = createRequire(import.meta.url)('@octokit/webhooks-examples') as Examples[];

/** Payloads that GitHub sent, by event. */
const payloads = (event: string) => sent.find(({ name }) => name === event)!.examples;

const connect = (person: TestPerson | null, designId: string, renew = false) =>
  call(person, 'PUT', `/api/workspaces/${designId}/repository-hook`, { renew });
const sign = (secret: string, body: string) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** As GitHub sends it: no cookie, no origin. */
const deliver = (hook: { url: string }, event: string, body: string, signature: string) =>
  app.inject({
    method: 'POST',
    url: new URL(hook.url).pathname,
    headers: {
      'content-type': 'application/json',
      'x-github-event': event,
      'x-github-delivery': newId(),
      'x-hub-signature-256': signature,
    },
    payload: body,
  });

const activityOf = async (person: TestPerson, designId: string) =>
  workspaceView.parse((await call(person, 'GET', `/api/workspaces/${designId}`)).json()).activity;

test('WORK-9 pushes, deployments and pull requests of GitHub’s own examples become commits and deployments', () => {
  const contents = (event: string) => payloads(event).map((payload) => readDelivery(event, payload));
  const pushes = contents('push').filter((news) => news !== null);
  expect(pushes.length).toBeGreaterThan(0);
  for (const { type, content } of pushes) {
    expect(type).toBe('commit');
    expect(content).toMatch(/^\S+ pushed (1 commit|\d+ commits) to \S+$/);
  }
  const deployed = contents('deployment_status').filter((news) => news !== null);
  expect(deployed.length).toBeGreaterThan(0);
  for (const { type, content } of deployed) {
    expect(type).toBe('deploy');
    expect(content).toMatch(/^\S+ deployed to /);
  }
  const pulls = contents('pull_request').filter((news) => news !== null);
  expect(pulls.map(({ content }) => content.split(' ')[1])).toEqual(expect.arrayContaining(['opened', 'closed']));
  const tags = payloads('push').filter(({ ref }) => String(ref).startsWith('refs/tags/'));
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.map((payload) => readDelivery('push', payload))).toEqual(tags.map(() => null));
  expect(contents('ping')).toEqual(payloads('ping').map(() => null));
});

test('WORK-9 a signed delivery stands in the activity of both, with the link', async () => {
  const { designer, developer, designId } = await working(database, app);
  const hook = (await connect(developer, designId)).json();
  const push = payloads('push').find((payload) => readDelivery('push', payload))!;
  const body = JSON.stringify(push);
  expect((await deliver(hook, 'push', body, sign(hook.secret, body))).statusCode).toBe(202);
  for (const person of [designer, developer]) {
    const [first] = await activityOf(person, designId);
    expect(first).toMatchObject({ type: 'commit', actor: null });
    expect(first?.metadata.url).toMatch(/^https:\/\/github\.com\//);
  }
});

test('WORK-9 forged signatures are refused: another secret, another body, none, another workspace’s', async () => {
  const first = await working(database, app);
  const second = await working(database, app);
  const hook = (await connect(first.developer, first.designId)).json();
  const other = (await connect(second.developer, second.designId)).json();
  const body = JSON.stringify(payloads('push').find((payload) => readDelivery('push', payload)));
  const good = sign(hook.secret, body);
  const tries = [
    deliver(hook, 'push', body, sign('guess', body)),
    deliver(hook, 'push', body.replace('refs', 'Refs'), good),
    deliver(hook, 'push', body, ''),
    deliver(hook, 'push', body, good.replace('sha256=', 'sha1=')),
    deliver(hook, 'push', body, sign(other.secret, body)),
    deliver({ url: `http://x/api/hooks/repository/${newId()}` }, 'push', body, good),
  ];
  for (const answer of await Promise.all(tries)) expect(answer.statusCode).toBe(404);
  expect(await activityOf(first.developer, first.designId)).toHaveLength(1);
});

test('WORK-9 a delivery that is played again counts once, whatever number it claims', async () => {
  const { developer, designId } = await working(database, app);
  const hook = (await connect(developer, designId)).json();
  const body = JSON.stringify(payloads('push').find((payload) => readDelivery('push', payload)));
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => deliver(hook, 'push', body, sign(hook.secret, body))),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, ...Array(7).fill(409)]);
  expect(await activityOf(developer, designId)).toHaveLength(2);
});

test('WORK-9 only the developer connects; a renewed or closed hook takes nothing', async () => {
  const { designer, developer, third, designId, agreementId } = await working(database, app);
  expect((await connect(null, designId)).statusCode).toBe(401);
  expect((await connect(third, designId)).statusCode).toBe(404);
  expect((await connect(designer, designId)).statusCode).toBe(404);
  const old = (await connect(developer, designId)).json();
  expect((await connect(developer, designId)).json()).toEqual(old);
  const renewed = (await connect(developer, designId, true)).json();
  const body = JSON.stringify(payloads('ping')[0]);
  expect((await deliver(old, 'ping', body, sign(old.secret, body))).statusCode).toBe(404);
  expect((await deliver(renewed, 'ping', body, sign(renewed.secret, body))).statusCode).toBe(202);
  await call(developer, 'POST', `/api/agreements/${agreementId}/end`, {});
  const later = JSON.stringify(payloads('ping')[1]);
  expect((await deliver(renewed, 'ping', later, sign(renewed.secret, later))).statusCode).toBe(404);
});

test('a signed body that is no JSON or not what it says is a bad request, and no activity', async () => {
  const { developer, designId } = await working(database, app);
  const hook = (await connect(developer, designId)).json();
  for (const body of ['payload=%7B%7D', '{"ref": 1}', `${'['.repeat(60)}${']'.repeat(60)}`])
    expect((await deliver(hook, 'push', body, sign(hook.secret, body))).statusCode).toBe(400);
  expect(await activityOf(developer, designId)).toHaveLength(1);
});

test('WORK-9 a commit’s long subject is cut between signs; what no database keeps is a bad request', async () => {
  const { developer, designId } = await working(database, app);
  const hook = (await connect(developer, designId)).json();
  const push = payloads('push').find((payload) => readDelivery('push', payload))!;
  const pushed = (message: string) => JSON.stringify({ ...push, head_commit: { message } });
  const subject = pushed(`${'x'.repeat(279)}🥖`);
  expect((await deliver(hook, 'push', subject, sign(hook.secret, subject))).statusCode).toBe(202);
  expect((await activityOf(developer, designId))[0]!.metadata.message).toBe('x'.repeat(279));
  for (const bad of [pushed('\0'), pushed('\ud83e')])
    expect((await deliver(hook, 'push', bad, sign(hook.secret, bad))).statusCode).toBe(400);
});

test('WORK-9 a hook takes nothing while the account of its developer is closed', async () => {
  const { designer, developer, designId } = await working(database, app);
  const hook = (await connect(developer, designId)).json();
  const body = JSON.stringify(payloads('push').find((payload) => readDelivery('push', payload)));
  const close = (at: Date | null) =>
    database.kysely.updateTable('profiles').set({ closed_at: at }).where('id', '=', developer.userId).execute();
  await close(new Date());
  expect((await deliver(hook, 'push', body, sign(hook.secret, body))).statusCode).toBe(404);
  expect(await activityOf(designer, designId)).toHaveLength(1);
  await close(null);
  expect((await deliver(hook, 'push', body, sign(hook.secret, body))).statusCode).toBe(202);
});

test('deliveries of one hook follow each other, and more than a repository sends at once are refused', async () => {
  const { developer, designId } = await working(database, app);
  const hook = (await connect(developer, designId)).json();
  const pings = Array.from({ length: 80 }, (_, n) => JSON.stringify({ zen: `Ping ${n}` }));
  const sent = Promise.all(pings.map((body) => deliver(hook, 'ping', body, sign(hook.secret, body))));
  let most = 0;
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      most = Math.max(most, database.pool.totalCount - database.pool.idleCount);
      await new Promise((go) => setTimeout(go, 2));
    }
  })();
  const statuses = (await sent).map(({ statusCode }) => statusCode);
  isOver = true;
  await watch;
  expect(statuses.filter((status) => status === 202)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  expect(most).toBeLessThan(4);
});

test('what nobody has signed is not looked into', async () => {
  const body = '{"deep": '.repeat(60);
  expect((await deliver({ url: `http://x/api/hooks/repository/${newId()}` }, 'push', body, '')).statusCode).toBe(404);
});
