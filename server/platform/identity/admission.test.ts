import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { visitor } from '#test/visitor.ts';
import { type Admission, isAllowed, OPEN_TO_ALL, readAllowed } from './admission.ts';

const database = await createTestDatabase();

async function signIn(admission: Partial<Admission>, email: string) {
  const app = await testApp({ database, admission: { ...OPEN_TO_ALL, ...admission } });
  const who = visitor(app);
  const landed = /^\/(?!api\/|dev-idp)/;
  const { url } = await who.follow(await who.get('/api/auth/sign-in?returnTo=/generate&from=/pricing'), landed);
  const end = await who.follow(await who.submit(url, { name: 'Inés Moreau', email }), landed);
  const { viewer } = (await who.call('GET', '/api/session')).json();
  return { url: end.url, viewer };
}

test('OPS-8 only allowed addresses and domains sign in, new people and known ones alike', async () => {
  const allowed = ['school.example', 'guest@people.example'];
  expect((await signIn({ allowed }, 'ines@school.example')).viewer).not.toBeNull();
  expect((await signIn({ allowed }, 'Guest@People.example')).viewer).not.toBeNull();
  for (const email of ['ines@people.example', 'ines@sub.school.example', 'ines@notschool.example'])
    expect(await signIn({ allowed }, email)).toEqual({ url: '/pricing?signIn=not_allowed', viewer: null });
  const later = await signIn({ allowed: ['other.example'] }, 'ines@school.example');
  expect(later.url).toBe('/pricing?signIn=not_allowed');
});

test('OPS-8 where no new people are let in, known ones still sign in', async () => {
  await signIn({}, 'known@people.example');
  expect((await signIn({ takesNewPeople: false }, 'known@people.example')).viewer).not.toBeNull();
  const stranger = await signIn({ takesNewPeople: false }, 'stranger@people.example');
  expect(stranger).toEqual({ url: '/pricing?signIn=no_new_people', viewer: null });
});

test('OPS-8 new people get as many briefs a month as the operator set', async () => {
  expect((await signIn({ briefsAMonth: 20 }, 'many@people.example')).viewer.briefsLimit).toBe(20);
  expect((await signIn({ briefsAMonth: -1 }, 'any@people.example')).viewer.briefsLimit).toBe(-1);
  expect((await signIn({ briefsAMonth: 5 }, 'many@people.example')).viewer.briefsLimit).toBe(20);
});

test('OPS-8 whoever has closed their account is told why they are not let in', async () => {
  const { viewer } = await signIn({}, 'gone@people.example');
  await database.kysely.updateTable('profiles').set({ closed_at: new Date() }).where('id', '=', viewer.id).execute();
  expect(await signIn({}, 'gone@people.example')).toEqual({ url: '/pricing?signIn=closed', viewer: null });
});

test('OPS-8 an address that no provider has verified is on no list', () => {
  expect(isAllowed({ allowed: ['school.example'] }, null)).toBe(false);
  expect(isAllowed({ allowed: [] }, null)).toBe(true);
});

test('OPS-8 the list is read with or without @, and a typing error is said', () => {
  expect(readAllowed(' @School.example, ines@people.example ,')).toEqual(['school.example', 'ines@people.example']);
  for (const wrong of ['school', 'a@b', '*.school.example', 'a@b@c.example'])
    expect(() => readAllowed(wrong), wrong).toThrow(/SIGN_IN_ALLOWED/);
});
