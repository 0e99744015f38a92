import type { FastifyInstance } from 'fastify';
import { getSession, refreshSession, signOut } from '#contract/session.ts';
import { signedOut } from '#server/platform/http/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { sessionCookies } from '#server/platform/session/cookies.ts';
import { describeSession, type SessionParts } from './service.ts';

export function sessionRoutes(app: FastifyInstance, parts: SessionParts) {
  const { sessions } = parts;
  const cookies = sessionCookies({ https: parts.publicUrl.startsWith('https://') });

  serve(app, getSession, ({ person }) => describeSession(parts, person));

  serve(app, refreshSession, async ({ request, reply }) => {
    const token = cookies.refresh(request);
    const tokens = token ? await sessions.refresh(token) : null;
    if (!tokens) {
      cookies.clear(reply);
      throw signedOut();
    }
    cookies.setAccess(reply, tokens.access);
    cookies.setRefresh(reply, tokens.refresh);
    return describeSession(parts, { userId: tokens.userId, expiresAt: tokens.access.expiresAt });
  });

  serve(app, signOut, async ({ body, person, request, reply }) => {
    const token = cookies.refresh(request);
    const whose = person ?? (token ? await sessions.familyOf(token) : null);
    if (whose) await sessions.end(body.everywhere ? { userId: whose.userId } : { familyId: whose.familyId });
    cookies.clear(reply);
    return undefined;
  });
}
