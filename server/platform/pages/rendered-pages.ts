import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { links } from '#domain/navigation/links.ts';
import type { Notifications } from '#server/platform/database/notify.ts';
import { errorBody, named, sendError } from '#server/platform/http/error-handler.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { callInProcess } from '#server/platform/http/in-process.ts';
import {
  LOAD_LIMITS,
  type LoadLimits,
  OVERLOADED,
  Overloaded,
  RETRY_AFTER_SECONDS,
} from '#server/platform/http/load-limits.ts';
import { logError } from '#server/platform/http/log-error.ts';
import { createPlainAnswers, sendPlainAnswer } from '#server/platform/http/plain-answer.ts';
import { hasReaderCookie } from '#server/platform/http/reader-cookie.ts';
import { createRenderSemaphore } from '#server/platform/http/render-semaphore.ts';
import type { Tags } from './manifest.ts';
import { createPagePace, TOO_MANY_PAGES, TooManyPages } from './page-pace.ts';
import type { RenderedPage, RenderPage, RenderRequest } from './pages.ts';
import { chosenTheme } from './plain-page.ts';
import { type CachedPage, clearOnChanges, compress, createVisitorCache, type Visit } from './visitor-cache.ts';

interface Options {
  render: RenderPage;
  tags: Tags;
  publicUrl: string;
  isDevelopment: boolean;
  /** The Content Security Policy of pages. */
  policy: string;
  /** How many pages are rendered at once, where tests need another number. */
  loadLimits?: LoadLimits;
  /** Visitors' pages are cached where changes are notified; not while developing. */
  notifications?: Notifications;
  /** The clock of the cache and of the pace, for tests. */
  now?: () => number;
}

/** Longer addresses are artificial and not worth the memory. */
const CACHED_ADDRESS_MAX = 300;

const NOT_PAGES = ['/api/', '/assets/', '/dev-idp', '/dev-mail', '/media/', '/case-studies/'];

/** What these pages show changes without a session or can end at any moment, and the person must see it. */
const NEVER_CACHED = [links.unsubscribe(''), `${links.auth()}/`, links.unlistedDesign('')];

/**
 * Every address without another route is a page. The renderer calls the API in-process, as the person who requested
 * the page.
 */
export function serveRenderedPages(app: FastifyInstance, options: Options) {
  const { publicUrl, isDevelopment, tags, notifications, policy } = options;
  const writePlain = createPlainAnswers({});
  const renderSemaphore = createRenderSemaphore(app, options.loadLimits ?? LOAD_LIMITS);
  const pace = createPagePace(options.now);
  const cache = notifications && createVisitorCache(render, options.now);
  if (cache) clearOnChanges(app, cache, notifications);

  const draw = (request: FastifyRequest, call: RenderRequest['call']) =>
    options.render({
      url: publicUrl + request.url,
      theme: chosenTheme(request),
      call,
      tags,
      publicUrl,
      isDevelopment,
      requestId: request.id,
    });

  async function render(request: FastifyRequest): Promise<RenderedPage> {
    pace.begin(request);
    return renderSemaphore(pace.senderOf(request), async () => {
      const page = await draw(request, (call) => callInProcess(app, request, call));
      pace.end(request, page.html);
      if (page.failure) request.log.error({ err: page.failure }, 'A page could not be rendered');
      return page;
    });
  }

  /** Without the session, nothing is asked: every call of the page is answered with the failure. */
  async function sendFailure(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const error = named(thrown);
    logError(request, error, { app, thrown, call: 'GET /*' });
    const answer = { status: error.status, body: JSON.stringify(errorBody(error, request)) };
    const page = await draw(request, async () => answer);
    if (error.details.retryAfterSeconds) reply.header('retry-after', String(error.details.retryAfterSeconds));
    return sendHtml(request, reply.code(page.status), { html: Buffer.from(page.html) }, 'private, no-store');
  }

  const errorHandler = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // People get a page without the design, because rendering is what costs too much.
    if (error instanceof Overloaded) return sendPlainAnswer(writePlain, OVERLOADED, request, reply);
    if (error instanceof TooManyPages) return sendPlainAnswer(writePlain, TOO_MANY_PAGES, request, reply);
    if (isNoPage(request)) throw error;
    return sendFailure(error, request, reply);
  };
  app.get('/*', { schema: { hide: true }, errorHandler }, async (request, reply) => {
    if (isNoPage(request)) return sendError(notFound(), request, reply);
    const visit: Visit = { request };
    const cached = mayBeCached(request) ? await cache?.get(`${chosenTheme(request)} ${request.url}`, visit) : null;
    if (cached) return sendHtml(request, reply, cached, 'no-cache');

    const page = visit.page ?? (await render(request));
    const isPrivate = page.isPersonal || isNeverCached(request);
    const cacheControl = isPrivate ? 'private, no-store' : 'no-cache';
    if (page.status === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    if (page.location) return reply.header('cache-control', cacheControl).redirect(page.location, page.status);
    return sendHtml(request, reply.code(page.status), { html: Buffer.from(page.html) }, cacheControl);
  });

  async function sendHtml(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Pick<CachedPage, 'html'> & Partial<CachedPage>,
    cacheControl: string,
  ) {
    reply
      .header('vary', 'cookie, accept-encoding')
      .header('cache-control', cacheControl)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8');
    if (!takesGzip(request)) return reply.send(page.html);
    return reply.header('content-encoding', 'gzip').send(page.gzip ?? (await compress(page.html)));
  }
}

function isNoPage({ url }: FastifyRequest): boolean {
  return NOT_PAGES.some((prefix) => url.startsWith(prefix));
}

/** All visitors see the same page, because they are not signed in: only the address decides. */
function mayBeCached(request: FastifyRequest): boolean {
  return request.isVisitor && request.url.length <= CACHED_ADDRESS_MAX && !isNeverCached(request);
}

function isNeverCached(request: FastifyRequest): boolean {
  return hasReaderCookie(request) || NEVER_CACHED.some((prefix) => asRouted(request.url).startsWith(prefix));
}

/** The path as the router of the pages compares it: without dots as in '/x/../', decoded, in any case. */
function asRouted(url: string): string {
  const path = (URL.parse(`http://host${url}`)?.pathname ?? url).toLowerCase();
  try {
    return decodeURI(path).toLowerCase();
  } catch {
    return path;
  }
}

function takesGzip(request: FastifyRequest): boolean {
  return negotiate(String(request.headers['accept-encoding'] ?? ''), ['gzip']) === 'gzip';
}
