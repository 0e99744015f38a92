import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calendar.ts';
import { writeCalendar } from '#domain/calendar/ics.ts';
import { links } from '#domain/navigation/links.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { AppError, notFound } from '#server/platform/http/errors.ts';
import { createRateLimit } from '#server/platform/http/rate-limit.ts';
import { serve } from '#server/platform/http/serve.ts';
import { deadlinesOf, findOwner, findToken, putToken, removeToken } from './queries.ts';

interface CalendarParts {
  database: Database;
  clock: () => Date;
  publicUrl: string;
}

const TOKEN_BYTES = 16;
/** Calendar programs ask every hour, some every few minutes. */
const READS = { burst: 30, perSecond: 1 / 30 };

/** A calendar of deadlines. Whoever knows its address may read it, so it can be replaced and ended (TIME-6). */
export function calendarRoutes(app: FastifyInstance, { database, clock, publicUrl }: CalendarParts) {
  const { kysely, pool } = database;
  const reads = createRateLimit(READS);
  const addressOf = (token: string) => `${publicUrl}/calendar/${token}.ics`;

  serve(app, calls.getCalendar, async ({ person }) => {
    const token = await findToken(kysely, person.userId);
    return { url: token && addressOf(token) };
  });
  serve(app, calls.makeCalendar, async ({ person }) => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await putToken(kysely, person.userId, token);
    return { url: addressOf(token) };
  });
  serve(app, calls.deleteCalendar, async ({ person }) => {
    await removeToken(kysely, person.userId);
    return undefined;
  });

  app.get<{ Params: { file: string } }>('/calendar/:file', { schema: { hide: true } }, async ({ params }, reply) => {
    const token = /^([A-Za-z0-9_-]{22})\.ics$/.exec(params.file)?.[1];
    const userId = token ? await findOwner(kysely, token) : null;
    if (!userId) throw notFound();
    if (!reads.take(userId)) throw readTooOften();
    const days = (await deadlinesOf(pool, userId)).map(({ id, brief_id, due_on, brief, milestone }) => ({
      id: `${id}@brief-foundry`,
      date: due_on,
      title: milestone === null ? `Due: ${brief}` : `${milestone} (${brief})`,
      url: publicUrl + links.brief(brief_id),
    }));
    return reply
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .type('text/calendar; charset=utf-8')
      .send(writeCalendar('Brief Foundry deadlines', days, clock()));
  });
}

function readTooOften() {
  const retryAfterSeconds = 1 / READS.perSecond;
  return new AppError(
    'too_many_requests',
    `This calendar was read too often. Try again in ${retryAfterSeconds} seconds.`,
    {
      retryAfterSeconds,
    },
  );
}
