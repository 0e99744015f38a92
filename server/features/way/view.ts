import type { Way } from '#contract/way.ts';
import { EMAIL_ISSUER } from '#server/platform/identity/email-link.ts';
import type { IdentityProvider } from '#server/platform/identity/identity-provider.ts';
import type { WayRow } from './queries.ts';

interface Offered {
  providers: readonly IdentityProvider[];
  /** Whether links are sent, and whether passkeys are used. */
  email: boolean;
  passkeys: boolean;
}

export function viewWay(row: WayRow, { providers, email, passkeys }: Offered): Way {
  const common = {
    id: row.id,
    addedAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
  if (row.issuer === null) return { ...common, kind: 'passkey', name: row.subject, address: null, works: passkeys };
  if (row.issuer === EMAIL_ISSUER)
    return { ...common, kind: 'email', name: 'E-mail', address: row.subject, works: email };
  const provider = providers.find(({ issuer }) => sameIssuer(issuer, row.issuer!));
  const name = provider?.name ?? hostOf(row.issuer);
  return { ...common, kind: 'provider', name, address: row.email, works: provider !== undefined };
}

const sameIssuer = (one: string, other: string) => one.replace(/\/$/, '') === other.replace(/\/$/, '');

function hostOf(issuer: string): string {
  return (URL.canParse(issuer) && new URL(issuer).host) || issuer;
}
