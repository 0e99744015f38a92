import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { links } from '#domain/navigation/links.ts';
import { markPath, SIGN_IN_MARK, safePath } from '#domain/navigation/safe-path.ts';
import { createSharedRateLimit } from '#server/platform/http/shared-rate-limit.ts';
import { linkIdentity } from './account.ts';
import { SignInRefused } from './admission.ts';
import type { Entry, EntryParts } from './entry.ts';
import { CALLBACK_PATH, type IdentityProvider } from './identity-provider.ts';
import { reasonOf, refusalOf } from './refusal.ts';
import { FLOW_MINUTES, flowSealer } from './sign-in-flow.ts';
import { callbackSchema, signInSchema } from './sign-in-schemas.ts';
import { isFirstUse } from './used-once.ts';

/** An address may belong to an office or a proxy, so this limit stops machines and not people. */
export const ATTEMPTS = { burst: 100, perSecond: 2 };

/** Begins to add a provider to the account of a person. @returns where to send them; `null` for an unknown provider. */
export type BeginLink = (reply: FastifyReply, providerId: string, userId: string) => Promise<string | null>;

/**
 * The addresses of signing in with a provider. A browser visits them, so they only redirect: a failure returns to the
 * page before, with `signIn=failed` (SIGN-3).
 */
export function signInRoutes(
  app: FastifyInstance,
  parts: EntryParts,
  { providers, entry }: { providers: readonly IdentityProvider[]; entry: Entry },
): BeginLink {
  const { database, publicUrl } = parts;
  const https = publicUrl.startsWith('https://');
  const begun = createSharedRateLimit({ ...parts, kind: 'sign-in', limit: ATTEMPTS });
  const answered = createSharedRateLimit({ ...parts, kind: 'sign-in answered', limit: ATTEMPTS });
  const flows = flowSealer(parts);
  const flowCookie = `${https ? '__Host-' : ''}bf-sign-in`;
  const flowOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;
  const byId = (id: unknown) => (id === undefined ? providers[0] : providers.find((provider) => provider.id === id));

  async function begin(
    reply: FastifyReply,
    provider: IdentityProvider,
    trip: { returnTo: string; from: string; linkTo: string | null },
  ) {
    const { url, secrets } = await provider.begin();
    const sealed = await flows.seal({ ...secrets, ...trip, with: provider.id });
    reply.setCookie(flowCookie, sealed, { ...flowOptions, maxAge: FLOW_MINUTES * 60 });
    return url;
  }

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
    const provider = byId(query.with);
    const way = provider?.name ?? 'none';
    if (!(await begun.take(request.ip))) return failed(request, reply, { from, way }, tooMany());
    try {
      if (!provider) throw new Error('There is no such provider');
      return reply.redirect(await begin(reply, provider, { returnTo, from, linkTo: null }), 303);
    } catch (error) {
      return failed(request, reply, { from, way }, error);
    }
  });

  const callback = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    const flow = await flows.open(request.cookies[flowCookie]);
    reply.clearCookie(flowCookie, flowOptions);
    const provider = flow && byId(flow.with);
    const nowhere = { from: '/', way: provider?.name ?? 'none' };
    if (!provider) return failed(request, reply, nowhere, new Error('This browser has no sign-in in progress'));
    const { from, returnTo, linkTo } = flow;
    const way = provider.name;
    if (!(await answered.take(request.ip))) return failed(request, reply, { from, way }, tooMany());
    // Whoever has a copy of the cookie and the address gets nothing by it, also where the provider takes a code twice.
    if (!(await isFirstUse(database.pool, `sign-in ${flow.state}`)))
      return failed(request, reply, { from, way }, new Error('This answer was used before'));
    try {
      const answer = new URL(publicUrl + request.url);
      // Each provider has an address of its own, so an answer of one is never taken for an answer of another.
      if (answer.pathname !== provider.callbackPath)
        throw new Error('The answer came to the address of another provider');
      const proof = { ...(await provider.finish(answer, flow)), way };
      if (linkTo) return await link(request, reply, { linkTo, returnTo, proof });
      return reply.redirect((await entry.arrive({ request, reply }, proof, returnTo)).to, 303);
    } catch (error) {
      return failed(request, reply, { from, way }, error);
    }
  };
  for (const path of [CALLBACK_PATH, `${CALLBACK_PATH}/:provider`])
    app.get(path, { ...asGiven, schema: callbackSchema }, callback);

  /** Adds a provider to the account of the person who asked for it, and of nobody else. */
  async function link(
    request: FastifyRequest,
    reply: FastifyReply,
    { linkTo, returnTo, proof }: { linkTo: string; returnTo: string; proof: Parameters<Entry['arrive']>[1] },
  ) {
    if (request.signedIn?.userId !== linkTo) throw new Error('Another person came back than the one who left');
    if (!(await linkIdentity(database.kysely, linkTo, proof))) throw new SignInRefused('linked_elsewhere');
    request.log.info({ userId: linkTo, way: proof.way }, 'A way to sign in was added');
    entry.tellChange(request, linkTo, `${proof.way} was added as a way to log in.`);
    return reply.redirect(returnTo, 303);
  }

  app.addHook('onListen', async () => {
    // The product starts without its providers, but the operator should not learn of it from people.
    for (const { name, reach } of providers)
      await reach?.().catch((error: unknown) => {
        app.log.warn(
          { err: error, provider: name },
          'The identity provider cannot be reached: nobody can sign in with it',
        );
      });
  });

  function failed(
    request: FastifyRequest,
    reply: FastifyReply,
    { from, way }: { from: string; way: string },
    error: unknown,
  ) {
    const refusal = refusalOf(error);
    request.log.warn({ reason: reasonOf(error) }, 'A sign-in failed');
    parts.counters?.add('sign_ins', { way, outcome: refusal });
    return reply.redirect(markPath(from, SIGN_IN_MARK, refusal), 303);
  }

  return async (reply, providerId, userId) => {
    const provider = byId(providerId);
    const from = links.waysToLogIn();
    return provider ? begin(reply, provider, { returnTo: from, from, linkTo: userId }) : null;
  };
}

function tooMany() {
  return new Error('Too many sign-ins from one address');
}
