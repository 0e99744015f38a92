import type { FastifyInstance, InjectOptions } from 'fastify';
import type Provider from 'oidc-provider';
import type { Database } from '#server/platform/database/connect.ts';
import { DEVELOPMENT_ISSUER } from '../../platform/identity/development-issuer.ts';
import { CALLBACK_PATH, type IdentityProvider } from '../../platform/identity/identity-provider.ts';
import { openIdProvider } from '../../platform/identity/open-id-provider.ts';
import { DEVELOPMENT_CLIENT, DEVELOPMENT_PATH } from './constants.ts';
import { DEVELOPMENT_ALGORITHM, developmentClientSecret } from './keys.ts';
import { developmentRoutes } from './routes.ts';

interface DevelopmentParts {
  database: Database;
  secret: string;
  publicUrl: string;
}

/**
 * The development identity provider: the browser follows the whole OpenID Connect flow. The product's own requests (discovery,
 * keys, tokens) stay inside the process, so they work with any public address.
 */
export async function developmentIdentity(app: FastifyInstance, parts: DevelopmentParts): Promise<IdentityProvider> {
  const { publicUrl, secret } = parts;
  const callbackUrl = publicUrl + CALLBACK_PATH;
  const clientSecret = developmentClientSecret(secret);
  let provider: Promise<Provider> | undefined;
  // The library is large. It is loaded at the first sign-in, so that the server starts faster.
  const make = async () => (await import('./provider.ts')).developmentProvider({ ...parts, clientSecret, callbackUrl });
  await developmentRoutes(app, parts, () => {
    provider ??= make();
    return provider;
  });
  return openIdProvider(
    {
      id: 'development',
      kind: 'oidc',
      name: 'Development sign-in',
      issuer: publicUrl + DEVELOPMENT_PATH,
      clientId: DEVELOPMENT_CLIENT,
      clientSecret,
    },
    { callbackUrl, issuerKey: DEVELOPMENT_ISSUER, signingAlgorithm: DEVELOPMENT_ALGORITHM, fetch: inProcess(app) },
  );
}

function inProcess(app: FastifyInstance) {
  return async (
    address: string,
    { method, headers, body }: { method: string; headers: HeadersInit; body?: unknown },
  ) => {
    const url = new URL(address);
    const answer = await app.inject({
      method: method as InjectOptions['method'] & string,
      url: url.pathname + url.search,
      headers: Object.fromEntries(new Headers(headers)),
      ...(body !== undefined && body !== null && { payload: String(body) }),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    });
  };
}
