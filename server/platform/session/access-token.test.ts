import { decodeJwt, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { silentLog } from '#test/silent-log.ts';
import { createAccessTokens } from './access-token.ts';
import { createSigningKeys } from './signing-keys.ts';

const database = await createTestDatabase();
const keys = createSigningKeys({ database, secret: 'one secret for all', log: silentLog });
let now = Date.now();
const tokens = createAccessTokens({ keys, clock: () => new Date(now) });
const person = { userId: '0198a000-0000-7000-8000-000000000001', familyId: '0198a000-0000-7000-8000-000000000002' };
const { kid, privateKey } = await keys.signer();
const claims = decodeJwt((await tokens.issue(person)).token);

function signed(change: JWTPayload, header: Partial<JWTHeaderParameters> = {}, key = privateKey) {
  return new SignJWT({ ...claims, ...change })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt', ...header })
    .sign(key);
}

test('SIGN-7 a token of our own is believed, for ten minutes and the difference of two clocks', async () => {
  expect(await tokens.read(await signed({}))).toMatchObject(person);
  const { token } = await tokens.issue(person);
  expect(await tokens.read(token)).toMatchObject(person);
  now += 10.5 * 60_000;
  expect(await tokens.read(token)).toMatchObject(person);
  now += 60_000;
  expect(await tokens.read(token)).toBeNull();
  now = Date.now();
});

test.each<[string, () => string | Promise<string>]>([
  ['of another issuer', () => signed({ iss: 'elsewhere' })],
  ['for something else', () => signed({ aud: 'letters' })],
  ['for nothing that it names', () => signed({ aud: undefined })],
  ['of another kind', () => signed({}, { typ: 'JWT' })],
  ['without a sign-in', () => signed({ sid: undefined })],
  ['without a person', () => signed({ sub: undefined })],
  ['without an end', () => signed({ exp: undefined })],
  ['that is over', () => signed({ exp: claims.iat! - 120 })],
  ['of a key that nobody knows', () => signed({}, { kid: 'unknown' })],
  ['of another key under our name', async () => signed({}, {}, (await generateKeyPair('ES256')).privateKey)],
  ['without a signature', () => new UnsecuredJWT(claims).encode()],
  ['that is none', () => 'not-a-token'],
])('SIGN-7 a token %s is not believed', async (_what, make) => {
  expect(await tokens.read(await make())).toBeNull();
});
