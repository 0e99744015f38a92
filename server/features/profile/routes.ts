import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/profile.ts';
import { AppError, signedOut } from '#server/platform/http/errors.ts';
import { createRateLimit } from '#server/platform/http/rate-limit.ts';
import { serve } from '#server/platform/http/serve.ts';
import { sessionCookies } from '#server/platform/session/cookies.ts';
import type { Sessions } from '#server/platform/session/sessions.ts';
import { deleteAccount } from './delete-account.ts';
import { type ExportParts, exportOf } from './export.ts';
import { countBelongings } from './queries.ts';
import { changeProfile, type ProfileParts, readProfile } from './service.ts';

/** Enough to repeat an interrupted download; more requests come from a script. */
const EXPORTS = { burst: 6, perSecond: 1 / 120 };

interface Parts extends ProfileParts, ExportParts {
  sessions: Sessions;
  newId: () => string;
  publicUrl: string;
}

export function profileRoutes(app: FastifyInstance, parts: Parts) {
  const cookies = sessionCookies({ https: parts.publicUrl.startsWith('https://') });
  serve(app, contract.getProfile, ({ person }) => readProfile(parts, person.userId));
  serve(app, contract.changeProfile, ({ body, person }) => changeProfile(parts, person.userId, body));
  serve(app, contract.getBelongings, ({ person }) => countBelongings(parts.database, person.userId));
  serve(app, contract.deleteProfile, async ({ body, person, request, reply }) => {
    await deleteAccount(parts, person.userId, body.handle);
    cookies.clear(reply);
    request.log.info({ userId: person.userId }, 'An account was deleted');
    return undefined;
  });

  const exports = createRateLimit(EXPORTS);
  /** One of a person at a time: each keeps a file as large as their data. */
  const underWay = new Map<string, Readable>();
  app.get('/api/profile/export', { schema: exportSchema }, async (request, reply) => {
    if (!request.signedIn) throw signedOut();
    const { userId } = request.signedIn;
    if (!exports.take(userId)) throw tooManyExports();
    const { filename, size, stream } = await exportOf(parts, userId);
    underWay.get(userId)?.destroy();
    underWay.set(userId, stream);
    stream.once('close', () => underWay.get(userId) === stream && underWay.delete(userId));
    stream.once('error', (err) => request.log.error({ err }, 'A download of everything broke off'));
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${filename}"`)
      .header('content-length', size)
      .type('application/zip')
      .send(stream);
  });
}

const exportSchema = {
  summary: 'Everything that is the person’s: JSON and pictures in one zip, streamed',
  tags: ['profile'],
  security: [{ session: [] as string[] }, { bearer: [] as string[] }] as Record<string, string[]>[],
};

function tooManyExports() {
  return new AppError(
    'too_many_requests',
    'You have downloaded this several times just now. Try again in two minutes.',
    {
      retryAfterSeconds: 120,
    },
  );
}
