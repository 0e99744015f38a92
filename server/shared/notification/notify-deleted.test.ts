import { expect, test } from 'vitest';
import type { Notification, PersonEvent } from '#contract/notification.ts';
import { signedInAs, type TestPerson, testApp } from '#test/app.ts';
import { agreeing, caller, request, submittedDesign, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const call = caller(app);

const deleteDesign = (person: TestPerson, id: string) =>
  app.inject({ method: 'DELETE', url: `/api/submissions/${id}`, headers: person.headers });

async function leave(person: TestPerson) {
  const { handle } = (await call(person, 'GET', '/api/profile')).json();
  return app.inject({ method: 'DELETE', url: '/api/profile', headers: person.headers, payload: { handle } });
}

async function toldTo(person: TestPerson) {
  const { items, unreadCount } = (await call(person, 'GET', '/api/me/notifications')).json();
  const [newest] = items as Notification[];
  const events = (await call(person, 'GET', '/api/events?after=0')).json().items as PersonEvent[];
  return {
    newest,
    unreadCount: unreadCount as number,
    closed: events.filter(({ kind }) => kind === 'workspace_closed').map(({ data }) => data),
  };
}

test('WORK-11 who builds a design is told when it is deleted, and their page of it closes and says why', async () => {
  for (const begin of [working, agreeing]) {
    const { designer, developer, designId, agreementId } = await begin(database, app);
    const before = await toldTo(developer);
    expect((await deleteDesign(designer, designId)).statusCode).toBe(204);
    const { newest, unreadCount, closed } = await toldTo(developer);
    expect(newest).toMatchObject({
      happening: 'design_deleted',
      kind: 'ended',
      design: 'Order ahead at Saltmarsh',
      actor: { displayName: 'Ines Marau' },
      path: '/my-projects?tab=collaborations',
      isRead: false,
    });
    // What was told of the design before has gone with it.
    expect([before.unreadCount > 0, unreadCount]).toEqual([true, 1]);
    expect(closed).toEqual([{ id: agreementId, designId, reason: 'design_deleted' }]);
    expect((await toldTo(designer)).closed).toEqual(closed);
  }
});

test('WORK-11 who has asked for a design is told when it is deleted, who was refused before is not', async () => {
  const designer = await signedInAs(database, { name: 'Ines Marau' });
  const [waiting, refused] = [await signedInAs(database), await signedInAs(database)];
  const designId = await submittedDesign(database, app, designer);
  const ask = (person: TestPerson) =>
    call(person, 'POST', `/api/submissions/${designId}/collaboration-requests`, request);
  await ask(waiting);
  const { id } = (await ask(refused)).json();
  await call(designer, 'PUT', `/api/collaboration-requests/${id}`, { answer: 'decline' });
  await deleteDesign(designer, designId);
  expect((await toldTo(waiting)).newest).toMatchObject({ happening: 'design_deleted' });
  expect((await toldTo(refused)).newest).toBeUndefined();
});

test('SIGN-13 who built with somebody that leaves hears that a former member left, without a name or a title of theirs', async () => {
  const first = await working(database, app);
  expect((await leave(first.designer)).statusCode).toBe(204);
  expect((await toldTo(first.developer)).newest).toMatchObject({ happening: 'designer_gone', actor: null, design: '' });
  expect((await toldTo(first.developer)).closed).toEqual([
    { id: first.agreementId, designId: first.designId, reason: 'member_gone' },
  ]);
  const second = await working(database, app);
  expect((await leave(second.developer)).statusCode).toBe(204);
  expect((await toldTo(second.designer)).newest).toMatchObject({
    happening: 'developer_gone',
    actor: null,
    design: 'Order ahead at Saltmarsh',
  });
});

test('SIGN-13 the name of a deleted design goes for good once its designer does', async () => {
  const { designer, developer, designId } = await working(database, app);
  await deleteDesign(designer, designId);
  expect((await toldTo(developer)).newest).toMatchObject({ design: 'Order ahead at Saltmarsh' });
  await leave(designer);
  expect((await toldTo(developer)).newest).toBeUndefined();
  const { rows } = await database.pool.query(`select from notifications where about is not null and user_id = $1`, [
    developer.userId,
  ]);
  expect(rows).toEqual([]);
});
