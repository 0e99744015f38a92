import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takesEncoding } from '#server/platform/http/accept-encoding.ts';
import { sendError } from '#server/platform/http/error-handler.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { callInside, type InsideAnswer, type InsideCall } from '#server/platform/http/inside.ts';
import { createTurnstile, Overloaded, ROOM, type Room, sendOverloaded } from '#server/platform/http/overload.ts';
import { gzipOnce } from './gzip-page.ts';
import { giveBack, gzipWithNonce, withNonce, withoutNonce } from './kept-page.ts';
import type { HeadTags } from './manifest.ts';
import { pageBytes } from './page-bytes.ts';
import type { RenderedPage, RenderPage } from './pages.ts';
import { createSameAnswers } from './same-answers.ts';
import type { Visitors } from './visitors.ts';

interface RenderedPagesOptions {
  render: RenderPage;
  /** Head tags for route modules; the nonce goes on every script. */
  tags: HeadTags;
  publicUrl: string;
  isDevelopment: boolean;
  policy: (nonce: string) => string;
  /** How many pages are drawn at once, where tests need another number. */
  room?: Room;
  /** Keeps visitors' pages and answers for a moment; absent while developing. */
  visitors?: Visitors;
}

/** Longer addresses are nobody's bookmark. */
const KEPT_ADDRESS_MAX = 300;

const NOT_PAGES = ['/api/', '/assets/', '/dev-idp', '/dev-mail', '/media/', '/case-studies/'];

/** Who has this link changes what it shows without signing in, and wants to see that. */
const DRAWN_ANEW = '/unsubscribe/';

/** Every address that no other route answers is a page. The renderer asks the API in-process, as the person who asks for the page. */
export function serveRenderedPages(app: FastifyInstance, options: RenderedPagesOptions) {
  const { visitors, room = ROOM } = options;
  const inTurn = createTurnstile(app, room);
  const sameAnswer = createSameAnswers();

  const draw = (request: FastifyRequest, nonce: string) => inTurn(() => drawNow(request, nonce));

  async function drawNow(request: FastifyRequest, nonce: string): Promise<RenderedPage> {
    const page = await options.render({
      url: options.publicUrl + request.url,
      nonce,
      theme: themeOf(request),
      hasFaces: hasFaces(request),
      call: (call) => answerFor(request, call),
      assets: (modules, when) => options.tags(modules, { nonce, ...when }),
      publicUrl: options.publicUrl,
      isDevelopment: options.isDevelopment,
      requestId: request.id,
    });
    if (page.failure) request.log.error({ err: page.failure }, 'A page could not be drawn');
    return page;
  }

  const keptFor = ({ isVisitor, url }: FastifyRequest) =>
    isVisitor && url.length <= KEPT_ADDRESS_MAX && !url.startsWith(DRAWN_ANEW) ? visitors : undefined;

  /** Like a page, what one visitor is answered is answered to all. */
  async function answerFor(request: FastifyRequest, call: InsideCall): Promise<InsideAnswer> {
    const ask = () => callInside(app, request, call);
    if (!request.isVisitor) return sameAnswer(await ask());
    const keeping = keptFor(request);
    if (!keeping || call.url.length > KEPT_ADDRESS_MAX) return ask();
    let own: InsideAnswer | undefined;
    const kept = await keeping.answers.get(call.url, async () => {
      own = await ask();
      return own.status === 200 ? own : null;
    });
    return kept ?? own ?? ask();
  }

  const errorHandler = (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof Overloaded) return sendOverloaded(request, reply);
    throw error;
  };
  app.get('/*', { schema: { hide: true }, errorHandler }, async (request, reply) => {
    if (NOT_PAGES.some((prefix) => request.url.startsWith(prefix))) return sendError(notFound(), request, reply);
    const nonce = reply.nonce();
    let own: RenderedPage | undefined;
    const isGzip = takesEncoding(request.headers['accept-encoding'], 'gzip');
    reply.header('vary', 'cookie, accept-encoding');
    const kept = await keptFor(request)?.pages.get(
      `${themeOf(request)} ${hasFaces(request)} ${request.url}`,
      async () => {
        own = await draw(request, nonce);
        return mayBeKept(own) ? withoutNonce(takeBytes(own), nonce) : null;
      },
    );
    if (kept && !own) {
      if (isGzip) return sendHtml(reply.header('content-encoding', 'gzip'), nonce, gzipWithNonce(kept, nonce));
      const copy = withNonce(kept, nonce);
      reply.raw.once('finish', () => giveBack(kept, copy));
      return sendHtml(reply, nonce, copy);
    }
    own ??= await draw(request, nonce);
    if (own.location) {
      return reply.header('cache-control', cacheControlOf(own)).redirect(own.location, own.status);
    }
    const html = kept?.bytes ?? takeBytes(own);
    const squeezed = isGzip ? await gzipOnce(html, kept ? 'kept' : 'once') : null;
    if (squeezed) reply.header('content-encoding', 'gzip');
    return sendHtml(reply.code(own.status), nonce, squeezed ?? html, cacheControlOf(own));
  });

  function sendHtml(reply: FastifyReply, nonce: string, html: Buffer, cacheControl = 'no-cache') {
    return reply
      .header('cache-control', cacheControl)
      .header('content-security-policy', options.policy(nonce))
      .type('text/html; charset=utf-8')
      .send(html);
  }
}

/**
 * The page as bytes, since a string would be walked through three times: for its length, for its encoding and by the socket. Its
 * text is forgotten: promises of a request that has waited are old objects, and whatever they lead to, dead as they are, would be
 * kept until the next collection of everything. That was more than half of what came to be old.
 */
function takeBytes(page: RenderedPage): Buffer {
  const bytes = pageBytes(page.html);
  page.html = '';
  return bytes;
}

/** Whole pages that show nobody's own things; never a refusal, a redirect or one that could not be drawn. */
function mayBeKept({ status, isPersonal, failure, location }: RenderedPage): boolean {
  return status === 200 && !isPersonal && !failure && !location;
}

function cacheControlOf({ isPersonal }: RenderedPage): string {
  return isPersonal ? 'private, no-store' : 'no-cache';
}

function themeOf(request: FastifyRequest): 'light' | 'dark' | null {
  const theme = request.cookies['bf-theme'];
  return theme === 'light' || theme === 'dark' ? theme : null;
}

/** The cookie of web/lib/faces.ts. */
function hasFaces(request: FastifyRequest): boolean {
  return request.cookies['bf-faces'] !== undefined;
}
