import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Notifications } from '#server/platform/database/notify.ts';
import type { RenderedPage } from './pages.ts';

/** Database triggers notify this channel when something that visitors can read has changed. */
const CHANGED_CHANNEL = 'visitors_pages';
/** Counts of likes and views send no notification, and a notification can be lost. No page is older than this. */
const MAX_AGE_MS = 2_000;
const MAX_BYTES = 16 * 1024 * 1024;

export interface CachedPage {
  html: Buffer;
  gzip: Buffer;
}

/** One request for a page. `page` is what was rendered for it, if it was the one that rendered. */
export interface Visit {
  request: FastifyRequest;
  page?: RenderedPage;
}

export interface VisitorCache {
  /** The cached page, or `null` when it may not be cached. Parallel visits to one address share one rendering. */
  get(key: string, visit: Visit): Promise<CachedPage | null>;
  clear(): void;
}

type Render = (request: FastifyRequest) => Promise<RenderedPage>;

export const compress = promisify(gzip);

/** Caches whole pages for visitors in this process. The caller checks that the request comes from a visitor. */
export function createVisitorCache(render: Render, now?: () => number): VisitorCache {
  const pages = new LRUCache<string, CachedPage, Visit>({
    ttl: MAX_AGE_MS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ html, gzip }) => html.length + gzip.length,
    ...(now && { perf: { now }, ttlResolution: 0 }),
    // A rendering that started before `clear` still answers the requests that wait for it, but is not cached.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: visit }) => {
      visit.page = await render(visit.request);
      // A call of the page may have found out that its answer is for this browser alone.
      if (!mayBeCached(visit.page) || visit.request.isVisitor === false) return undefined;
      const html = Buffer.from(visit.page.html);
      return { html, gzip: await compress(html) };
    },
  });
  let cleared = 0;
  return {
    async get(key, visit) {
      const before = cleared;
      try {
        return (await pages.fetch(key, { context: visit })) ?? null;
      } catch (error) {
        // `clear` also rejects a rendering that is not to be cached.
        if (cleared === before) throw error;
        return null;
      }
    },
    clear() {
      cleared += 1;
      pages.clear();
    },
  };
}

/** Clears the cache as soon as any process has changed what visitors see. */
export function clearOnChanges(app: FastifyInstance, cache: VisitorCache, notifications: Notifications) {
  const stops = [notifications.subscribe(CHANGED_CHANNEL, cache.clear), notifications.onGap(cache.clear)];
  app.addHook('onClose', async () => {
    for (const stop of stops) stop();
  });
}

/** Excludes errors, redirects, broken pages, and pages with personal data. */
function mayBeCached({ status, isPersonal, failure, location }: RenderedPage): boolean {
  return status === 200 && !isPersonal && !failure && !location;
}
