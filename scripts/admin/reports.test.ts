import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { signedInAs, TEST_SECRET, testApp } from '../../test/app.ts';
import { createTestDatabase } from '../../test/database.ts';
import { storedBrief, storedDesign } from '../../test/submission.ts';
import { commands } from './commands.ts';
import { checkReports } from './doctor/check-reports.ts';

const database = await createTestDatabase();
const metricsToken = 'a token for who looks after reports';
const app = await testApp({ database, metricsToken });
const ines = await signedInAs(database, { name: 'Ines Marau' });
const jonas = await signedInAs(database, { name: 'Jonas Oyelaran' });
const kei = await signedInAs(database, { name: 'Kei Brandt' });
interface Asker {
  headers: Record<string, string>;
}

const run = async (...args: string[]) =>
  commands.reports!.prepare(args, readConfig({}))({ database, secret: TEST_SECRET });
const call = async (method: 'POST' | 'PUT' | 'GET', url: string, { headers }: Asker, payload?: object) => {
  const answer = await app.inject({ method, url, headers: { ...headers, 'idempotency-key': newId() }, payload });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.body ? answer.json() : null;
};
const idIn = (list: string, reason: string) =>
  /^(\S+) {2}\d/m.exec(list.split('\n\n').find((one) => one.includes(reason)) ?? '')?.[1] ?? 'none';

test('DET-2 DET-6 an operator reads what was reported, hides a comment and a critique, and settles the rest', async () => {
  expect(await run()).toBe('No report waits.');
  expect(await checkReports(database)).toMatchObject([{ state: 'good' }]);
  const id = await storedDesign(database, ines.userId);
  const comments = `/api/submissions/${id}/comments`;
  const advert = await call('POST', comments, jonas, { body: 'Buy\nnow \u001b[2J' });
  const harmless = await call('POST', comments, jonas, { body: 'I like the bread' });
  const { given } = await call('PUT', `/api/submissions/${id}/critique`, jonas, {
    revision: 0,
    marks: [{ line: 'deliverable.0', verdict: 'not', suggestion: 'Buy another design' }],
  });
  await call('POST', `/api/comments/${advert.id}/report`, kei, { reason: 'Advertising' });
  await call('POST', `/api/comments/${advert.id}/report`, ines, { reason: 'Advertising, again' });
  await call('POST', `/api/comments/${harmless.id}/report`, kei, { reason: 'Dull' });
  await call('POST', `/api/critiques/${given[0].id}/report`, ines, { reason: 'No critique at all' });

  expect(await checkReports(database)).toMatchObject([
    { state: 'warn', says: 'Reports that wait: 4. The oldest is 0 days old.' },
  ]);
  const watched = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
  expect(watched.body).toContain('brief_foundry_waiting{kind="report"} 4\n');
  const list = await run();
  expect(list).toContain(
    'kei-brandt reports a comment of jonas-oyelaran\n  Reason: Advertising\n  It says: Buy now [2J\n',
  );
  expect(list).toContain('ines-marau reports a critique of jonas-oyelaran');
  expect(list).toContain(`/showcase/${id}`);
  expect(list.split('\n\n')).toHaveLength(4);

  expect(await run('hide', idIn(list, 'Advertising\n'))).toBe(
    'The comment is out of sight, and what was reported about it is settled.',
  );
  expect(await run('hide', idIn(list, 'No critique'))).toContain('The critique is out of sight');
  expect(await run('settle', idIn(list, 'Dull'))).toBe('The report is settled.');
  expect(await run()).toBe('No report waits.');

  const { items } = await call('GET', comments, ines);
  expect(items.map(({ body, removed }: { body: string; removed: string }) => [body, removed])).toEqual([
    ['I like the bread', null],
    ['', 'operator'],
  ]);
  expect(await call('GET', `/api/submissions/${id}/critique`, ines)).toMatchObject({ given: [], total: 0 });
});

test('what is no report is refused with a way on', async () => {
  expect(() => commands.reports!.prepare(['hide', 'everything'], readConfig({}))).toThrow('by the id in the list');
  expect(() => commands.reports!.prepare(['burn', newId()], readConfig({}))).toThrow('Usage');
  await expect(run('settle', newId())).rejects.toThrow('lists those that do');
});

test('a reported request is seen by two people alone: it is settled, not hidden', async () => {
  const id = await storedDesign(database, ines.userId, { open_to_collaboration: true });
  const request = newId();
  await database.kysely
    .insertInto('collaboration_requests')
    .values({
      id: request,
      submission_id: id,
      developer_id: kei.userId,
      designer_id: ines.userId,
      message: 'Pay me first',
      role: 'full_stack',
      technologies: ['Svelte'],
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  await call('POST', `/api/collaboration-requests/${request}/report`, ines, { reason: 'Rude', block: false });
  const list = await run();
  expect(list).toContain('ines-marau reports a request of kei-brandt');
  await expect(run('hide', idIn(list, 'Rude'))).rejects.toThrow('Settle the report');
  await run('settle', idIn(list, 'Rude'));
  expect(await run()).toBe('No report waits.');
});

test('a reported design and a reported brief are listed with the command that takes them away', async () => {
  const design = await storedDesign(database, ines.userId, { title: 'Cheap\nwatches' });
  const brief = await storedBrief(database, null);
  await call('POST', `/api/submissions/${design}/report`, kei, { reason: 'It sells things' });
  await call('POST', `/api/briefs/${brief}/report`, kei, { reason: 'It names my firm' });
  expect(await checkReports(database)).toMatchObject([{ says: 'Reports that wait: 2. The oldest is 0 days old.' }]);

  const list = await run();
  expect(list).toContain(
    `kei-brandt reports a design of ines-marau\n  Reason: It sells things\n  It says: Cheap watches\n  Take it away: npm run admin -- remove http://localhost:3000/showcase/${design}`,
  );
  expect(list).toContain('kei-brandt reports a brief\n  Reason: It names my firm\n');
  expect(list).toContain(`  Take it away: npm run admin -- remove http://localhost:3000/brief/${brief}`);
  await expect(run('hide', idIn(list, 'It sells'))).rejects.toThrow(`remove /showcase/${design}", or settle`);

  const remove = (page: string) => commands.remove!.prepare([page], readConfig({}))({ database, secret: TEST_SECRET });
  await remove(`/showcase/${design}`);
  expect(await run()).not.toContain('It sells things');
  await run('settle', idIn(list, 'It names my firm'));
  expect(await run()).toBe('No report waits.');
});

test('what is reported again after it was settled waits again, with its new reason and day', async () => {
  const design = await storedDesign(database, ines.userId, { open_to_collaboration: true });
  const brief = await storedBrief(database, null);
  const comment = await call('POST', `/api/submissions/${design}/comments`, jonas, { body: 'Nice' });
  const marks = [{ line: 'deliverable.0', verdict: 'not', suggestion: 'Start again' }];
  const { given } = await call('PUT', `/api/submissions/${design}/critique`, jonas, { revision: 0, marks });
  const asked = { message: 'I would begin with the board on a real tablet.', role: 'full_stack', technologies: [] };
  const request = await call('POST', `/api/submissions/${design}/collaboration-requests`, kei, asked);
  const reported = [
    [`/api/submissions/${design}/report`, kei],
    [`/api/briefs/${brief}/report`, kei],
    [`/api/comments/${comment.id}/report`, kei],
    [`/api/critiques/${given[0].id}/report`, kei],
    [`/api/collaboration-requests/${request.id}/report`, ines, { block: false }],
  ] as const;
  for (const [url, by, more] of reported) {
    await call('POST', url, by, { reason: 'Not nice', ...more });
    const id = idIn(await run(), 'Not nice');
    const table = `${/briefs|comments|critiques/.exec(url)?.[0].slice(0, -1) ?? (url.includes('requests') ? 'person' : 'design')}_reports`;
    await database.pool.query(`update ${table} set created_at = now() - interval '9 days' where id = $1`, [id]);
    await run('settle', id);
    expect(await run(), url).toBe('No report waits.');
    await call('POST', url, by, { reason: 'Worse now', ...more });
    expect(await checkReports(database), url).toMatchObject([
      { says: expect.stringContaining(': 1. The oldest is 0 days') },
    ]);
    await run('settle', idIn(await run(), 'Worse now'));
  }
});
