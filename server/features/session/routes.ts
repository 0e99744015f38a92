import type { FastifyInstance } from 'fastify';
import { endOtherSignIns, endSignIn, getSession, listSignIns, refreshSession, signOut } from '#contract/session.ts';
import { notFound, signedOut } from '#server/platform/http/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { sessionCookies } from '#server/platform/session/cookies.ts';
import { ownSignIn, signInsOf } from './queries.ts';
import { describeSession, type SessionParts } from './service.ts';
import { viewSignIn } from './view.ts';

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

  serve(app, listSignIns, async ({ person }) => {
    const rows = await signInsOf(parts.database, person.userId, person.familyId);
    return { items: rows.map((row) => viewSignIn(row, person.familyId)) };
  });

  serve(app, endOtherSignIns, async ({ person }) => {
    await sessions.end({ userId: person.userId, except: person.familyId });
    return undefined;
  });

  serve(app, endSignIn, async ({ params, person }) => {
    const [own] = await ownSignIn(parts.database.pool, params.id, person.userId);
    if (!own) throw notFound('This device is already logged out.');
    await sessions.end({ familyId: own.id });
    return undefined;
  });

  serve(app, signOut, async ({ body, person, request, reply }) => {
    const token = cookies.refresh(request);
    const owner = person ?? (token ? await sessions.familyOf(token) : null);
    if (owner) await sessions.end(body.everywhere ? { userId: owner.userId } : { familyId: owner.familyId });
    cookies.clear(reply);
    return undefined;
  });
}
