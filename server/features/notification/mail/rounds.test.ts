import { v7 as newId } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { transaction } from '#server/platform/database/transaction.ts';
import { createLog } from '#server/platform/log.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { smtpMailer } from '#server/platform/mail/smtp.ts';
import { notifyPerson } from '#server/shared/notification/notify-person.ts';
import { signedInAs, TEST_SECRET, type TestPerson, testApp } from '#test/app.ts';
import { caller, type Pair, request, submittedDesign, working } from '#test/collaboration.ts';
import { createTestDatabase } from '#test/database.ts';
import { startSmtp } from '#test/smtp.ts';
import { storedBrief } from '#test/submission.ts';
import { mailRound, mailTiming, type RoundParts } from './rounds.ts';
import { unsubscribeTokens } from './unsubscribe-token.ts';

const database = await createTestDatabase();
const app = await testApp({ database });
const call = caller(app);
const smtp = await startSmtp();
afterAll(() => smtp.close());

const lines: string[] = [];
const log = createLog('trace', { write: (line: string) => void lines.push(line) });
const publicUrl = 'https://foundry.example';
const tokens = unsubscribeTokens(TEST_SECRET);
const parts: RoundParts = {
  database,
  mailer: smtpMailer(smtp.config),
  tokens,
  publicUrl,
  newId,
  log,
  timing: { ...mailTiming, gatherMs: 0 },
};
const round = (change: Partial<RoundParts> = {}) => mailRound({ ...parts, ...change });

let count = 0;
/** Gives the person an address and their wishes; answers the address. */
async function reachable(person: TestPerson, kinds: string[], { inProduct = true } = {}): Promise<string> {
  count += 1;
  const address = `person${count}@people.example`;
  await database.pool.query('update profiles set email = $2 where id = $1', [person.userId, address]);
  for (const kind of kinds)
    await call(person, 'PUT', `/api/me/notification-choices/${kind}`, { inProduct, byMail: true });
  return address;
}

const say = (pair: Pair, text = 'Hold everything until the last one.') =>
  call(pair.designer, 'POST', `/api/workspaces/${pair.designId}/comments`, { text });

/** What has arrived since, the oldest first. */
const arrived = () => smtp.received.splice(0);
const passes = (what: string) =>
  database.pool.query(`update mails set try_at = try_at - $1::interval, created_at = created_at - $1::interval`, [
    what,
  ]);
const states = async (person: TestPerson) =>
  (
    await database.pool.query('select state, tries, failure from mails where user_id = $1 order by created_at', [
      person.userId,
    ])
  ).rows;

afterEach(() => {
  expect(arrived()).toEqual([]);
  expect(lines.join('')).not.toMatch(/people\.example|Jonas|Saltmarsh/);
});

test('WORK-11 what a person chose to hear of by e-mail comes to their address, with the way there and the way out', async () => {
  const pair = await working(database, app);
  const address = await reachable(pair.developer, ['comment']);
  await say(pair);
  expect(await round({ timing: mailTiming })).toBe(0);
  expect(await round()).toBe(1);
  const [mail] = arrived();
  expect(mail!.to).toEqual([address]);
  expect(mail!.headers.get('subject')![0]).toMatch(/^Ines Marau wrote about “.+”$/);
  expect(mail!.text).toContain(`${publicUrl}/workspace/${pair.designId}`);
  expect(mail!.text).toContain(`${publicUrl}/settings#notify`);
  const unsubscribe = `${publicUrl}/unsubscribe/${tokens.of(pair.developer.userId)}`;
  expect(mail!.text).toContain(unsubscribe);
  expect(mail!.html).toContain(`href="${unsubscribe}"`);
  expect(mail!.headers.get('list-unsubscribe')).toEqual([`<${unsubscribe}>`]);
  // What people write to each other does not leave the product.
  expect(mail!.raw).not.toContain('Hold everything');
  expect(await round()).toBe(0);
  expect(await states(pair.developer)).toEqual([{ state: 'sent', tries: 1, failure: null }]);
});

test('WORK-11 without a choice there is no e-mail, and without an address neither', async () => {
  const pair = await working(database, app);
  await reachable(pair.developer, []);
  await say(pair);
  const silent = await working(database, app);
  await reachable(silent.developer, ['comment']);
  await database.pool.query('update profiles set email = null where id = $1', [silent.developer.userId]);
  await say(silent);
  expect(await round()).toBe(0);
});

test.each<[string, (pair: Pair) => Promise<unknown>]>([
  ['has read it', ({ developer }) => call(developer, 'PUT', '/api/me/notifications/read', {})],
  [
    'no longer wants it by e-mail',
    ({ developer }) =>
      call(developer, 'PUT', '/api/me/notification-choices/comment', { inProduct: true, byMail: false }),
  ],
  [
    'may no longer enter the workspace',
    ({ designer, agreementId }) => call(designer, 'POST', `/api/agreements/${agreementId}/end`, { block: false }),
  ],
  [
    'has blocked the other one',
    ({ developer, designer }) =>
      database.pool.query('insert into person_blocks (blocker_id, blocked_id) values ($1, $2)', [
        developer.userId,
        designer.userId,
      ]),
  ],
  [
    'was blocked by the other one',
    ({ developer, designer }) =>
      database.pool.query('insert into person_blocks (blocker_id, blocked_id) values ($1, $2)', [
        designer.userId,
        developer.userId,
      ]),
  ],
  [
    'has deleted their account',
    ({ developer }) => database.pool.query('delete from profiles where id = $1', [developer.userId]),
  ],
  [
    'has lost their address',
    ({ developer }) => database.pool.query('update profiles set email = null where id = $1', [developer.userId]),
  ],
])('WORK-11 nobody gets an e-mail who %s meanwhile, even when it was gathered already', async (_what, meanwhile) => {
  for (const isGathered of [false, true]) {
    const pair = await working(database, app);
    await reachable(pair.developer, ['comment']);
    await say(pair);
    // Gathered, and put back because nothing goes at the moment.
    if (isGathered) {
      await round({ mailer: away });
      await passes('2 minutes');
    }
    await meanwhile(pair);
    expect(await round()).toBe(0);
  }
});

const away: Mailer = { kind: 'smtp', send: () => Promise.reject(new Error('Nobody answers ines@people.example')) };

test('WORK-11 news of a design that became private reaches nobody but those who may see it', async () => {
  const owner = await signedInAs(database, { name: 'Ines Marau' });
  const reader = await signedInAs(database, { name: 'Jonas Oyelaran' });
  const designId = await submittedDesign(database, app, owner);
  for (const person of [owner, reader]) {
    await reachable(person, ['request']);
    await transaction(database.kysely, (tx) =>
      notifyPerson(tx, {
        id: newId(),
        to: person.userId,
        happening: 'asked',
        actorId: null,
        submissionId: designId,
        path: '/showcase',
      }),
    );
  }
  await database.pool.query(
    'update design_submissions set is_public = false, open_to_collaboration = false where id = $1',
    [designId],
  );
  expect(await round()).toBe(1);
  const [{ email }] = (await database.pool.query('select email from profiles where id = $1', [owner.userId])).rows;
  expect(arrived().map(({ to }) => to)).toEqual([[email]]);
});

test('WORK-11 who may get an e-mail about a workspace follows from its kind, whatever address it leads to', async () => {
  const { designer, developer, third, designId } = await working(database, app);
  const [address] = [await reachable(developer, ['comment']), await reachable(third, ['comment'])];
  for (const { userId } of [developer, third])
    await transaction(database.kysely, (tx) =>
      notifyPerson(tx, {
        id: newId(),
        to: userId,
        happening: 'commented',
        actorId: designer.userId,
        submissionId: designId,
        path: '/moved',
      }),
    );
  await round();
  expect(arrived().map(({ to }) => to)).toEqual([[address]]);
});

test('BRIEF-9 who shared a brief hears of a design for it by e-mail if they chose so, unless it became private meanwhile', async () => {
  const [teacher, student] = [await signedInAs(database), await signedInAs(database, { name: 'Jonas Oyelaran' })];
  const [designId, hidden] = [
    await submittedDesign(database, app, student),
    await submittedDesign(database, app, student),
  ];
  await reachable(teacher, ['hand_in']);
  const briefId = await storedBrief(database, null);
  for (const submissionId of [designId, hidden])
    await transaction(database.kysely, (tx) =>
      notifyPerson(tx, {
        id: newId(),
        to: teacher.userId,
        happening: 'handed_in',
        actorId: student.userId,
        submissionId,
        briefId,
        path: `/showcase/${submissionId}`,
      }),
    );
  // A request to build a design shows other notifications about it. This one is about the public page.
  await call(teacher, 'POST', `/api/submissions/${hidden}/collaboration-requests`, request);
  await call(student, 'PATCH', `/api/submissions/${hidden}`, { isPublic: false, openToCollaboration: false });
  expect(await round()).toBe(1);
  const [mail] = arrived();
  expect(mail!.headers.get('subject')![0]).toMatch(/^Jonas Oyelaran answered your brief “Order ahead at a bakery .+”$/);
  expect(mail!.text).toContain(`${publicUrl}/showcase/${designId}`);
  expect(mail!.text).not.toContain(hidden);
});

test('DET-5 an e-mail does not say what a design is called that became private meanwhile', async () => {
  const [designer, developer] = [await signedInAs(database), await signedInAs(database)];
  const designId = await submittedDesign(database, app, designer);
  await reachable(developer, ['answer']);
  const asked = await call(developer, 'POST', `/api/submissions/${designId}/collaboration-requests`, request);
  await call(designer, 'PUT', `/api/collaboration-requests/${asked.json().id}`, { answer: 'decline', reason: '' });
  const change = { isPublic: false, openToCollaboration: false, title: 'Canary of the second round' };
  await call(designer, 'PATCH', `/api/submissions/${designId}`, change);
  expect(await round()).toBe(1);
  const [mail] = arrived();
  expect(mail!.headers.get('subject')![0]).toContain('“A private design”');
  expect(mail!.text).not.toContain('Canary');
});

test('WORK-11 e-mails come at most once an hour, gathered, or once a day for whoever wants that', async () => {
  for (const [pace, wait, tooShort] of [
    ['hourly', '61 minutes', '50 minutes'],
    ['daily', '25 hours', '23 hours'],
  ] as const) {
    const pair = await working(database, app);
    await reachable(pair.developer, ['comment', 'status']);
    expect((await call(pair.developer, 'PUT', '/api/me/mail-pace', { pace })).statusCode).toBe(200);
    await say(pair);
    expect(await round()).toBe(1);
    expect(arrived()[0]!.text).toContain(pace === 'hourly' ? 'at most once an hour' : 'at most once a day');
    await call(pair.developer, 'PUT', '/api/me/notifications/read', {});
    await say(pair);
    await call(pair.designer, 'PUT', `/api/workspaces/${pair.designId}/status`, { from: 'planning', to: 'building' });
    await passes(tooShort);
    expect(await round()).toBe(0);
    await database.pool.query('update mails set created_at = created_at + $1::interval', [tooShort]);
    await passes(wait);
    expect(await round()).toBe(1);
    const [mail] = arrived();
    expect(mail!.headers.get('subject')![0]).toMatch(/wrote about “.+”, and 1 more$/);
    expect(mail!.text).toContain('to Building');
  }
});

test('WORK-11 what is wanted by e-mail alone waits in no bell, and ten messages are one line', async () => {
  const pair = await working(database, app);
  await call(pair.developer, 'PUT', '/api/me/notifications/read', {});
  await reachable(pair.developer, ['comment'], { inProduct: false });
  for (let n = 0; n < 10; n += 1) await say(pair, `${n}`);
  expect((await call(pair.developer, 'GET', '/api/me/notifications')).json().unreadCount).toBe(0);
  expect(await round()).toBe(1);
  expect(arrived()[0]!.text.match(/wrote 10 comments about/g)).toHaveLength(1);
});

test('WORK-11 a message that comes after an e-mail is told by e-mail again, though the one before is still unread', async () => {
  const pair = await working(database, app);
  await reachable(pair.developer, ['comment']);
  await say(pair);
  expect(await round()).toBe(1);
  await passes('61 minutes');
  expect(await round()).toBe(0);
  await say(pair);
  // It waits its two minutes anew, not those of the first one.
  expect(await round({ timing: mailTiming })).toBe(0);
  expect(await round()).toBe(1);
  expect(arrived().map(({ headers }) => headers.get('subject')![0])).toEqual([
    expect.stringMatching(/wrote about/),
    expect.stringMatching(/wrote 2 comments about/),
  ]);
});

test('WORK-11 requests for two designs are two lines, though they lead to one page', async () => {
  const owner = await signedInAs(database, { name: 'Ines Marau' });
  await reachable(owner, ['request']);
  const asker = await signedInAs(database, { name: 'Jonas Oyelaran' });
  for (const title of ['Saltmarsh', 'Ridgeway']) {
    const submissionId = await submittedDesign(database, app, owner, { title });
    await transaction(database.kysely, (tx) =>
      notifyPerson(tx, {
        id: newId(),
        to: owner.userId,
        happening: 'asked',
        actorId: asker.userId,
        submissionId,
        path: '/my-projects',
      }),
    );
  }
  expect(await round()).toBe(1);
  expect(arrived()[0]!.text).toMatch(/build “Saltmarsh”.+build “Ridgeway”/s);
});

test('WORK-11 each e-mail goes once, however many processes look at the same moment', async () => {
  const designer = await signedInAs(database, { name: 'Ines Marau' });
  const designId = await submittedDesign(database, app, designer);
  const addresses: string[] = [];
  for (let n = 0; n < 40; n += 1) {
    const person = await signedInAs(database, { name: 'Jonas Oyelaran' });
    addresses.push(await reachable(person, ['answer']));
    await transaction(database.kysely, (tx) =>
      notifyPerson(tx, {
        id: newId(),
        to: person.userId,
        happening: 'declined',
        actorId: designer.userId,
        submissionId: designId,
        path: '/my-projects',
      }),
    );
  }
  const sent = await Promise.all(Array.from({ length: 5 }, () => round()));
  expect(sent.reduce((sum, one) => sum + one)).toBe(40);
  expect(sent.filter((one) => one > 0).length).toBeGreaterThan(1);
  expect(
    arrived()
      .flatMap(({ to }) => to)
      .toSorted(),
  ).toEqual(addresses.toSorted());
});

test('WORK-11 an e-mail that is refused for the moment is tried again, later and later, and given up in the end', async () => {
  const pair = await working(database, app);
  await reachable(pair.developer, ['comment']);
  await say(pair);
  smtp.refuseWith(451);
  expect(await round()).toBe(0);
  expect(await round()).toBe(0);
  expect(await states(pair.developer)).toEqual([{ state: 'queued', tries: 1, failure: 'EENVELOPE 451' }]);
  for (const wait of [1, 5, 30, 120, 360]) {
    await passes(`${wait} minutes`);
    await round();
  }
  expect(await states(pair.developer)).toEqual([{ state: 'failed', tries: 6, failure: 'EENVELOPE 451' }]);
  smtp.refuseWith(null);
  await passes('2 days');
  expect(await round()).toBe(0);
  expect(lines.join('')).toContain('An e-mail could not be sent');
});

test('WORK-11 an e-mail that nobody will ever take is tried once', async () => {
  const pair = await working(database, app);
  await reachable(pair.developer, ['comment']);
  await say(pair);
  smtp.refuseWith(550);
  await round();
  smtp.refuseWith(null);
  expect(await states(pair.developer)).toEqual([{ state: 'failed', tries: 1, failure: 'EENVELOPE 550' }]);
});

test('WORK-11 a server that is away is asked once a look, and everything goes when it is back', async () => {
  const pairs = [await working(database, app), await working(database, app)];
  for (const pair of pairs) {
    await reachable(pair.developer, ['comment']);
    await say(pair);
  }
  const gone = await startSmtp();
  await gone.close();
  expect(await round({ mailer: smtpMailer(gone.config) })).toBe(0);
  const tries = (await Promise.all(pairs.map(({ developer }) => states(developer)))).map(([mail]) => mail.tries);
  expect(tries.toSorted()).toEqual([0, 1]);
  await passes('2 minutes');
  expect(await round()).toBe(2);
  expect(arrived()).toHaveLength(2);
});

test('WORK-11 an e-mail whose process died is finished by another, under the same number', async () => {
  const pair = await working(database, app);
  await reachable(pair.developer, ['comment']);
  await say(pair);
  const ids: string[] = [];
  // It never hears how its e-mail ended.
  const dying: Mailer = {
    kind: 'smtp',
    send: ({ id }) => {
      ids.push(id);
      return new Promise(() => {});
    },
  };
  void round({ mailer: dying });
  await expect.poll(() => ids).toHaveLength(1);
  expect(await round()).toBe(0);
  await passes('6 minutes');
  expect(await round()).toBe(1);
  expect(arrived()[0]!.headers.get('message-id')).toEqual([`<${ids[0]}@school.example>`]);
});

test('WORK-11 a clock of the database that was a year ahead keeps no e-mail back once it is right', async () => {
  const pair = await working(database, app);
  await reachable(pair.developer, ['comment']);
  await say(pair);
  smtp.refuseWith(451);
  await round();
  smtp.refuseWith(null);
  await passes('-1 year');
  expect(await round()).toBe(1);
  await say(pair, 'And another one.');
  expect(await round()).toBe(1);
  expect(arrived()).toHaveLength(2);
});
