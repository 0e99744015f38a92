import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router';
import type { SessionAnswer } from '#contract/session.ts';
import { documentHtml } from './document.ts';
import { createApiClient } from './lib/api-client.ts';
import { apiContext, sessionContext, themeContext } from './lib/context.ts';
import type { PageHandle } from './lib/page.ts';
import { pageDataHtml } from './lib/page-data.ts';
import { routes } from './routes.tsx';

interface RenderRequest {
  url: string;
  nonce: string;
  theme: 'light' | 'dark' | null;
  call: (method: string, url: string) => Promise<{ status: number; body: string }>;
  assets: (modules: string[], wake: 'now' | 'touch') => string;
  publicUrl: string;
  isDevelopment: boolean;
}

const handlers = {
  true: createStaticHandler(routes({ isDevelopment: true })),
  false: createStaticHandler(routes({ isDevelopment: false })),
};

/** Draws one page to HTML: loaders first (they call the API in-process), then the tree, as a string. */
export async function render(asked: RenderRequest) {
  const { query, dataRoutes } = handlers[`${asked.isDevelopment}`];
  const api = createApiClient(({ method, url }) => asked.call(method, url));
  let session: Promise<SessionAnswer> | undefined;
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(sessionContext, () => {
    session ??= api('GET /api/session');
    return session;
  });
  context.set(themeContext, asked.theme ?? 'system');

  const result = await query(new Request(asked.url), { requestContext: context });
  const isPersonal = (await session?.catch(() => null))?.viewer != null;
  if (result instanceof Response)
    return { status: result.status, location: result.headers.get('location'), html: '', isPersonal };

  const router = createStaticRouter(dataRoutes, result);
  const body = renderToString(<StaticRouterProvider router={router} context={result} hydrate={false} />);
  const url = new URL(asked.url);
  const deepest = result.matches.at(-1)!;
  const handle = deepest.route.handle as PageHandle | undefined;
  const failed = result.errors !== null;
  const meta = handle?.meta?.((failed ? null : result.loaderData[deepest.route.id]) as never, url);
  const modules = result.matches.flatMap(({ route }) => (route.id.includes('#') ? [route.id.split('#')[0]!] : []));
  // What only reads stays asleep until it is touched; what is worked on wakes at once.
  const wake = isPersonal || handle?.guard === 'private' ? 'now' : 'touch';
  const tags = asked.assets(modules, wake);
  const { theme, publicUrl, nonce } = asked;
  const html = documentHtml({
    body,
    data: pageDataHtml(result, nonce),
    meta,
    url,
    theme,
    wake,
    tags,
    publicUrl,
    nonce,
  });
  return { status: handle?.status ?? result.statusCode, location: null, html, isPersonal };
}
