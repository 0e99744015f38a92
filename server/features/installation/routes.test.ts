import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
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
