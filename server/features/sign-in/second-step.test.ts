import { generate } from 'otplib';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { visitor } from '#test/visitor.ts';
import { signInByDevelopment, viewerOf } from '#test/ways.ts';

const database = await createTestDatabase();
let now = Date.now();
const app = await testApp({ database, clock: () => new Date(now) });

test('OPS-5 a code and a passkey are each judged as what they are, and refused in words of their own', async () => {
  const owner = visitor(app);
  await signInByDevelopment(owner, 'ines@people.example');
  const { secret } = (await owner.call('POST', '/api/me/second-step/app')).json();
  const codeNow = () => generate({ secret, epoch: Math.floor(now / 1000) });
  const on = await owner.call('PUT', '/api/me/second-step/app', { code: await codeNow() });
  expect(on.statusCode).toBe(200);

  const who = visitor(app);
  await signInByDevelopment(who, 'ines@people.example');
  const refused = async (body: object) => (await who.call('POST', '/api/sign-in/second-step', body)).json().error;
  expect(await refused({ code: '000000' })).toMatchObject({
    code: 'code_refused',
    message: 'This code is not right, or was used already.',
  });
  const response = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {}, response: {} };
  expect(await refused({ passkey: JSON.stringify(response) })).toMatchObject({
    code: 'code_refused',
    message: 'This passkey did not confirm it is you.',
  });
  expect(await viewerOf(who)).toBeNull();
  now += 60_000;
  const done = await who.call('POST', '/api/sign-in/second-step', { code: await codeNow() });
  expect(done.json()).toEqual({ to: '/generate', event: 'mfa_challenge_verified' });
  expect((await viewerOf(who)).id).toBe((await viewerOf(owner)).id);
});
