import Provider, { type Configuration } from 'oidc-provider';
import type { Database } from '#server/platform/database/connect.ts';
import { DEVELOPMENT_CLIENT, DEVELOPMENT_PATH } from './constants.ts';
import { DEVELOPMENT_ALGORITHM, developmentCookieKey, developmentSigningKey } from './keys.ts';
import { messagePage } from './page.ts';
import { findPerson } from './people.ts';
import { developmentState } from './state.ts';

interface ProviderParts {
  database: Database;
  secret: string;
  clientSecret: string;
  publicUrl: string;
  callbackUrl: string;
}

/** A complete OpenID Connect provider that asks for no password: people only choose who they are. */
export function developmentProvider(parts: ProviderParts): Provider {
  const configuration: Configuration = {
    adapter: developmentState(parts.database),
    jwks: { keys: [developmentSigningKey(parts.secret)] as never },
    clients: [
      {
        client_id: DEVELOPMENT_CLIENT,
        client_secret: parts.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [parts.callbackUrl],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: DEVELOPMENT_ALGORITHM,
      },
    ],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: {
      keys: [developmentCookieKey(parts.secret)],
      names: { interaction: 'bf-dev-choice', resume: 'bf-dev-resume', session: 'bf-dev-session' },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `${DEVELOPMENT_PATH}/people/${interaction.uid}` },
    ttl: { Interaction: 600, Grant: 600, AuthorizationCode: 60, AccessToken: 600, IdToken: 600, Session: 600 },
    expiresWithSession: () => false,
    findAccount: async (_ctx, subject) => {
      const person = await findPerson(parts.database, subject);
      return (
        person && {
          accountId: subject,
          claims: async () => ({ sub: subject, name: person.name, email: person.email, email_verified: true }),
        }
      );
    },
    // The client is our own product, so the provider does not ask for consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ accountId: oidc.session!.accountId!, clientId: oidc.client!.clientId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = messagePage('This sign-in has run out', 'Go back to Brief Foundry and start again.');
    },
  };
  const provider = new Provider(parts.publicUrl + DEVELOPMENT_PATH, configuration);
  provider.proxy = true; // the routes set the public host and protocol
  return provider;
}
