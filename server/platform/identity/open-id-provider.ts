import type * as Library from 'openid-client';
import type { IdentityProvider } from './identity-provider.ts';
import type { ProviderConfig } from './provider-config.ts';
import { verifiedAddress } from './verified-address.ts';

/** A sign-in fails when the provider does not answer within this time. */
const ANSWER_SECONDS = 5;
const SCOPE = 'openid profile email';

interface Options {
  /** The address that the provider sends people back to. */
  callbackUrl: string;
  /** The issuer in the account's key; the provider's own issuer by default. */
  issuerKey?: string;
  /** Sends requests to the provider; the network by default. */
  fetch?: Library.CustomFetch;
  /** The provider's signing algorithm, when it is not RS256. */
  signingAlgorithm?: string;
}

/** The library is loaded at the first sign-in. */
const library = () => import('openid-client');

/** Signs in with OpenID Connect: authorization code with PKCE, state and nonce. The ID token's signature is checked. */
export function openIdProvider(config: ProviderConfig, options: Options): IdentityProvider {
  let discovered: Promise<Library.Configuration> | undefined;

  /** Discovery runs at the first sign-in and again after a failure, so the product starts without its provider. */
  function discover(): Promise<Library.Configuration> {
    const asking = discovered ?? ask();
    discovered = asking;
    asking.catch(() => {
      if (discovered === asking) discovered = undefined;
    });
    return asking;
  }

  async function ask(): Promise<Library.Configuration> {
    const client = await library();
    const issuer = new URL(config.issuer);
    const { fetch, signingAlgorithm } = options;
    return client.discovery(
      issuer,
      config.clientId,
      signingAlgorithm ? { id_token_signed_response_alg: signingAlgorithm } : {},
      config.clientSecret ? client.ClientSecretPost(config.clientSecret) : client.None(),
      {
        timeout: ANSWER_SECONDS,
        ...(fetch && { [client.customFetch]: fetch }),
        execute: [
          client.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
        ],
      },
    );
  }

  return {
    id: config.id,
    name: config.name,
    issuer: options.issuerKey ?? config.issuer,
    callbackPath: new URL(options.callbackUrl).pathname,
    // The development provider's own requests go through the app, and its library is large.
    ...(!options.fetch && { reach: async () => void (await discover()) }),

    async begin() {
      const client = await library();
      const configuration = await discover();
      const codeVerifier = client.randomPKCECodeVerifier();
      const secrets = { state: client.randomState(), nonce: client.randomNonce(), codeVerifier };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: options.callbackUrl,
        scope: SCOPE,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, secrets };
    },

    async finish(answer, { state, nonce, codeVerifier }) {
      const client = await library();
      const configuration = await discover();
      const tokens = await client.authorizationCodeGrant(configuration, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      // Some providers put the name into the ID token, and some return it only on request.
      const asksMore = claims.name === undefined && configuration.serverMetadata().userinfo_endpoint;
      const more = asksMore ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub) : null;
      // An unverified e-mail may belong to another person, who would get our e-mails.
      const { email, email_verified } = claims.email_verified === undefined && more ? more : claims;
      return {
        // Only the token is checked to be of this provider.
        issuer: options.issuerKey ?? claims.iss,
        subject: claims.sub,
        name: textOf(claims.name ?? more?.name),
        email: verifiedAddress(isTrue(email_verified) ? textOf(email) : null),
      };
    },
  };
}

function textOf(claim: unknown): string | null {
  return typeof claim === 'string' && claim.trim() ? claim : null;
}

/** Some providers send the boolean as text. */
function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true';
}
