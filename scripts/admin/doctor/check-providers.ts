import type { Config } from '../../../server/config.ts';
import type { ProviderConfig } from '../../../server/platform/identity/provider-config.ts';
import { publicUrlOf } from '../public-url.ts';
import { type Finding, reasonOf } from './finding.ts';

const of = 'sign-in';
const ANSWER_MS = 5_000;

/** Reads the discovery document of each provider. */
export async function checkProviders(config: Config): Promise<Finding[]> {
  if (config.providers.length === 0 && config.isProduction)
    return [{ of, state: 'good', says: `No provider: accounts are opened ${waysWithoutProvider(config)}.` }];
  if (config.providers.length === 0) {
    const says = 'The development sign-in is in use: it lets anybody be anybody.';
    return [{ of, state: 'warn', says, todo: 'Set up a way to sign in before other people use it.' }];
  }
  const callback = `${publicUrlOf(config)}/api/auth/callback`;
  return Promise.all(
    config.providers.map((provider) =>
      provider.kind === 'github' ? githubAt(provider, callback) : documentOf(provider, callback),
    ),
  );
}

function waysWithoutProvider({ mail, emailSignIn, passkeys }: Config): string {
  const ways = [mail && emailSignIn && 'by e-mail', passkeys === 'accounts' && 'by a passkey'];
  return ways.filter(Boolean).join(' and ');
}

async function documentOf({ id, name, issuer }: ProviderConfig, callback: string): Promise<Finding> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const todo = `Compare OIDC_ISSUER with the provider's own words, and let this machine reach ${new URL(url).host}.`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'error' });
    if (!answer.ok) return { of, state: 'bad', says: `${name} answers ${answer.status} at ${url}.`, todo };
    const document = (await answer.json()) as { issuer?: unknown; authorization_endpoint?: unknown };
    if (document.issuer !== issuer)
      return {
        of,
        state: 'bad',
        says: `${name} calls itself ${JSON.stringify(document.issuer)}, not ${issuer}.`,
        todo,
      };
    if (typeof document.authorization_endpoint !== 'string')
      return { of, state: 'bad', says: `${name} does not say where people sign in.`, todo };
    const path = id === 'oidc' || id === 'google' ? '' : `/${id}`;
    return {
      of,
      state: 'good',
      says: `${name} can be reached. Its redirect address is ${callback}${path}.`,
    };
  } catch (error) {
    return { of, state: 'bad', says: `${name} cannot be reached at ${url}: ${reasonOf(error)}`, todo };
  }
}

/** GitHub has no document. Its page for signing in answers whoever asks. */
async function githubAt({ issuer }: ProviderConfig, callback: string): Promise<Finding> {
  try {
    await fetch(`${issuer}/login/oauth/authorize`, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' });
    return {
      of,
      state: 'good',
      says: `GitHub can be reached. Its redirect address is ${callback}/github.`,
    };
  } catch (error) {
    const todo = `Let this machine reach ${issuer}.`;
    return { of, state: 'bad', says: `GitHub cannot be reached: ${reasonOf(error)}`, todo };
  }
}
