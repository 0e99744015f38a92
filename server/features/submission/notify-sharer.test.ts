import { v7 as newId } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import type { Notification } from '#contract/notification.ts';
import { signedInAs, type TestPerson, testApp } from '#test/app.ts';
import { caller } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { finishedDraft, storedBrief, storedPicture } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const call = caller(app);
const student = await signedInAs(database, { name: 'Kei Brandt' });

let teacher: TestPerson;
let copyId: string;

beforeEach(async () => {
  teacher = await signedInAs(database, { name: 'Ines Marau' });
  const own = await storedBrief(database, teacher.userId);
  copyId = (await call(teacher, 'POST', `/api/briefs/${own}/community-copy`)).json().id;
});

async function handIn(person: TestPerson, briefId: string, { isPublic = true } = {}): Promise<string> {
  const draftId = newId();
  const content = finishedDraft([await storedPicture(database, person.userId)], { isPublic });
  await call(person, 'PUT', `/api/submission-drafts/${draftId}`, { briefId, step: 7, revision: 0, content });
  const answer = await call(person, 'POST', '/api/submissions', { draftId, revision: 1 });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

async function show(designId: string, isPublic: boolean) {
  const answer = await call(student, 'PATCH', `/api/submissions/${designId}`, { isPublic });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function bell(person: TestPerson) {
  const { items, unreadCount } = (await call(person, 'GET', '/api/me/notifications')).json();
  return { items: items as Notification[], unreadCount: unreadCount as number };
}

test('BRIEF-9 whoever shared a brief is told of a public design for it, and of the design no more once it is gone', async () => {
  const designId = await handIn(student, copyId);
  const { items, unreadCount } = await bell(teacher);
  expect(items).toMatchObject([
    {
      kind: 'hand_in',
      happening: 'handed_in',
      actor: { displayName: 'Kei Brandt' },
      design: 'Order ahead at a bakery that sells out by ten',
      path: `/showcase/${designId}`,
      isRead: false,
    },
  ]);
  expect(unreadCount).toBe(1);
  await app.inject({ method: 'DELETE', url: `/api/submissions/${designId}`, headers: student.headers });
  expect(await bell(teacher)).toEqual({ items: [], unreadCount: 0 });
});

test('BRIEF-9 a private design for a shared brief is no news until it is public, and then once', async () => {
  const designId = await handIn(student, copyId, { isPublic: false });
  expect((await bell(teacher)).items).toEqual([]);
  await show(designId, true);
  expect((await bell(teacher)).items).toHaveLength(1);
  await show(designId, false);
  expect(await bell(teacher)).toEqual({ items: [], unreadCount: 0 });
  await show(designId, true);
  expect((await bell(teacher)).items).toHaveLength(1);
});

test('BRIEF-9 nobody is told of a design of their own, of one by somebody they have blocked, or of a brief that is not theirs', async () => {
  await handIn(teacher, copyId);
  await database.pool.query('insert into person_blocks (blocker_id, blocked_id) values ($1, $2)', [
    teacher.userId,
    student.userId,
  ]);
  await handIn(student, copyId);
  await handIn(student, await storedBrief(database, null));
  expect((await bell(teacher)).items).toEqual([]);
});

test('BRIEF-9 whoever wants to hear nothing of designs for their shared briefs does not', async () => {
  const chosen = { inProduct: false, byMail: false };
  const answer = await call(teacher, 'PUT', '/api/me/notification-choices/hand_in', chosen);
  expect(answer.statusCode).toBe(200);
  await handIn(student, copyId);
  expect((await bell(teacher)).items).toEqual([]);
});
