import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SessionCookies, sessionCookies } from './cookies.ts';
import type { Sessions } from './sessions.ts';
import type { SignedIn } from './signed-in.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request has no session cookie, even an expired one, and no token: its answer is the same for every visitor. */
    isVisitor: boolean;
  }
}

/** These answers are the same for everybody, so no session is read. */
const ANONYMOUS =
  /^\/(assets\/|healthz|readyz|metrics|dev-idp|dev-mail|\.well-known\/|api\/openapi\.json|favicon|robots|sitemap|feed\.xml)/;
/** Requests after an absence: an expired access token is renewed with the refresh token. */
const RENEWING = new Set(['/*', '/api/session']);

/** Sets `request.signedIn` before every request; it is `null` for a guest. */
export function readSession(app: FastifyInstance, sessions: Sessions, { https }: { https: boolean }) {
  const cookies = sessionCookies({ https });
  app.decorateRequest('signedIn', null);
  app.decorateRequest('isVisitor', false);
  app.addHook('onRequest', (request, reply, done) => {
    if (ANONYMOUS.test(request.url)) return done();
    request.isVisitor = !request.headers.authorization && !cookies.access(request) && !cookies.refresh(request);
    if (request.isVisitor) return done();
    whoAsks(sessions, cookies, request, reply).then((signedIn) => {
      request.signedIn = signedIn;
      done();
    }, done);
  });
  serveKeySet(app, sessions);
}

async function whoAsks(
  sessions: Sessions,
  cookies: SessionCookies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn | null> {
  const { authorization } = request.headers;
  if (authorization?.startsWith('Bearer ')) return sessions.read(authorization.slice('Bearer '.length));
  const accessToken = cookies.access(request);
  const signedIn = accessToken ? await sessions.read(accessToken) : null;
  if (signedIn) return signedIn;

  const refreshToken = cookies.refresh(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!refreshToken || !isRead || !RENEWING.has(request.routeOptions.url ?? '')) return null;
  const renewed = await sessions.renewAccess(refreshToken);
  if (!renewed) {
    cookies.clear(reply);
    return null;
  }
  cookies.setAccess(reply, renewed.access);
  return renewed.signedIn;
}

function serveKeySet(app: FastifyInstance, sessions: Sessions) {
  app.get('/.well-known/jwks.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600');
    return sessions.publicKeys();
  });
}
