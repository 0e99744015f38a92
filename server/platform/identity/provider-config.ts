import { z } from 'zod';

/** One provider that signs people in. */
export interface ProviderConfig {
  /** Names the provider in addresses: 'google'. */
  id: string;
  kind: 'oidc' | 'github';
  /** The provider's name on the button. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

interface Given {
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME?: string | undefined;
  OIDC_PROVIDERS?: string | undefined;
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_CLIENT_SECRET?: string | undefined;
  GITHUB_CLIENT_ID?: string | undefined;
  GITHUB_CLIENT_SECRET?: string | undefined;
  GITHUB_URL?: string | undefined;
}

const further = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,30}$/),
    name: z.string().trim().min(1).max(40),
    issuer: z.url({ protocol: /^https?$/ }),
    clientId: z.string().min(1),
    clientSecret: z.string().default(''),
  }),
);
const FURTHER_SHAPE =
  '[{"id": "school", "name": "School account", "issuer": "https://…", "clientId": "…", "clientSecret": "…"}]';

/**
 * All configured providers, in the order of their buttons.
 * @throws with a sentence for the operator
 */
export function providersFrom(e: Given): ProviderConfig[] {
  refuseHalves(e);
  const providers: ProviderConfig[] = [];
  if (e.OIDC_ISSUER && e.OIDC_CLIENT_ID)
    providers.push({
      id: 'oidc',
      kind: 'oidc',
      name: e.OIDC_NAME ?? new URL(e.OIDC_ISSUER).hostname,
      issuer: e.OIDC_ISSUER,
      clientId: e.OIDC_CLIENT_ID,
      clientSecret: e.OIDC_CLIENT_SECRET ?? '',
    });
  for (const provider of furtherFrom(e.OIDC_PROVIDERS)) providers.push({ ...provider, kind: 'oidc' });
  if (e.GOOGLE_CLIENT_ID && e.GOOGLE_CLIENT_SECRET)
    providers.push({
      id: 'google',
      kind: 'oidc',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: e.GOOGLE_CLIENT_ID,
      clientSecret: e.GOOGLE_CLIENT_SECRET,
    });
  if (e.GITHUB_CLIENT_ID && e.GITHUB_CLIENT_SECRET)
    providers.push({
      id: 'github',
      kind: 'github',
      name: 'GitHub',
      issuer: new URL(e.GITHUB_URL ?? 'https://github.com').href.replace(/\/$/, ''),
      clientId: e.GITHUB_CLIENT_ID,
      clientSecret: e.GITHUB_CLIENT_SECRET,
    });
  const twice = providers.find(({ id }, n) => providers.findIndex((other) => other.id === id) !== n);
  if (twice) throw new Error(`OIDC_PROVIDERS: two providers have the id "${twice.id}".`);
  return providers;
}

/** A provider that lacks a half would be missing from the page, and nothing would say why. */
function refuseHalves(e: Given): void {
  const lacking: string[] = [];
  for (const [one, other] of [
    ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ] as const) {
    if (e[one] && !e[other]) lacking.push(`${one} also needs ${other}.`);
    if (e[other] && !e[one]) lacking.push(`${other} also needs ${one}.`);
  }
  if (lacking.length) throw new Error(lacking.join('\n'));
}

function furtherFrom(json: string | undefined) {
  if (!json) return [];
  try {
    return further.parse(JSON.parse(json));
  } catch {
    throw new Error(`OIDC_PROVIDERS is JSON like ${FURTHER_SHAPE}`);
  }
}
