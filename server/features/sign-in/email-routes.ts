import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as calls from '#contract/sign-in.ts';
import { links } from '#domain/navigation/links.ts';
import { markPath, SIGN_IN_MARK, safePath } from '#domain/navigation/safe-path.ts';
import { AppError, notFound } from '#server/platform/http/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { createSharedRateLimit } from '#server/platform/http/shared-rate-limit.ts';
import { linkIdentity } from '#server/platform/identity/account.ts';
import { isAllowed, OPEN_TO_ALL, SignInRefused } from '#server/platform/identity/admission.ts';
import { type EmailLink, emailLinks, proofOf } from '#server/platform/identity/email-link.ts';
import type { Next } from '#server/platform/identity/entry.ts';
import { reasonOf, refusalOf } from '#server/platform/identity/refusal.ts';
import { createLinkSender } from '#server/platform/identity/send-link.ts';
import { isFirstUse } from '#server/platform/identity/used-once.ts';
import { createRefusals, signInOver, tooOften } from './failure.ts';
import type { SignInParts } from './parts.ts';

/** A link is opened by people; a machine that tries tokens is held up. */
const USES = { burst: 30, perSecond: 0.5 };

/** Signing in by a link in an e-mail. */
export function emailRoutes(app: FastifyInstance, parts: SignInParts) {
  const { inWords, refused } = createRefusals(parts);
  const { database, entry, mailer, admission = OPEN_TO_ALL } = parts;
  const letters = emailLinks(parts);
  const uses = createSharedRateLimit({ ...parts, kind: 'sign-in letter used', limit: USES });
  const send = createLinkSender(parts);

  serve(app, calls.askForEmailLink, async ({ body, request, reply }) => {
    if (!mailer) throw notFound();
    const email = body.email.toLowerCase();
    if (!isAllowed(admission, email)) throw refused('not_allowed');
    await send({ request, reply }, mailer, { email, returnTo: safePath(body.returnTo), linkTo: null });
    return undefined;
  });

  // The address in the e-mail. Programs that look at links before people do have no cookie, so they use nothing up.
  app.get('/api/auth/email', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { token } = request.query as { token?: unknown };
    const link = await letters.read(token);
    if (!link || !letters.isSameDevice(request, link)) return reply.redirect(links.emailLink(String(token ?? '')), 303);
    try {
      const next = await use(request, reply, link);
      return reply.redirect(next.to, 303);
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, 'A sign-in failed');
      return reply.redirect(markPath(links.auth(), SIGN_IN_MARK, isOver(error) ? 'link_over' : refusalOf(error)), 303);
    }
  });

  serve(app, calls.getEmailLink, async ({ query }) => {
    const link = await letters.read(query.token);
    if (!link) throw signInOver();
    return { address: link.email, adds: link.linkTo !== null };
  });

  serve(app, calls.openEmailLink, async ({ body, request, reply }) => {
    const link = await letters.read(body.token);
    if (!link) throw signInOver();
    return inWords(use(request, reply, link));
  });

  async function use(request: FastifyRequest, reply: FastifyReply, link: EmailLink): Promise<Next> {
    if (!(await uses.take(request.ip))) throw tooOften();
    // A link that adds an address is good only for the person who asked for it.
    if (link.linkTo !== null && request.signedIn?.userId !== link.linkTo) throw new SignInRefused('other_account');
    if (!(await isFirstUse(database.pool, `letter ${link.id}`))) throw signInOver();
    if (link.linkTo === null) return entry.arrive({ request, reply }, proofOf(link), link.returnTo);
    if (!(await linkIdentity(database.kysely, link.linkTo, proofOf(link)))) throw new SignInRefused('linked_elsewhere');
    entry.tellChange(request, link.linkTo, `Links to ${link.email} were added as a way to log in.`);
    return { to: link.returnTo, event: 'signed_in' };
  }
}

function isOver(error: unknown): boolean {
  return error instanceof AppError && error.code === 'sign_in_over';
}
