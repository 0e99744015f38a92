import type { FastifyInstance } from 'fastify';
import type { Notifications } from '#server/platform/database/notify.ts';
import { createVisitorCache, type VisitorCache } from './visitor-cache.ts';

/** The triggers of visitors-pages.sql say here that something visitors can read has changed. */
const CHANGED_CHANNEL = 'visitors_pages';

/** This app's kept pages, forgotten as soon as any process has changed what visitors see. */
export function visitorsOf(app: FastifyInstance, notifications: Notifications, now?: () => number): VisitorCache {
  const visitors = createVisitorCache({ now });
  const leave = notifications.subscribe(CHANGED_CHANNEL, visitors.forget);
  const leaveGap = notifications.onGap(visitors.forget);
  app.addHook('onClose', async () => {
    leave();
    leaveGap();
  });
  return visitors;
}
