import { expect, test } from 'vitest';
import { lastMigration } from '#server/platform/database/migrate.ts';
import { VERSION } from '#server/version.ts';
import { signedInAs, type TestPerson, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';

const database = await createTestDatabase();

test('an installation says who runs it, who vouches for people and what writes the briefs', async () => {
  const operator = { name: 'Design school Ost', contact: 'mailto:briefs@school.example' };
  const app = await testApp({ database, operator });
  expect((await app.inject({ url: '/api/installation' })).json()).toEqual({
    operatorName: 'Design school Ost',
    operatorContact: 'mailto:briefs@school.example',
    signInWith: ['Development sign-in'],
    briefsAMonth: 3,
    designFiles: 'samples',
    engine: 'composer',
    model: null,
    sendsMail: false,
  });
});

test('an installation says whether people can be told things by e-mail', async () => {
  const app = await testApp({ database, mailer: { kind: 'smtp', send: async () => {} } });
  expect((await app.inject({ url: '/api/installation' })).json()).toMatchObject({ sendsMail: true });
});

test('without a word from the operator it says nothing about them', async () => {
  const app = await testApp({ database });
  expect((await app.inject({ url: '/api/installation' })).json()).toMatchObject({
    operatorName: null,
    operatorContact: null,
  });
});

test('OPS-8 an installation says how many briefs a month new people get', async () => {
  const admission = { allowed: [], takesNewPeople: true, briefsAMonth: 20 };
  const app = await testApp({ database, admission });
  expect((await app.inject({ url: '/api/installation' })).json()).toMatchObject({ briefsAMonth: 20 });
});

test('OPS-8 what the settings are at is for operators alone', async () => {
  const settings = [{ topic: 'Server' as const, name: 'PORT', value: '3000', isSet: false }];
  const app = await testApp({ database, operators: ['ruth@school.example'], settings });
  const asked = (person?: TestPerson) =>
    app.inject({ url: '/api/installation/settings', ...(person && { headers: person.headers }) });
  const operator = await asked(await signedInAs(database, { email: 'Ruth@School.example' }));
  expect(operator.json()).toEqual({ version: VERSION, migration: lastMigration(), items: settings });
  expect(operator.headers['cache-control']).toBe('no-store');
  expect((await asked(await signedInAs(database, { email: 'ines@school.example' }))).statusCode).toBe(404);
  expect((await asked(await signedInAs(database, { email: null }))).statusCode).toBe(404);
  expect((await asked()).statusCode).toBe(401);
});

test('OPS-8 a profile says who is an operator, so that settings lead there', async () => {
  const app = await testApp({ database, operators: ['jo@school.example'] });
  const isOperator = async (email: string) => {
    const { headers } = await signedInAs(database, { email });
    return (await app.inject({ url: '/api/profile', headers })).json().isOperator;
  };
  expect(await isOperator('Jo@school.example')).toBe(true);
  expect(await isOperator('ines@other.example')).toBe(false);
});

test('OPS-8 without operators nobody reads the settings', async () => {
  const app = await testApp({
    database,
    settings: [{ topic: 'Server' as const, name: 'PORT', value: '3000', isSet: false }],
  });
  const { headers } = await signedInAs(database, { email: 'ruth@school.example' });
  expect((await app.inject({ url: '/api/installation/settings', headers })).statusCode).toBe(404);
});
