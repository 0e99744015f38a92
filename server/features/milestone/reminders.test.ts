import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import type { Notification } from '#contract/notification.ts';
import { signedInAs, testApp } from '#test/app.ts';
import { insertBrief } from '#test/briefs.ts';
import { createTestDatabase } from '#test/database.ts';
import { remind } from './reminders.ts';

const database = await createTestDatabase();
let today = '2026-03-02';
const clock = () => new Date(`${today}T08:00:00.000Z`);
const app = await testApp({ database, clock });
const ines = await signedInAs(database);
const call = (method: 'GET' | 'PUT' | 'POST' | 'PATCH', url: string, payload?: object) =>
  app.inject({ method, url, headers: ines.headers, ...(payload && { payload }) });
const move = (id: string, status: string) => call('PUT', `/api/briefs/${id}/progress`, { status });
const remindOn = (day: string) => {
  today = day;
  return remind({ database, clock, newId });
};
const told = async () => (await call('GET', '/api/me/notifications')).json().items as Notification[];

async function startedBrief(timeBoxDays: number | null) {
  today = '2026-03-02';
  const id = await insertBrief(database.pool, { userId: ines.userId, title: 'Bake plan' });
  await database.pool.query('update design_briefs set time_box_days = $2 where id = $1', [id, timeBoxDays]);
  await move(id, 'in_progress');
  return id;
}

test('TIME-6 who works on a brief is reminded of its last day, the day before and once', async () => {
  const id = await startedBrief(7);
  expect(await remindOn('2026-03-06')).toBe(0);
  const both = await Promise.all([remindOn('2026-03-07'), remindOn('2026-03-07')]);
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await remindOn('2026-03-08')).toBe(0);
  expect((await told())[0]).toMatchObject({
    happening: 'brief_due',
    kind: 'brief',
    actor: null,
    design: 'Bake plan',
    dueOn: '2026-03-08',
    path: `/brief/${id}`,
    isRead: false,
  });
});

test('TIME-6 a reminder of a milestone goes when the milestone is done or has another day, and comes again for that day', async () => {
  const id = await startedBrief(null);
  const stone = (
    await call('POST', `/api/briefs/${id}/milestones`, { title: 'Sketches', percentage: 38, dueOn: '2026-03-05' })
  ).json();
  const change = (payload: object) => call('PATCH', `/api/briefs/${id}/milestones/${stone.id}`, payload);
  const reminders = async () => (await told()).filter(({ happening }) => happening === 'milestone_due');
  await remindOn('2026-03-04');
  expect(await reminders()).toMatchObject([{ design: 'Sketches', dueOn: '2026-03-05' }]);
  await change({ dueOn: '2026-03-12' });
  expect(await reminders()).toEqual([]);
  await remindOn('2026-03-12');
  expect(await reminders()).toMatchObject([{ dueOn: '2026-03-12' }]);
  await change({ done: true });
  expect(await reminders()).toEqual([]);
});

test('TIME-6 nobody is reminded of a paused brief, of what is over, or of a kind that they switched off', async () => {
  const paused = await startedBrief(7);
  await move(paused, 'paused');
  expect(await remindOn('2026-03-08')).toBe(0);
  await move(paused, 'in_progress');
  expect(await remindOn('2026-03-09')).toBe(0);
  await call('PUT', '/api/me/notification-choices/brief', { inProduct: false, byMail: false });
  const before = await told();
  await remindOn('2026-03-08');
  expect(await told()).toHaveLength(before.filter(({ kind }) => kind !== 'brief').length);
});
