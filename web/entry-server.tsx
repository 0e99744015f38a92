import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { SessionAnswer } from '#contract/session.ts';
import { documentHtml } from './document.ts';
import { createApiClient } from './lib/api/api-client.ts';
import { apiContext, sessionContext, themeContext } from './lib/page/context.ts';
import type { PageError, PageHandle } from './lib/page/page.ts';
import { pageDataHtml } from './lib/page/page-data.ts';
import { routes } from './routes.tsx';
import { ErrorPage } from './ui/feedback/ErrorPage.tsx';

interface RenderRequest {
  url: string;
  theme: 'light' | 'dark' | null;
  call: (call: {
    name: string;
    params: Record<string, string>;
    url: string;
  }) => Promise<{ status: number; body: string }>;
  /** Head tags for scripts and styles of a page, by the name of its module. Pages where somebody works preload scripts. */
  tags: (page?: string, isWork?: boolean) => string;
  publicUrl: string;
  isDevelopment: boolean;
  /** The error view shows this number, and the log has an entry with it. */
  requestId: string;
}

const shipped = createStaticHandler(routes({ isDevelopment: false }));
const development = createStaticHandler(routes({ isDevelopment: true }));

/**
 * Renders one page to an HTML string, after its loaders have called the API in-process. It never throws: an
 * unexpected error becomes an error page, and `failure` carries it to the log.
 */
export async function render(asked: RenderRequest) {
  try {
    return await renderPage(asked);
  } catch (failure) {
    return { status: 500, location: null, html: brokenPage(asked), isPersonal: false, failure };
  }
}

async function renderPage(asked: RenderRequest) {
  const { query, dataRoutes } = asked.isDevelopment ? development : shipped;
  const api = createApiClient(({ name, params, url }) => asked.call({ name, params, url }));
  let session: Promise<SessionAnswer> | undefined;
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  requestContext.set(sessionContext, () => {
    session ??= api('GET /api/session');
    return session;
  });
  requestContext.set(themeContext, asked.theme ?? 'system');

  const context = await query(new Request(asked.url), { requestContext });
  const isPersonal = (await session?.catch(() => null))?.viewer != null;
  if (context instanceof Response)
    return { status: context.status, location: context.headers.get('location'), html: '', isPersonal, failure: null };

  const failure = nameFailures(context, asked.requestId);
  const router = createStaticRouter(dataRoutes, context);
  const body = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  const { theme, publicUrl } = asked;
  const url = new URL(asked.url);
  const page = context.matches.at(-1)!.route;
  const handle = page.handle as PageHandle | undefined;
  const meta = handle?.meta?.((context.errors ? null : context.loaderData[page.id]) as never, url);
  const tags = asked.tags(handle?.name, handle?.footer !== undefined);
  const html = documentHtml({ body, data: pageDataHtml(context), meta, url, theme, tags, publicUrl });
  return { status: handle?.status ?? context.statusCode, location: null, html, isPersonal, failure };
}

/** Replaces the details of every error that is not an API refusal with the request's number. */
function nameFailures(context: StaticHandlerContext, requestId: string): Error | null {
  let failure: Error | null = null;
  for (const [id, error] of Object.entries(context.errors ?? {})) {
    if (!(error instanceof Error)) continue;
    failure = error;
    const trouble: PageError = { code: 'internal', message: '', requestId };
    context.errors![id] = { status: 500, statusText: '', internal: false, data: trouble };
  }
  return failure;
}

function brokenPage({ url, tags, theme, publicUrl, requestId }: RenderRequest): string {
  return documentHtml({
    body: renderToString(<ErrorPage kind="internal" requestId={requestId} />),
    data: '',
    meta: { title: 'Something broke', noIndex: true },
    url: new URL(url),
    theme,
    tags: tags(),
    publicUrl,
  });
}
