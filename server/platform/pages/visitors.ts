import type { FastifyInstance } from 'fastify';
import type { Notifications } from '#server/platform/database/notify.ts';
import type { InsideAnswer } from '#server/platform/http/inside.ts';
import type { KeptPage } from './kept-page.ts';
import { createVisitorCache, type VisitorCache } from './visitor-cache.ts';

/** The triggers of visitors-pages.sql say here that something visitors can read has changed. */
const CHANGED_CHANNEL = 'visitors_pages';
const MB = 1024 * 1024;

/** A page may be drawn of answers that are as old as they may be: together they stay well below five seconds. */
const PAGES = { keptMs: 2_000, bytesMax: 8 * MB, bytesOf: ({ bytes }: KeptPage) => bytes.length };
/** One answer stands on many pages: in every theme, on a first visit and later ones, under addresses that ask for more beside it. */
const ANSWERS = { keptMs: 1_000, bytesMax: 4 * MB, bytesOf: ({ body }: InsideAnswer) => body.length };

export interface Visitors {
  pages: VisitorCache<KeptPage>;
  /** What the API answered while visitors' pages were drawn. */
  answers: VisitorCache<InsideAnswer>;
}

/** What this app keeps for visitors, forgotten as soon as any process has changed what they see. */
export function visitorsOf(app: FastifyInstance, notifications: Notifications, now?: () => number): Visitors {
  const visitors = { pages: createVisitorCache({ ...PAGES, now }), answers: createVisitorCache({ ...ANSWERS, now }) };
  const forget = () => {
    visitors.answers.forget();
    visitors.pages.forget();
  };
  const leave = notifications.subscribe(CHANGED_CHANNEL, forget);
  const leaveGap = notifications.onGap(forget);
  app.addHook('onClose', async () => {
    leave();
    leaveGap();
  });
  return visitors;
}
