import { generate } from 'otplib';
import { expect, test, vi } from 'vitest';
import { createMailbox } from '#server/stand-ins/mailbox/mailbox.ts';
import { testApp } from '#test/app.ts';
import { authenticator } from '#test/authenticator.ts';
import { createTestDatabase } from '#test/database.ts';
import { type Visitor, visitor } from '#test/visitor.ts';
import { linkFor, signInByDevelopment, viewerOf } from '#test/ways.ts';

const database = await createTestDatabase();
const mailbox = createMailbox();
let now = Date.now();
const app = await testApp({ database, mailer: mailbox, clock: () => new Date(now) });
const laterCode = async (secret: string) => {
  now += 60_000;
  return generate({ secret, epoch: Math.floor(now / 1000) });
};
const put = (who: Visitor, url: string, payload: object) =>
  app.inject({
    method: 'PUT',
    url,
    payload,
    headers: { origin: 'http://localhost:3000' },
    cookies: Object.fromEntries(who.cookies),
  });

async function withApp(email: string) {
  const who = visitor(app);
  await signInByDevelopment(who, email);
  const begun = (await who.call('POST', '/api/me/second-step/app')).json();
  const on = await put(who, '/api/me/second-step/app', { code: await laterCode(begun.secret) });
  expect(on.statusCode, on.body).toBe(200);
  return { who, secret: begun.secret as string, begun, recoveryCodes: on.json().recoveryCodes as string[] };
}
const second = (who: Visitor, body: object) => who.call('POST', '/api/sign-in/second-step', body);

test('OPS-5 an app is connected by its first code; from then on each sign-in asks for one, once', async () => {
  const { who: owner, secret, begun, recoveryCodes } = await withApp('ines@people.example');
  expect(begun.address).toMatch(/^otpauth:\/\/totp\//);
  expect(begun.picture.path.length).toBeGreaterThan(1000);
  expect(recoveryCodes).toHaveLength(10);
  // 120 bits, so their fingerprints cannot be searched.
  for (const code of recoveryCodes) expect(code).toMatch(/^(?:[a-hjkmnp-tv-z0-9]{4}-){5}[a-hjkmnp-tv-z0-9]{4}$/);
  const who = visitor(app);
  expect(await signInByDevelopment(who, 'ines@people.example')).toBe('/auth/arrival');
  expect(await viewerOf(who)).toBeNull();
  expect((await who.call('GET', '/api/sign-in/arrival')).json()).toMatchObject({
    waitsFor: 'second step',
    byCode: true,
    byPasskey: false,
  });
  const code = await laterCode(secret);
  expect((await second(who, { code: '000000' })).json().error.code).toBe('code_refused');
  const arrival = who.cookies.get('bf-arrival')!;
  expect((await second(who, { code })).json()).toEqual({ to: '/generate', event: 'mfa_challenge_verified' });
  expect((await viewerOf(who)).id).toBe((await viewerOf(owner)).id);

  // The code and the arrival are both used up.
  const again = visitor(app);
  await signInByDevelopment(again, 'ines@people.example');
  expect((await second(again, { code })).json().error.code).toBe('code_refused');
  const replay = visitor(app);
  replay.accept('bf-arrival', arrival);
  expect((await second(replay, { code: await laterCode(secret) })).json().error.code).toBe('sign_in_over');
  expect((await second(visitor(app), { code: '123456' })).json().error.code).toBe('sign_in_over');
});

test('OPS-5 of ten sign-ins with one code at once, one gets in', async () => {
  const { secret } = await withApp('race@people.example');
  const people = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const who = visitor(app);
      await signInByDevelopment(who, 'race@people.example');
      return who;
    }),
  );
  const code = await laterCode(secret);
  const answers = await Promise.all(people.map((who) => second(who, { code })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('OPS-5 after a newer code, an older one that would still be in time is refused', async () => {
  const { secret } = await withApp('older@people.example');
  const code = await laterCode(secret);
  const older = await generate({ secret, epoch: Math.floor(now / 1000) - 30 });
  const [one, other] = [visitor(app), visitor(app)];
  for (const who of [one, other]) await signInByDevelopment(who, 'older@people.example');
  expect((await second(one, { code })).statusCode).toBe(200);
  expect((await second(other, { code: older })).json().error.code).toBe('code_refused');
});

test('OPS-5 a recovery code works once, in any spelling', async () => {
  const { recoveryCodes } = await withApp('recovery@people.example');
  const who = visitor(app);
  await signInByDevelopment(who, 'recovery@people.example');
  const code = recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ');
  expect((await second(who, { code })).statusCode).toBe(200);
  expect((await who.call('GET', '/api/me/ways')).json().secondStep).toEqual({
    byCode: true,
    byPasskey: false,
    codesLeft: 9,
  });
  const again = visitor(app);
  await signInByDevelopment(again, 'recovery@people.example');
  expect((await second(again, { code })).json().error.code).toBe('code_refused');
});

test('OPS-5 with another SESSION_SECRET a code of the app is wrong, and a recovery code still works', async () => {
  const { secret, recoveryCodes } = await withApp('moved@people.example');
  const moved = await testApp({
    database,
    secret: 'another secret that is long enough too',
    clock: () => new Date(now),
  });
  const who = visitor(moved);
  await signInByDevelopment(who, 'moved@people.example');
  expect((await second(who, { code: await laterCode(secret) })).json().error.code).toBe('code_refused');
  expect((await second(who, { code: recoveryCodes[0] })).statusCode).toBe(200);
  const ended = await who.call('POST', '/api/me/second-step/app/end', { code: await laterCode(secret) });
  expect(ended.json().error.code).toBe('code_refused');
});

test('OPS-5 whoever guesses codes is stopped', async () => {
  await withApp('guessed@people.example');
  const who = visitor(app);
  await signInByDevelopment(who, 'guessed@people.example');
  const codes = [];
  for (let n = 0; n < 8; n += 1) codes.push((await second(who, { code: `00000${n}` })).statusCode);
  expect(codes).toEqual([422, 422, 422, 422, 422, 422, 429, 429]);
});

test('OPS-5 a letter recovers the account, and the second step still stands; a new way joins only afterwards', async () => {
  const { who: owner, secret } = await withApp('both@people.example');
  const account = (await viewerOf(owner)).id;
  const who = visitor(app);
  await who.get(await linkFor(who, mailbox, 'both@people.example'));
  expect((await who.call('POST', '/api/sign-in/arrival', { account })).json()).toEqual({
    to: '/auth/arrival',
    event: null,
  });
  expect((await owner.call('GET', '/api/me/ways')).json().items).toHaveLength(1);
  expect((await second(who, { code: await laterCode(secret) })).json().event).toBe('mfa_challenge_verified');
  expect((await who.call('GET', '/api/me/ways')).json().items).toHaveLength(2);
});

test('OPS-5 a passkey is a second step where somebody wants one; a device that asks who it is passes alone', async () => {
  const careless = authenticator({ asks: false });
  const who = visitor(app);
  await signInByDevelopment(who, 'key@people.example');
  expect((await put(who, '/api/me/second-step/passkey', { isOn: true })).json().error.code).toBe('conflict');
  const made = (await who.call('POST', '/api/me/ways/passkey/options')).json();
  await who.call('POST', '/api/me/ways/passkey', { name: 'Key', response: careless.make(made.options) });
  expect((await put(who, '/api/me/second-step/passkey', { isOn: true })).statusCode).toBe(204);

  const again = visitor(app);
  expect(await signInByDevelopment(again, 'key@people.example')).toBe('/auth/arrival');
  expect((await again.call('GET', '/api/sign-in/arrival')).json()).toMatchObject({ byCode: false, byPasskey: true });
  const { options } = (await again.call('POST', '/api/sign-in/second-step/passkey-options')).json();
  const answer = await second(again, { passkey: careless.ask(options) });
  expect(answer.json()).toEqual({ to: '/generate', event: 'mfa_challenge_verified' });
  expect((await second(again, { passkey: careless.ask(options) })).json().error.code).toBe('sign_in_over');

  const careful = authenticator();
  const more = (await again.call('POST', '/api/me/ways/passkey/options')).json();
  await again.call('POST', '/api/me/ways/passkey', { name: 'Phone', response: careful.make(more.options) });
  for (const [device, event] of [
    [careful, 'signed_in'],
    [careless, null],
  ] as const) {
    const fresh = visitor(app);
    const asked = (await fresh.call('POST', '/api/sign-in/passkey/options')).json();
    expect(
      (await fresh.call('POST', '/api/sign-in/passkey', { response: device.ask(asked.options) })).json().event,
    ).toBe(event);
  }
});

test('OPS-5 the passkey that began a sign-in is no second step by itself; a PIN, a finger, or another one is', async () => {
  const [found, home] = [authenticator({ asks: false }), authenticator({ asks: false })];
  const { who, secret } = await withApp('found@people.example');
  const add = async (device: typeof found) => {
    const { options } = (await who.call('POST', '/api/me/ways/passkey/options')).json();
    await who.call('POST', '/api/me/ways/passkey', { name: 'Key', response: device.make(options) });
  };
  await add(found);
  const arrive = async () => {
    const thief = visitor(app);
    const asked = (await thief.call('POST', '/api/sign-in/passkey/options')).json();
    await thief.call('POST', '/api/sign-in/passkey', { response: found.ask(asked.options) });
    return thief;
  };
  const confirm = async (by: Visitor, device: typeof found) => {
    const { options } = (await by.call('POST', '/api/sign-in/second-step/passkey-options')).json();
    return { options: JSON.parse(options), answer: (await second(by, { passkey: device.ask(options) })).json() };
  };
  const thief = await arrive();
  const { options, answer } = await confirm(thief, found);
  expect(options.userVerification).toBe('required');
  expect(answer.error.code).toBe('code_refused');
  expect(await viewerOf(thief)).toBeNull();
  expect((await second(thief, { code: await laterCode(secret) })).json().event).toBe('mfa_challenge_verified');

  await add(home);
  const owner = await arrive();
  const other = await confirm(owner, home);
  expect(other.options.allowCredentials).toHaveLength(1);
  expect(other.answer.event).toBe('mfa_challenge_verified');
});

test('OPS-5 who has nothing but one passkey is not asked for it twice', async () => {
  const who = visitor(app);
  await signInByDevelopment(who, 'only@people.example');
  const key = authenticator({ asks: false });
  const { options } = (await who.call('POST', '/api/me/ways/passkey/options')).json();
  await who.call('POST', '/api/me/ways/passkey', { name: 'Key', response: key.make(options) });
  expect((await put(who, '/api/me/second-step/passkey', { isOn: true })).statusCode).toBe(204);
  const { items } = (await who.call('GET', '/api/me/ways')).json();
  expect((await who.call('DELETE', `/api/me/ways/${items[0].id}`)).statusCode).toBe(204);
  expect((await who.call('GET', '/api/me/ways')).json().secondStep.byPasskey).toBe(false);
  expect((await put(who, '/api/me/second-step/passkey', { isOn: true })).json().error).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('only way'),
  });
  const again = visitor(app);
  const asked = (await again.call('POST', '/api/sign-in/passkey/options')).json();
  const signedIn = await again.call('POST', '/api/sign-in/passkey', { response: key.ask(asked.options) });
  expect(signedIn.json().event).toBe('signed_in');
});

test('OPS-5 the app is switched off with a code, and without the last passkey none is asked for', async () => {
  const { who, secret } = await withApp('off@people.example');
  const end = (code: string) => who.call('POST', '/api/me/second-step/app/end', { code });
  expect((await end('000000')).json().error.code).toBe('code_refused');
  expect((await who.call('POST', '/api/me/second-step/app')).json().error.code).toBe('conflict');
  expect((await end(await laterCode(secret))).statusCode).toBe(204);
  expect(await signInByDevelopment(visitor(app), 'off@people.example')).toBe('/generate');
});

test('OPS-5 people are told by e-mail of each change of their second step', async () => {
  const { who, secret } = await withApp('told@people.example');
  const key = authenticator({ asks: false });
  const { options } = (await who.call('POST', '/api/me/ways/passkey/options')).json();
  await who.call('POST', '/api/me/ways/passkey', { name: 'Key', response: key.make(options) });
  for (const isOn of [true, false])
    expect((await put(who, '/api/me/second-step/passkey', { isOn })).statusCode).toBe(204);
  await who.call('POST', '/api/me/second-step/app/end', { code: await laterCode(secret) });
  const told = () =>
    mailbox.emails().flatMap(({ to, text }) => (to.address === 'told@people.example' ? [text.split('\n')[0]] : []));
  await vi.waitFor(() =>
    expect(new Set(told())).toEqual(
      new Set([
        'The second step by codes was switched on.',
        'The passkey “Key” was added as a way to log in.',
        'The second step by passkey was switched on.',
        'The second step by passkey was switched off.',
        'The second step by codes was switched off.',
      ]),
    ),
  );
});

test('OPS-5 nobody switches the passkey on and off without an end, as an e-mail tells of each time', async () => {
  const who = visitor(app);
  await signInByDevelopment(who, 'switches@people.example');
  const codes = [];
  for (let n = 0; n < 12; n += 1)
    codes.push((await put(who, '/api/me/second-step/passkey', { isOn: false })).statusCode);
  expect(codes).toEqual([...Array(10).fill(204), 429, 429]);
});

test('OPS-5 what is stored reveals no secret of the app and no recovery code', async () => {
  const { who, secret, recoveryCodes } = await withApp('secret@people.example');
  const { rows } = await database.pool.query(
    'select s.*, c.code_hash from second_steps s join recovery_codes c using (user_id)',
  );
  const stored = JSON.stringify(rows);
  for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  expect((await who.call('GET', '/api/me/ways')).body).not.toContain(secret);
});
