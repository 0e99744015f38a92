import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/profile.ts';
import { RawJson, serve } from '#server/platform/http/serve.ts';
import { sessionCookies } from '#server/platform/session/cookies.ts';
import type { Sessions } from '#server/platform/session/sessions.ts';
import { deleteAccount } from './leave.ts';
import { belongingsCount } from './queries.ts';
import { changeProfile, type ProfileParts, readProfile } from './service.ts';

interface Parts extends ProfileParts {
  sessions: Sessions;
  publicUrl: string;
}

export function profileRoutes(app: FastifyInstance, parts: Parts) {
  const cookies = sessionCookies({ https: parts.publicUrl.startsWith('https://') });
  serve(app, contract.getProfile, ({ person }) => readProfile(parts, person.userId));
  serve(app, contract.changeProfile, ({ body, person }) => changeProfile(parts, person.userId, body));
  serve(app, contract.getBelongings, async ({ person }) => {
    const [row] = await belongingsCount(parts.database.pool, person.userId);
    return new RawJson(row!.json);
  });
  serve(app, contract.deleteProfile, async ({ body, person, request, reply }) => {
    await deleteAccount(parts, person.userId, body.handle);
    cookies.clear(reply);
    request.log.info({ userId: person.userId }, 'An account was deleted');
    return undefined;
  });
}
