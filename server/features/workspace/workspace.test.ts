import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import type { Notification, PersonEvent } from '#contract/notification.ts';
import { activityItem, workspaceComment, workspaceView } from '#contract/workspace.ts';
import { type TestPerson, testApp } from '#test/app.ts';
import { agreeing, caller, type Pair, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { withoutLimits } from '#test/without-limits.ts';

const database = await createTestDatabase();
await withoutLimits(database);
const app = await testApp({ database });
const call = caller(app);

const read = (person: TestPerson | null, id: string) => call(person, 'GET', `/api/workspaces/${id}`);
const move = (person: TestPerson | null, id: string, from: string, to: string) =>
  call(person, 'PUT', `/api/workspaces/${id}/status`, { from, to });
const comment = (person: TestPerson | null, id: string, text: string) =>
  call(person, 'POST', `/api/workspaces/${id}/comments`, { text });
const progress = (person: TestPerson | null, id: string, message: string) =>
  call(person, 'POST', `/api/workspaces/${id}/progress`, { message });
const links = (person: TestPerson | null, id: string, body: object) =>
  call(person, 'PUT', `/api/workspaces/${id}/links`, body);
const view = async (person: TestPerson, id: string) => workspaceView.parse((await read(person, id)).json());

/** Every call of the workspace, as a person. */
const everyCall = (person: TestPerson | null, designId: string) => [
  read(person, designId),
  move(person, designId, 'planning', 'building'),
  comment(person, designId, 'Hello'),
  progress(person, designId, 'Done'),
  links(person, designId, { demoUrl: 'https://demo.example' }),
  call(person, 'GET', `/api/workspaces/${designId}/comments?before=${newId()}`),
  call(person, 'GET', `/api/workspaces/${designId}/activity?before=${newId()}`),
];
const statuses = async (calls: ReturnType<typeof everyCall>) =>
  (await Promise.all(calls)).map(({ statusCode }) => statusCode);

test('WORK-1 designer and developer enter, each in their part', async () => {
  const { designer, developer, designId } = await working(database, app);
  expect(await view(designer, designId)).toMatchObject({ iAm: 'designer', status: 'planning', isDemo: false });
  const seen = await view(developer, designId);
  expect(seen).toMatchObject({ iAm: 'developer', activity: [{ type: 'claim', actor: { role: 'developer' } }] });
  expect(seen.frames).toHaveLength(2);
  expect(seen.lapsesAt).not.toBeNull();
});

test('WORK-6 both see what the designer noted on the frames, the brief that the design answers, and its twist once it was told', async () => {
  const { designer, developer, designId } = await working(database, app);
  const notes = {
    pins: [{ id: 'pin', x: 20, y: 69.5, text: 'Times before products.' }],
    general: [{ id: 'note', text: 'One oven.' }],
  };
  await database.pool.query('update submission_frames set notes = $2 where submission_id = $1', [designId, notes]);
  const told = 'Half of the orders are for two loaves now.';
  const seen = await view(developer, designId);
  expect(seen.frames.map((frame) => frame.notes)).toEqual([notes, notes]);
  expect(seen.brief).toMatchObject({ plotTwist: null, isReadable: false });
  expect(seen.brief!.deliverables.flatMap(({ requirements }) => requirements).length).toBeGreaterThan(0);
  await database.pool.query(
    `update design_briefs b set content = jsonb_set(b.content, '{plotTwist}', to_jsonb($2::text))
     from design_submissions s where s.id = $1 and b.id = s.brief_id`,
    [designId, told],
  );
  expect((await view(developer, designId)).brief!.plotTwist).toBe(told);
  expect((await view(designer, designId)).brief!.isReadable).toBe(true);
});

test('WORK-1 a guest, a third person and an address that is not there get nothing, in any call', async () => {
  const { third, designId } = await working(database, app);
  expect(await statuses(everyCall(null, designId))).toEqual(Array(7).fill(401));
  expect(await statuses(everyCall(third, designId))).toEqual(Array(7).fill(404));
  const [strange, missing] = [await read(third, designId), await read(third, newId())];
  const without = (text: string) => text.replace(/"requestId":"[^"]+"/, '');
  expect(without(strange.body)).toBe(without(missing.body));
});

test('WORK-1 nobody enters before both have confirmed', async () => {
  const { designer, developer, designId } = await agreeing(database, app);
  expect(await statuses(everyCall(designer, designId))).toEqual(Array(7).fill(404));
  expect(await statuses(everyCall(developer, designId))).toEqual(Array(7).fill(404));
});

test('WORK-1 after the end neither enters any more', async () => {
  const { designer, developer, designId, agreementId } = await working(database, app);
  await call(designer, 'POST', `/api/agreements/${agreementId}/end`, {});
  expect(await statuses(everyCall(developer, designId))).toEqual(Array(7).fill(404));
  expect(await statuses(everyCall(designer, designId))).toEqual(Array(7).fill(404));
});

test('WORK-1 who builds a design sees it and its pictures also when it was made private', async () => {
  const { designer, developer, third, designId } = await working(database, app);
  const change = { isPublic: false, openToCollaboration: false };
  expect((await call(designer, 'PATCH', `/api/submissions/${designId}`, change)).statusCode).toBe(200);
  const [frame] = (await view(developer, designId)).frames;
  const picture = (person: TestPerson) => call(person, 'GET', `/api/media/${frame!.picture.mediaId}`);
  expect((await picture(developer)).statusCode).toBe(200);
  expect((await picture(third)).statusCode).toBe(404);
});

test('WORK-3 a build goes from planning to building to complete, and no other way', async () => {
  const { designer, developer, designId } = await working(database, app);
  const refused = async (from: string, to: string) => (await move(developer, designId, from, to)).statusCode;
  expect(await refused('planning', 'complete')).toBe(409);
  expect(await refused('building', 'complete')).toBe(409);
  expect((await move(developer, designId, 'planning', 'building')).json().status).toBe('building');
  expect(await refused('building', 'planning')).toBe(409);
  const complete = (by: TestPerson, reason?: string) =>
    call(by, 'PUT', `/api/workspaces/${designId}/status`, { from: 'building', to: 'complete', reason });
  expect((await complete(designer, 'Seen together on the preview.')).json().status).toBe('complete');
  for (const [from, to] of [
    ['complete', 'building'],
    ['complete', 'planning'],
    ['planning', 'building'],
  ] as const)
    expect(await refused(from, to)).toBe(409);
  expect(await refused('building', 'built')).toBe(400);
  const { stages, activity, lapsesAt } = await view(designer, designId);
  expect(stages.planning < stages.building! && stages.building! < stages.complete!).toBe(true);
  expect(activity.map(({ metadata }) => metadata.status ?? '')).toEqual(['complete', 'building', '']);
  expect(lapsesAt).toBeNull();
});

test('WORK-3 a build with open frames is completed by the designer alone, who says why', async () => {
  const { designer, developer, designId } = await working(database, app);
  await move(developer, designId, 'planning', 'building');
  const complete = (by: TestPerson, reason?: string) =>
    call(by, 'PUT', `/api/workspaces/${designId}/status`, { from: 'building', to: 'complete', reason });
  const refused = await complete(developer, 'It is good enough.');
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'move_refused']);
  expect(refused.json().error.message).toMatch(/not built\. The designer can complete the build all the same/);
  expect((await complete(designer)).json().error.message).toMatch(/Say why the build is complete all the same/);
  const { review, frames, scope } = await view(designer, designId);
  expect(review.openFrames[0]).toMatchObject({ why: 'unbuilt' });
  // The scope is free text, so the sentence says that all frames are counted.
  expect(refused.json().error.message).toContain(`Of the design’s ${frames.length} frames, `);
  expect(scope).toMatch(/^All frames of /);
  expect((await complete(designer, 'Seen together on the preview.')).statusCode).toBe(200);
  expect((await view(developer, designId)).activity[0]).toMatchObject({
    metadata: { status: 'complete', message: 'Seen together on the preview.' },
  });
});

test('WORK-3 the table itself lets no stage be skipped or reversed', async () => {
  const { designId } = await working(database, app);
  const set = (status: string) =>
    database.pool.query(
      `update workspaces set status = $2, building_at = now(), complete_at = case when $2 = 'complete' then now() end
       where submission_id = $1`,
      [designId, status],
    );
  await expect(set('complete')).rejects.toThrow('A build does not go from planning to complete');
  await set('building');
  await expect(
    database.pool.query(`update workspaces set status = 'planning', building_at = null where submission_id = $1`, [
      designId,
    ]),
  ).rejects.toThrow('A build does not go from building to planning');
});

test('WORK-3 two people who move at once make one move and one item of the activity', async () => {
  const { designer, developer, designId } = await working(database, app);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => move(n % 2 ? designer : developer, designId, 'planning', 'building')),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const { activity, status } = await view(designer, designId);
  expect(status).toBe('building');
  expect(activity.filter(({ type }) => type === 'status_change')).toHaveLength(1);
});

test('WORK-4 links are kept, cleared with nothing, and only http and https', async () => {
  const { developer, designId } = await working(database, app);
  const kept = await links(developer, designId, { demoUrl: ' https://saltmarsh.example/a ' });
  expect(kept.json()).toEqual({ demoUrl: 'https://saltmarsh.example/a', repoUrl: null });
  for (const demoUrl of ['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'saltmarsh', '//a.example'])
    expect((await links(developer, designId, { demoUrl })).json().error.fields).toEqual({
      demoUrl: 'Use a web address, such as https://example.org',
    });
  expect((await links(developer, designId, { demoUrl: 'saltmarsh.example' })).json().demoUrl).toBe(
    'https://saltmarsh.example/',
  );
  expect((await links(developer, designId, { repoUrl: 'https://gitlab.example/a/b' })).json().error.fields).toEqual({
    repoUrl: 'Use a repository at github.com, such as github.com/owner/name',
  });
  expect((await links(developer, designId, { repoUrl: 'https://github.com/a/b', demoUrl: '' })).json()).toEqual({
    demoUrl: null,
    repoUrl: 'https://github.com/a/b',
  });
});

test('WORK-4 an address that grows over 500 characters once it is kept is refused beside its field', async () => {
  const { developer, designId } = await working(database, app);
  const long = { demoUrl: 'Keep the address under 501 characters' };
  for (const demoUrl of [`saltmarsh.example/${'a'.repeat(480)}`, `https://saltmarsh.example/${'ä'.repeat(100)}`]) {
    const answer = await links(developer, designId, { demoUrl });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, long]);
  }
});

test('WORK-5 progress of up to 280 characters is kept and shown in the activity', async () => {
  const { designer, developer, designId } = await working(database, app);
  expect((await progress(developer, designId, '  \n')).statusCode).toBe(400);
  expect((await progress(developer, designId, 'x'.repeat(281))).statusCode).toBe(400);
  const shared = await progress(developer, designId, ` ${'x'.repeat(280)} `);
  expect(shared.statusCode).toBe(201);
  expect(activityItem.parse(shared.json()).metadata.message).toHaveLength(280);
  expect((await view(designer, designId)).activity[0]).toMatchObject({
    type: 'progress_update',
    actor: { displayName: 'Jonas Oyelaran', role: 'developer' },
  });
});

test('WORK-8 messages are kept in order, with who said them; an empty one is refused', async () => {
  const { designer, developer, designId } = await working(database, app);
  expect((await comment(developer, designId, ' \n ')).statusCode).toBe(400);
  expect(workspaceComment.parse((await comment(developer, designId, 'Keeping both.')).json()).role).toBe('developer');
  await comment(designer, designId, '<b>Hold</b> everything.');
  const { comments, commentCount } = await view(developer, designId);
  expect(comments.map(({ role, text }) => `${role}: ${text}`)).toEqual([
    'developer: Keeping both.',
    'designer: <b>Hold</b> everything.',
  ]);
  expect(commentCount).toBe(2);
});

test('WORK-8 a message that is sent again with its key is kept once', async () => {
  const { developer, designId } = await working(database, app);
  const key = newId();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      app.inject({
        method: 'POST',
        url: `/api/workspaces/${designId}/comments`,
        headers: { ...developer.headers, 'idempotency-key': key },
        payload: { text: 'Once.' },
      }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect((await view(developer, designId)).commentCount).toBe(1);
});

test('WORK-8 older messages are asked for, page by page', async () => {
  const { developer, designId } = await working(database, app);
  for (let n = 0; n < 130; n += 1) await comment(developer, designId, `Message ${n}`);
  const { comments, commentCount } = await view(developer, designId);
  expect([comments.length, commentCount, comments[0]!.text]).toEqual([100, 130, 'Message 30']);
  const older = await call(developer, 'GET', `/api/workspaces/${designId}/comments?before=${comments[0]!.id}`);
  expect(older.json().items.map(({ text }: { text: string }) => text)).toEqual(
    Array.from({ length: 30 }, (_, n) => `Message ${n}`),
  );
});

test('WORK-11 what one does the other is told, messages once until read, by choice not at all', async () => {
  const { designer, developer, designId }: Pair = await working(database, app);
  await call(designer, 'PUT', '/api/me/notifications/read', {});
  for (const text of ['One', 'Two', 'Three']) await comment(developer, designId, text);
  await move(developer, designId, 'planning', 'building');
  const told = async (person: TestPerson) => (await call(person, 'GET', '/api/me/notifications')).json();
  const news = await told(designer);
  expect(news.unreadCount).toBe(2);
  expect(news.items.slice(0, 2).map(({ happening }: { happening: string }) => happening)).toEqual([
    'moved_to_building',
    'commented',
  ]);
  await call(designer, 'PUT', '/api/me/notifications/read', { ids: [news.items[0].id] });
  expect((await told(designer)).unreadCount).toBe(1);
  await call(designer, 'PUT', '/api/me/notification-choices/status', { inProduct: false, byMail: false });
  await call(developer, 'PUT', `/api/workspaces/${designId}/links`, { demoUrl: 'https://saltmarsh.example' });
  await call(developer, 'POST', `/api/workspaces/${designId}/progress`, { message: 'The board is up.' });
  const later = await told(designer);
  expect(later.items.map(({ happening }: { happening: string }) => happening)).not.toContain('progress_shared');
  expect(later.unreadCount).toBe(1);
});

test('WORK-11 a later message brings the one line up, with its time and how many there are, and counts once', async () => {
  const { designer, developer, designId } = await working(database, app);
  const told = async () => (await call(designer, 'GET', '/api/me/notifications')).json();
  await call(designer, 'PUT', '/api/me/notifications/read', {});
  await comment(developer, designId, 'One');
  await move(developer, designId, 'planning', 'building');
  await comment(developer, designId, 'Two');
  const { items, unreadCount } = await told();
  expect(items.slice(0, 2).map(({ happening, times }: Notification) => [happening, times])).toEqual([
    ['commented', 2],
    ['moved_to_building', 1],
  ]);
  expect(unreadCount).toBe(2);
  const { comments } = await view(designer, designId);
  expect(Math.abs(Date.parse(items[0].createdAt) - Date.parse(comments.at(-1)!.createdAt))).toBeLessThan(1_000);
  // Its events tell an open page which of them is one more to count.
  const events = (await call(designer, 'GET', '/api/events?after=0')).json().items as PersonEvent[];
  expect(events.filter(({ data }) => data.id === items[0].id).map(({ data }) => data.isNew)).toEqual([true, false]);
  await call(designer, 'PUT', '/api/me/notifications/read', {});
  await comment(developer, designId, 'Three');
  expect((await told()).items[0]).toMatchObject({ happening: 'commented', times: 1, isRead: false });
});

test('WORK-11 the bell counts no kind that the person switched off, and so nothing that the list leaves out', async () => {
  const { designer, developer, designId } = await working(database, app);
  await call(designer, 'PUT', '/api/me/notifications/read', {});
  await comment(developer, designId, 'One');
  const choose = (inProduct: boolean) =>
    call(designer, 'PUT', '/api/me/notification-choices/comment', { inProduct, byMail: false });
  const told = async () => {
    const { items, unreadCount } = (await call(designer, 'GET', '/api/me/notifications')).json();
    return [items.filter(({ isRead }: Notification) => !isRead).length, unreadCount];
  };
  await choose(false);
  expect(await told()).toEqual([0, 0]);
  await choose(true);
  expect(await told()).toEqual([1, 1]);
});

test('WORK-11 whoever has a page before them has read what leads to it, and nothing else', async () => {
  const { designer, developer, designId } = await working(database, app);
  await call(designer, 'PUT', '/api/me/notifications/read', {});
  await comment(developer, designId, 'One');
  const elsewhere = await working(database, app);
  const read = (path: string) => call(designer, 'PUT', '/api/me/notifications/read', { path });
  expect((await read(`/workspace/${elsewhere.designId}`)).json()).toEqual({ unreadCount: 1 });
  expect((await read(`/workspace/${designId}`)).json()).toEqual({ unreadCount: 0 });
});

test('WORK-11 notifications and choices are one’s own, and no guest’s', async () => {
  const { designer, third } = await working(database, app);
  const [{ id }] = (await call(designer, 'GET', '/api/me/notifications')).json().items;
  await call(third, 'PUT', '/api/me/notifications/read', { ids: [id] });
  const { items } = (await call(designer, 'GET', '/api/me/notifications')).json();
  expect(items[0]).toMatchObject({ id, isRead: false });
  expect((await call(third, 'GET', '/api/me/notifications')).json()).toEqual({
    items: [],
    unreadCount: 0,
    eventsUntil: 0,
  });
  for (const [method, url, body] of [
    ['GET', '/api/me/notifications'],
    ['PUT', '/api/me/notifications/read', {}],
    ['GET', '/api/me/notification-choices'],
    ['PUT', '/api/me/notification-choices/comment', { inProduct: true, byMail: true }],
    ['GET', '/api/events'],
  ] as const)
    expect((await call(null, method, url, body)).statusCode).toBe(401);
});

test('WORK-8 WORK-9 a long message is quoted in the activity, wherever an emoji stands in it', async () => {
  const { designer, developer, designId } = await working(database, app);
  for (const [n, person] of [designer, developer].entries()) {
    const text = `${'x'.repeat(138 + n)}🥖${'y'.repeat(20)}`;
    expect((await comment(person, designId, text)).statusCode).toBe(201);
    const { activity, comments } = await view(person, designId);
    expect(comments.at(-1)!.text).toBe(text);
    const [{ metadata }] = activity as [(typeof activity)[number]];
    expect(metadata.message!.length).toBeLessThanOrEqual(140);
    expect(metadata.message).toMatch(/^x+…$/);
  }
});

test('WORK-12 what the developer shares renews their claim, what the designer shares does not', async () => {
  const { designer, developer, designId } = await working(database, app);
  const heard = async () => {
    const { rows } = await database.pool.query('select heard_at, changed_at from workspaces where submission_id = $1', [
      designId,
    ]);
    return rows[0] as { heard_at: Date; changed_at: Date };
  };
  const quiet = `update workspaces set heard_at = now() - interval '20 days', changed_at = now() - interval '20 days'
    where submission_id = $1`;
  await database.pool.query(quiet, [designId]);
  const before = await heard();
  await call(designer, 'POST', `/api/workspaces/${designId}/progress`, { message: 'The tokens are final.' });
  const between = await heard();
  expect(between.heard_at).toEqual(before.heard_at);
  expect(between.changed_at > before.changed_at).toBe(true);
  await call(developer, 'POST', `/api/workspaces/${designId}/progress`, { message: 'The board is up.' });
  expect((await heard()).heard_at > before.heard_at).toBe(true);
});

test('WORK-8 messages are counted up to ten thousand, which each look at the workspace would count anew', async () => {
  const { designer, designId, agreementId } = await working(database, app);
  await database.pool.query(
    `insert into workspace_comments (id, workspace_id, author_id, text) select gen_random_uuid(), $1, $2, 'More'
     from generate_series(1, 10001)`,
    [agreementId, designer.userId],
  );
  expect((await view(designer, designId)).commentCount).toBe(10_000);
});
