import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { openIdProvider } from './open-id-provider.ts';

const ISSUER = 'https://accounts.issuer.example';
const CLIENT = {
  id: 'oidc',
  kind: 'oidc' as const,
  name: 'Issuer',
  issuer: ISSUER,
  clientId: 'brief-foundry',
  clientSecret: 'a client secret',
};
const CALLBACK = 'https://briefs.example/api/auth/callback';

const ours = await generateKeyPair('RS256');
const stranger = await generateKeyPair('RS256');
const publicJwk = { ...(await exportJWK(ours.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };

interface Issuer {
  /** What the ID token says besides what is right, or instead of it. */
  claims?: Record<string, unknown>;
  metadata?: Record<string, unknown>;
  userinfo?: Record<string, unknown>;
  sign?: (claims: Record<string, unknown>) => Promise<string>;
  token?: Record<string, unknown>;
  isDown?: () => boolean;
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const sign = (key: CryptoKey) => (claims: Record<string, unknown>) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);

/** A provider in memory with configurable answers, and a sign-in that is in progress with it. */
async function underWay(issuer: Issuer = {}) {
  const asked: { path: string; body: URLSearchParams }[] = [];
  let nonce = '';
  const now = Math.floor(Date.now() / 1000);

  async function idToken(): Promise<string> {
    const right = { iss: ISSUER, aud: CLIENT.clientId, sub: 'subject-1', nonce, iat: now, exp: now + 300 };
    const given = {
      ...right,
      name: 'Inés Moreau',
      email: 'ines@people.example',
      email_verified: true,
      ...issuer.claims,
    };
    const claims = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    return (issuer.sign ?? sign(ours.privateKey))(claims);
  }

  async function fetch(address: string, { body }: { body?: unknown }): Promise<Response> {
    if (issuer.isDown?.()) throw new TypeError('fetch failed');
    const { pathname } = new URL(address);
    asked.push({ path: pathname, body: new URLSearchParams(String(body ?? '')) });
    switch (pathname) {
      case '/.well-known/openid-configuration':
        return json({
          issuer: ISSUER,
          authorization_endpoint: `${ISSUER}/authorize`,
          token_endpoint: `${ISSUER}/token`,
          jwks_uri: `${ISSUER}/keys`,
          userinfo_endpoint: `${ISSUER}/userinfo`,
          id_token_signing_alg_values_supported: ['RS256'],
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          ...issuer.metadata,
        });
      case '/keys':
        return json({ keys: [publicJwk] });
      case '/userinfo':
        return json({ sub: 'subject-1', name: 'Name When Asked', email: 'asked@people.example', ...issuer.userinfo });
      default:
        return json({ access_token: 'token', token_type: 'Bearer', id_token: await idToken(), ...issuer.token });
    }
  }

  const identity = openIdProvider(CLIENT, { callbackUrl: CALLBACK, fetch: fetch as never });
  const { url, secrets } = await identity.begin();
  nonce = secrets.nonce;
  const answer = new URL(`${CALLBACK}?code=the-code&state=${secrets.state}`);
  return { identity, url: new URL(url), secrets, answer, asked };
}

test('a person comes with who vouches for them and the name they know them by', async () => {
  const { identity, answer, secrets, asked } = await underWay();
  expect(await identity.finish(answer, secrets)).toEqual({
    issuer: ISSUER,
    subject: 'subject-1',
    name: 'Inés Moreau',
    email: 'ines@people.example',
  });
  const token = asked.find(({ path }) => path === '/token')!;
  expect(Object.fromEntries(token.body)).toMatchObject({
    grant_type: 'authorization_code',
    code: 'the-code',
    code_verifier: secrets.codeVerifier,
    redirect_uri: CALLBACK,
  });
  expect(asked.map(({ path }) => path)).toContain('/keys');
});

test('every sign-in has a state, a nonce and a verifier of its own', async () => {
  const { identity, secrets } = await underWay();
  const second = await identity.begin();
  for (const name of ['state', 'nonce', 'codeVerifier'] as const) expect(second.secrets[name]).not.toBe(secrets[name]);
});

test('a name that is not in the token is asked for; an e-mail that nobody has checked is not kept', async () => {
  const shy = await underWay({ claims: { name: undefined, email: undefined }, userinfo: { email_verified: false } });
  expect(await shy.identity.finish(shy.answer, shy.secrets)).toMatchObject({ name: 'Name When Asked', email: null });
  const vague = await underWay({ claims: { email_verified: undefined } });
  expect(await vague.identity.finish(vague.answer, vague.secrets)).toMatchObject({ email: null });
});

test('what is asked for after the token changes neither who vouches nor the address', async () => {
  const userinfo = { iss: 'https://accounts.google.com', email: 'victim@people.example' };
  const { identity, answer, secrets } = await underWay({ claims: { name: undefined }, userinfo });
  expect(await identity.finish(answer, secrets)).toMatchObject({ issuer: ISSUER, email: 'ines@people.example' });
  // Verified is what stands beside the address.
  const apart = await underWay({ claims: { name: undefined, email: undefined } });
  expect(await apart.identity.finish(apart.answer, apart.secrets)).toMatchObject({ email: null });
});

test('what is no address is not kept, nor one that is another in lower case: it would lead to the account of its owner', async () => {
  for (const [email, kept] of [
    ['Ines@People.example', 'Ines@People.example'],
    ['jösé@people.example', 'jösé@people.example'],
    ['\u212aim@people.example', null],
    ['\u0130nes@people.example', null],
    ['ines@people.example\r\nBcc: all@people.example', null],
    [`${'i'.repeat(300)}@people.example`, null],
  ]) {
    const { identity, answer, secrets } = await underWay({ claims: { email } });
    expect((await identity.finish(answer, secrets)).email).toBe(kept);
  }
});

const past = Math.floor(Date.now() / 1000) - 3_600;
test.each<[string, Issuer]>([
  ['for another client', { claims: { aud: 'another-client' } }],
  ['for two clients, handed out to the other', { claims: { aud: ['brief-foundry', 'other'], azp: 'other' } }],
  ['of another issuer', { claims: { iss: 'https://evil.example' } }],
  ['of another sign-in', { claims: { nonce: 'another' } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['that ran out', { claims: { iat: past, exp: past + 60 } }],
  ['without an end', { claims: { exp: undefined } }],
  ['about nobody', { claims: { sub: undefined } }],
  ['that nobody signed', { sign: async (claims) => new UnsecuredJWT(claims).encode() }],
  ['that a stranger signed', { sign: sign(stranger.privateKey) }],
  [
    'signed with the public key as a shared secret',
    {
      sign: (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid: 'one' })
          .sign(new TextEncoder().encode(JSON.stringify(publicJwk))),
    },
  ],
  ['that is not there', { token: { id_token: undefined } }],
  ['that is no token', { token: { id_token: 'a.b.c' } }],
])('SIGN-3 an ID token %s signs nobody in', async (_what, issuer) => {
  const { identity, answer, secrets } = await underWay(issuer);
  await expect(identity.finish(answer, secrets)).rejects.toThrow();
});

test('who is told about must be who signed in', async () => {
  const { identity, answer, secrets } = await underWay({ claims: { name: undefined }, userinfo: { sub: 'another' } });
  await expect(identity.finish(answer, secrets)).rejects.toThrow();
});

test.each<[string, (answer: URL) => void]>([
  ['with another state', (answer) => answer.searchParams.set('state', 'another')],
  ['without a state', (answer) => answer.searchParams.delete('state')],
  ['with two states', (answer) => answer.searchParams.append('state', 'another')],
  ['without a code', (answer) => answer.searchParams.delete('code')],
  ['of another issuer', (answer) => answer.searchParams.set('iss', 'https://evil.example')],
  ['that is an error', (answer) => answer.searchParams.set('error', 'access_denied')],
])('SIGN-3 an answer %s is refused before any token is asked for', async (_what, change) => {
  const { identity, answer, secrets, asked } = await underWay();
  change(answer);
  await expect(identity.finish(answer, secrets)).rejects.toThrow();
  expect(asked.map(({ path }) => path)).not.toContain('/token');
});

test('a provider that promises to name itself must do so', async () => {
  const { identity, answer, secrets } = await underWay({
    metadata: { authorization_response_iss_parameter_supported: true },
  });
  await expect(identity.finish(answer, secrets)).rejects.toThrow();
});

test('discovery of another issuer is refused', async () => {
  await expect(underWay({ metadata: { issuer: 'https://evil.example' } })).rejects.toThrow();
});

test('a provider that was out of reach is asked again with the next sign-in', async () => {
  let down = true;
  const identity = openIdProvider(CLIENT, {
    callbackUrl: CALLBACK,
    fetch: (async () => {
      if (down) throw new TypeError('fetch failed');
      return json({ issuer: ISSUER, authorization_endpoint: `${ISSUER}/authorize`, token_endpoint: `${ISSUER}/token` });
    }) as never,
  });
  await expect(identity.begin()).rejects.toThrow();
  down = false;
  expect((await identity.begin()).url).toContain(`${ISSUER}/authorize?`);
});
