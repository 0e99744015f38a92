import { expect, test } from 'vitest';
import { signedInAs, type TestPerson, testApp } from '#test/app.ts';
import { caller, request } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { deletedMeanwhile } from '#test/deleted-meanwhile.ts';
import { storedDesign } from '#test/submission.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const ines = await signedInAs(database, { name: 'Ines Marau' });
const jonas = await signedInAs(database, { name: 'Jonas Oyelaran' });
const call = caller(app);

test.each([
  ['a comment', 'POST', 'comments', { body: 'The board reads well' }],
  ['a like', 'PUT', 'like', undefined],
  ['a critique', 'PUT', 'critique', { revision: 0, marks: [{ line: 'deliverable.0', verdict: 'met' }] }],
  ['a request to build it', 'POST', 'collaboration-requests', request],
] as const)('%s for a design that is being deleted finds no design', async (_what, method, path, payload) => {
  const id = await storedDesign(database, ines.userId, { open_to_collaboration: true });
  const url = `/api/submissions/${id}/${path}`;
  const answer = await deletedMeanwhile(database, 'design_submissions', id, () => call(jonas, method, url, payload));
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'submission_not_found']);
});

test('a reply stays where it was said when who began the thread leaves meanwhile', async () => {
  const id = await storedDesign(database, ines.userId);
  const kei = await signedInAs(database, { name: 'Kei Brandt' });
  const say = (by: TestPerson, body: string, parentId?: string) =>
    call(by, 'POST', `/api/submissions/${id}/comments`, { body, parentId });
  const { id: first } = (await say(kei, 'What if a bake is cancelled?')).json();
  const { id: reply } = (await say(ines, 'It stays for the day.', first)).json();
  const answer = await deletedMeanwhile(database, 'profiles', kei.userId, () => say(jonas, 'All day?', reply));
  expect([answer.statusCode, answer.json().parentId], answer.body).toEqual([201, reply]);
});
