import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#contract/notification.ts';
import { notificationKindIds } from '#domain/notification/kinds.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Notifications } from '#server/platform/database/notify.ts';
import { createPersonStreams, view } from '#server/platform/events/person-streams.ts';
import { eventsAfter, headsOf } from '#server/platform/events/queries.ts';
import { openEventStream, wantsEventStream } from '#server/platform/http/event-stream.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { Sessions } from '#server/platform/session/sessions.ts';
import { choicesOf, mailOf, markRead, notificationsOf, putChoice, putPace, standingOf } from './queries.ts';

interface NotificationParts {
  database: Database;
  notifications: Notifications;
  sessions: Pick<Sessions, 'living'>;
  /** The e-mail sender; absent if no e-mail is configured. */
  mailer?: Pick<Mailer, 'kind'> | undefined;
}

const PAGE = 200;
/** Whoever missed more reads the page again: everybody's streams wait while old events of one person are searched. */
const RESUMED_MAX = 5_000;

export function notificationRoutes(
  app: FastifyInstance,
  { database, notifications, sessions, mailer }: NotificationParts,
) {
  const streams = createPersonStreams({ database, notifications, sessions, log: app.log });
  app.addHook('preClose', async () => streams.close());

  serve(
    app,
    calls.listEvents,
    async ({ query, person, request, reply }) => {
      const { userId } = person;
      const asked = lastEventId(request) ?? query.after;
      if (!wantsEventStream(request)) {
        const [{ head } = { head: 0 }] = await headsOf(database.pool, [userId]);
        const after = Math.max(asked ?? head, head - RESUMED_MAX);
        const rows = await eventsAfter(database.pool, [userId], [after], PAGE);
        return { items: rows.map(view), head };
      }
      const [standing] = await standingOf(database.pool, userId);
      const { head, oldest, unreadCount } = standing!;
      const stream = openEventStream(reply);
      // A number beyond the last event (a restored database), before the oldest stored one or long ago: the page must be read again.
      const isLost =
        asked !== undefined && (asked > head || asked < Math.max((oldest ?? head + 1) - 1, head - RESUMED_MAX));
      const after = isLost ? head : (asked ?? head);
      await stream.send('hello', { after, head, unreadCount, isLost }, String(after));
      void streams.follow(person, after, stream).catch((error: unknown) => {
        app.log.error({ err: error }, 'A stream of events ended early; its reader connects again');
      });
      return reply;
    },
    { mayStream: true },
  );

  serve(app, calls.listNotifications, async ({ query, person }) => {
    const [row] = await notificationsOf(database.pool, person.userId, query.before ?? null);
    return rawJson(calls.listNotifications, row!.json);
  });
  serve(app, calls.readNotifications, async ({ body, person }) => ({
    unreadCount: await markRead(database, person.userId, body),
  }));
  serve(app, calls.getNotificationChoices, ({ person }) => choices(person.userId));
  serve(app, calls.putNotificationChoice, async ({ params, body, person }) => {
    await putChoice(database.kysely, { userId: person.userId, kind: params.kind, ...body });
    return choices(person.userId);
  });

  serve(app, calls.putMailPace, async ({ body, person }) => {
    await putPace(database.kysely, person.userId, body.pace);
    return choices(person.userId);
  });

  async function choices(userId: string) {
    const chosen = new Map((await choicesOf(database.kysely, userId)).map((row) => [row.kind, row]));
    return {
      items: notificationKindIds.map((kind) => ({
        kind,
        inProduct: chosen.get(kind)?.in_product ?? true,
        byMail: chosen.get(kind)?.by_mail ?? false,
      })),
      mail: mailer
        ? { ...(await mailOf(database.kysely, userId)), isDevelopment: mailer.kind === 'development' }
        : null,
    };
  }
}

/** Browsers send this header when they reconnect. It takes precedence over the number in the first address. */
function lastEventId(request: FastifyRequest): number | undefined {
  const id = request.headers['last-event-id'];
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}
