import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { IdentityProvider } from './identity-provider.ts';
import type { ProviderConfig } from './provider-config.ts';
import { verifiedAddress } from './verified-address.ts';

const ANSWER_MS = 5_000;
const SCOPE = 'read:user user:email';

const user = z.object({ id: z.int(), login: z.string(), name: z.string().nullish() });
const emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));
const tokenAnswer = z.object({ access_token: z.string() });

const random = () => randomBytes(32).toString('base64url');

/** GitHub speaks OAuth 2.0 without OpenID Connect: a code with PKCE, and then its API says who it is. */
export function githubProvider(config: ProviderConfig, callbackUrl: string): IdentityProvider {
  const { id, name, issuer, clientId, clientSecret } = config;
  // An installation of GitHub Enterprise has its API below its own address.
  const apiUrl = issuer === 'https://github.com' ? 'https://api.github.com' : `${issuer}/api/v3`;

  async function ask(url: string, init: RequestInit): Promise<unknown> {
    const headers = { accept: 'application/json', 'user-agent': 'brief-foundry', ...init.headers };
    const answer = await fetch(url, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) });
    if (!answer.ok) throw new Error(`GitHub answered ${answer.status} at ${new URL(url).pathname}`);
    return answer.json();
  }

  return {
    id,
    name,
    issuer,
    callbackPath: new URL(callbackUrl).pathname,

    async begin() {
      const secrets = { state: random(), nonce: '', codeVerifier: random() };
      const url = new URL(`${issuer}/login/oauth/authorize`);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: callbackUrl,
        scope: SCOPE,
        state: secrets.state,
        code_challenge: createHash('sha256').update(secrets.codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString();
      return { url: url.href, secrets };
    },

    async finish(answer, { state, codeVerifier }) {
      const code = answer.searchParams.get('code');
      if (answer.searchParams.get('state') !== state) throw new Error('The answer belongs to another sign-in');
      if (!code) throw new Error(`GitHub refused: ${answer.searchParams.get('error') ?? 'no code'}`);
      const traded = await ask(`${issuer}/login/oauth/access_token`, {
        method: 'POST',
        body: new URLSearchParams({
          client_id: clientId,
          client_secret: clientSecret,
          code,
          redirect_uri: callbackUrl,
          code_verifier: codeVerifier,
        }),
      });
      const headers = { authorization: `Bearer ${tokenAnswer.parse(traded).access_token}` };
      const [who, addresses] = await Promise.all([
        ask(`${apiUrl}/user`, { headers }),
        ask(`${apiUrl}/user/emails`, { headers }),
      ]);
      const { id: subject, login, name: fullName } = user.parse(who);
      const address = emails.parse(addresses).find(({ primary, verified }) => primary && verified);
      const email = verifiedAddress(address?.email ?? null);
      return { issuer, subject: String(subject), name: fullName?.trim() || login, email };
    },
  };
}
