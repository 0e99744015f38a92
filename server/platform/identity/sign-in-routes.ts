import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { markPath, SIGN_IN_MARK, safePath } from '#domain/navigation/safe-path.ts';
import { deviceWords } from '#domain/person/device.ts';
import type { SignInRefusal } from '#domain/person/sign-in-refusal.ts';
import type { Counters } from '#server/platform/counters.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { createSharedRateLimit } from '#server/platform/http/shared-rate-limit.ts';
import { sessionCookies } from '#server/platform/session/cookies.ts';
import { AccountClosed, type Sessions } from '#server/platform/session/sessions.ts';
import { accountFor } from './account.ts';
import { type Admission, SignInRefused } from './admission.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { FLOW_MINUTES, flowSeal } from './sign-in-flow.ts';

export const CALLBACK_PATH = '/api/auth/callback';
/** An address may belong to an office or a proxy, so this limit stops machines and not people. */
const ATTEMPTS = { burst: 100, perSecond: 2 };
const ONCE = { burst: 1, perSecond: 0 };

interface SignInParts {
  database: Database;
  sessions: Sessions;
  publicUrl: string;
  secret: string;
  clock: () => Date;
  newId: () => string;
  admission?: Admission;
  counters?: Counters;
}

/**
 * The two addresses of signing in. A browser visits them, so they only redirect: a failure returns to the page before,
 * with `signIn=failed` (SIGN-3).
 */
export function signInRoutes(app: FastifyInstance, parts: SignInParts, identity: IdentityProvider) {
  const { sessions, publicUrl } = parts;
  const https = publicUrl.startsWith('https://');
  const cookies = sessionCookies({ https });
  const begun = createSharedRateLimit({ ...parts, kind: 'sign-in', limit: ATTEMPTS });
  const answered = createSharedRateLimit({ ...parts, kind: 'sign-in answered', limit: ATTEMPTS });
  // Whoever has a copy of the cookie and the address gets nothing by it, also where the provider takes a code twice.
  const used = createSharedRateLimit({ ...parts, kind: 'sign-in used', limit: ONCE });
  const flows = flowSeal(parts.secret, parts.clock);
  const flowCookie = `${https ? '__Host-' : ''}bf-sign-in`;
  const flowOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;

  // Any query leads to a redirect; `safePath` checks the target.
  const asGiven = { validatorCompiler: () => () => true };
  app.get('/api/auth/sign-in', { ...asGiven, schema: signInSchema }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const query = request.query as Record<string, unknown>;
    // Cookies belong to a host, so a person who typed another name of it (127.0.0.1) is first redirected to the
    // public one. This happens only once, because a proxy may hide the typed name.
    if (request.headers.host !== new URL(publicUrl).host && query.here === undefined)
      return reply.redirect(publicUrl + markPath(request.url, 'here', 'true'), 303);
    const returnTo = safePath(query.returnTo);
    const from = query.from === undefined ? returnTo : safePath(query.from);
    if (!(await begun.take(request.ip))) return failed(request, reply, from, tooMany());
    try {
      const { url, secrets } = await identity.begin();
      const sealed = await flows.seal({ ...secrets, returnTo, from });
      reply.setCookie(flowCookie, sealed, { ...flowOptions, maxAge: FLOW_MINUTES * 60 });
      return reply.redirect(url, 303);
    } catch (error) {
      return failed(request, reply, from, error);
    }
  });

  app.get(CALLBACK_PATH, { ...asGiven, schema: callbackSchema }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const sealed = request.cookies[flowCookie];
    const flow = sealed ? await flows.open(sealed) : null;
    reply.clearCookie(flowCookie, flowOptions);
    if (!flow) return failed(request, reply, '/', new Error('This browser has no sign-in in progress'));
    if (!(await answered.take(request.ip))) return failed(request, reply, flow.from, tooMany());
    if (!(await used.take(flow.state)))
      return failed(request, reply, flow.from, new Error('This answer was used before'));
    try {
      const vouched = await identity.finish(new URL(publicUrl + request.url), flow);
      const device = deviceWords(request.headers['user-agent']);
      const tokens = await sessions.begin(await accountFor(parts, vouched), { device });
      await endFormerSession(request);
      cookies.setAccess(reply, tokens.access);
      cookies.setRefresh(reply, tokens.refresh);
      request.log.info({ userId: tokens.userId }, 'Signed in');
      parts.counters?.add('sign_ins', { way: identity.name, outcome: 'done' });
      return reply.redirect(flow.returnTo, 303);
    } catch (error) {
      return failed(request, reply, flow.from, error);
    }
  });

  app.addHook('onListen', async () => {
    // The product starts without its provider, but the operator should not learn of it from people.
    await identity.reach?.().catch((error: unknown) => {
      app.log.warn(
        { err: error, provider: identity.name },
        'The identity provider cannot be reached: nobody can sign in with it',
      );
    });
  });

  function failed(request: FastifyRequest, reply: FastifyReply, from: string, error: unknown) {
    const refusal = refusalOf(error);
    request.log.warn({ reason: reasonOf(error) }, 'A sign-in failed');
    parts.counters?.add('sign_ins', { way: identity.name, outcome: refusal });
    return reply.redirect(markPath(from, SIGN_IN_MARK, refusal), 303);
  }

  /** Ends the browser's former session, because a session never continues with another person. */
  async function endFormerSession(request: FastifyRequest) {
    const former = cookies.refresh(request);
    const family = former ? await sessions.familyOf(former) : null;
    if (family) await sessions.end({ familyId: family.familyId });
  }
}

function tooMany() {
  return new Error('Too many sign-ins from one address');
}

function refusalOf(error: unknown): SignInRefusal {
  if (error instanceof SignInRefused) return error.refusal;
  return error instanceof AccountClosed ? 'closed' : 'failed';
}

/** The part of an error that may be logged. The library's errors contain personal data in their causes. */
function reasonOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, error: oauthError } = error as { code?: unknown; error?: unknown };
  return { name: error.name, message: error.message, code, error: oauthError };
}

const redirects = { 303: { type: 'null', description: 'On to the next address; everything else comes by cookie' } };

const signInSchema = {
  summary: 'Begin to sign in: leads to the identity provider',
  tags: ['session'],
  querystring: {
    type: 'object',
    properties: {
      returnTo: { type: 'string', description: 'A path of this site to land on afterwards; / for anything else' },
      from: {
        type: 'string',
        description: 'Where to land when it fails, marked signIn=failed; returnTo when left out',
      },
    },
  },
  response: redirects,
};

const callbackSchema = {
  summary: 'Where the identity provider sends people back to',
  tags: ['session'],
  querystring: {
    type: 'object',
    properties: { code: { type: 'string' }, state: { type: 'string' }, error: { type: 'string' } },
  },
  response: redirects,
};
