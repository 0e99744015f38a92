import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { signedInAs, TEST_SECRET, testApp } from '../../test/app.ts';
import { createTestDatabase } from '../../test/database.ts';
import { storedBrief, storedDesign, storedPicture } from '../../test/submission.ts';
import { commands } from './commands.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const development = readConfig({});

async function run(name: string, ...args: string[]): Promise<string> {
  return commands[name]!.prepare(args, development)({ database, secret: TEST_SECRET });
}
const status = async (url: string, headers = {}) => (await app.inject({ url, headers })).statusCode;

test('OPS-3 an operator takes a design away for good, with its pictures, and its brief goes back to the bench', async () => {
  const { userId, headers } = await signedInAs(database, { name: 'Rafa Quiroga' });
  const [briefId, picture] = [await storedBrief(database, userId), await storedPicture(database, userId)];
  const id = await storedDesign(database, userId, { title: 'Tide', brief_id: briefId, cover_media_id: picture });
  const frame = { submission_id: id, id: '1:2', position: 0, name: 'Board', page_id: null, page_name: null };
  await database.kysely
    .insertInto('submission_frames')
    .values({ ...frame, media_id: picture })
    .execute();
  await app.inject({
    method: 'PUT',
    url: `/api/briefs/${briefId}/progress`,
    headers,
    payload: { status: 'in_progress' },
  });
  await database.kysely
    .updateTable('user_brief_progress')
    .set({ status: 'submitted', submission_id: id })
    .where('brief_id', '=', briefId)
    .execute();
  expect(await run('remove', `https://briefs.example/showcase/${id}`)).toContain('“Tide” by rafa-quiroga is gone');
  expect(await status(`/api/submissions/${id}`, headers)).toBe(404);
  expect(await status(`/api/media/${picture}`, headers)).toBe(404);
  const { progress } = (await app.inject({ url: `/api/briefs/${briefId}`, headers })).json();
  expect(progress).toMatchObject({ status: 'in_progress', submissionId: null });
  await expect(run('remove', id)).rejects.toThrow('There is no design and no community brief');
});

test('OPS-3 the title of a design or a brief changes nothing on the operator’s screen', async () => {
  const { userId } = await signedInAs(database);
  const id = await storedDesign(database, userId, { title: 'Tide\u001b[2J\u202ebackwards' });
  expect(await run('remove', id)).toContain('“Tide [2J backwards” by');
  const brief = await storedBrief(database, null);
  await database.pool.query(`update design_briefs set title = $2 where id = $1`, [brief, 'Oven\u001b[2Jtime']);
  expect(await run('week', brief)).toContain('“Oven [2Jtime” is');
  expect(await run('remove', brief)).toContain('“Oven [2Jtime” is gone');
});

test('OPS-3 an operator takes a case study away, draft and page', async () => {
  const { userId, headers } = await signedInAs(database, { name: 'Kei Tanaka' });
  const submissionId = await storedDesign(database, userId);
  const made = await app.inject({ method: 'POST', url: '/api/case-studies', headers, payload: { submissionId } });
  const { id } = made.json();
  expect(await run('remove', `/case-study/view/${id}`)).toBe('The case study of kei-tanaka is gone, draft and page.');
  expect(await status(`/api/case-studies/${id}`, headers)).toBe(404);
  await expect(run('remove', id)).rejects.toThrow('There is no case study');
});

test('OPS-3 an operator takes an unlisted case study away by the address of its page', async () => {
  const { userId, headers } = await signedInAs(database, { name: 'Mara Lind' });
  const submissionId = await storedDesign(database, userId);
  const made = await app.inject({ method: 'POST', url: '/api/case-studies', headers, payload: { submissionId } });
  const { id, revision } = made.json();
  const url = `/api/case-studies/${id}/published`;
  const payload = { revision, visibility: 'unlisted' };
  const { link } = (await app.inject({ method: 'PUT', url, headers, payload })).json().published;
  expect(await run('remove', `https://briefs.example/case-study/view/${link}`)).toContain('of mara-lind is gone');
});

test('OPS-3 a community brief is taken away; one that people work on only where the operator says so again', async () => {
  const { userId } = await signedInAs(database);
  const [idle, answered, own] = [
    await storedBrief(database, null),
    await storedBrief(database, null),
    await storedBrief(database, userId),
  ];
  await storedDesign(database, userId, { brief_id: answered });
  expect(await run('remove', `/brief/${idle}`)).toContain('is gone');
  await expect(run('remove', answered)).rejects.toThrow('designs that answer it: 1');
  expect(await status(`/api/briefs/${answered}`)).toBe(200);
  await run('remove', answered, '--anyway');
  for (const id of [idle, answered]) expect(await status(`/api/briefs/${id}`)).toBe(404);
  await expect(run('remove', own, '--anyway')).rejects.toThrow('no community brief');
});

test.each(['Tide', '/showcase', '', '/case-study/view/cs-'])('OPS-3 "%s" names no page to remove', (page) => {
  expect(() => commands.remove!.prepare([page], development)).toThrow('by the address of its page');
});

test('OPS-3 an operator has a brief written that belongs to nobody, sound and under a docket of its own', async () => {
  const said = await run('brief', 'food', 'retro', 'organic');
  const [, title, docket, id] =
    /^“(.+)” \((BF\d{8,})\) belongs to everybody now: http:\/\/localhost:3000\/brief\/(.+)$/.exec(said) ?? [];
  const brief = (await app.inject({ url: `/api/briefs/${id}` })).json();
  expect(brief).toMatchObject({ title, docket, isCommunity: true, industry: 'food', styles: ['retro', 'organic'] });
  expect(brief.originality).toBeTruthy();
  const { items } = (await app.inject({ url: '/api/community-briefs' })).json();
  expect(items.map((item: { id: string }) => item.id)).toContain(id);
});

test.each([[['food']], [['food', 'retro', 'retro']], [['bread', 'retro']], [['food', 'retro', 'bold', 'minimal']]])(
  'OPS-3 a brief of %j is refused with the choice there is',
  (args) => {
    expect(() => commands.brief!.prepare(args, development)).toThrow('Industries: ecommerce, health');
  },
);

test('SHOW-10 the operator chooses the brief of a week, and only a community brief', async () => {
  const { userId } = await signedInAs(database);
  const [shared, own] = [await storedBrief(database, null), await storedBrief(database, userId)];
  expect(await run('week', `https://briefs.example/brief/${shared}`, '2099-01-05')).toContain('from 5 to 11 January');
  expect(await run('week', shared)).toContain('is the brief of the week');
  await expect(run('week', own, '2099-01-05')).rejects.toThrow('There is no community brief');
  await expect(async () => run('week', shared, '2099-01-06')).rejects.toThrow('a week by its Monday');
  await expect(async () => run('week', shared, '2020-01-06')).rejects.toThrow('A week that is over');
});
