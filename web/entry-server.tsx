import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { SessionAnswer } from '#contract/session.ts';
import { documentHtml } from './document.ts';
import { firstScreenOf } from './first-screen.ts';
import { createApiClient } from './lib/api/api-client.ts';
import { apiContext, sessionContext, themeContext } from './lib/page/context.ts';
import type { PageHandle, Trouble } from './lib/page/page.ts';
import { pageDataHtml } from './lib/page/page-data.ts';
import { readAnswer } from './lib/shared-answers.ts';
import { pageQueries } from './page-queries.ts';
import { routes } from './routes.tsx';
import { signsHtml, signsIn } from './signs.ts';
import { drawWithSigns } from './ui/brand/sprite.ts';
import { Broken } from './ui/feedback/Broken.tsx';
import { drawUnchangingWith } from './ui/Unchanging.tsx';

interface RenderRequest {
  url: string;
  nonce: string;
  theme: 'light' | 'dark' | null;
  /** Whether the browser keeps our typefaces by now. */
  hasFaces: boolean;
  call: (call: {
    name: string;
    params: Record<string, string>;
    url: string;
  }) => Promise<{ status: number; body: string }>;
  assets: (
    modules: string[],
    when: { wake: 'now' | 'touch'; faces: 'now' | 'later'; firstScreen: string | null },
  ) => string;
  publicUrl: string;
  isDevelopment: boolean;
  /** Leads from the page's error view to the entry in the log. */
  requestId: string;
}

// While developing, a part changes under the process.
if (import.meta.env.PROD) drawUnchangingWith(renderToString);

const queries = {
  true: pageQueries(routes({ isDevelopment: true })),
  false: pageQueries(routes({ isDevelopment: false })),
};

/**
 * Draws one page to HTML: loaders first (they call the API in-process), then the tree, as a string. It never throws: what
 * nobody foresaw becomes a page that says so, and leaves as `failure` for the log.
 */
export async function render(asked: RenderRequest) {
  try {
    return await draw(asked);
  } catch (failure) {
    return { status: 500, location: null, html: brokenPage(asked), isPersonal: false, failure };
  }
}

async function draw(asked: RenderRequest) {
  const query = queries[`${asked.isDevelopment}`];
  const api = createApiClient(({ name, params, url }) => asked.call({ name, params, url }), readAnswer);
  let session: Promise<SessionAnswer> | undefined;
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(sessionContext, () => {
    session ??= api('GET /api/session');
    return session;
  });
  context.set(themeContext, asked.theme ?? 'system');

  const result = await query(askingFor(asked.url), { requestContext: context });
  const isPersonal = (await session?.catch(() => null))?.viewer != null;
  if (!('matches' in result))
    return { status: result.status, location: result.headers.get('location'), html: '', isPersonal, failure: null };

  const failure = nameFailures(result, asked.requestId);
  // The routes of this page are enough to draw it; the router would go through the whole table for each page.
  const matched = result.matches.map(({ route }) => ({ ...route, children: undefined }));
  const router = createStaticRouter(matched, result);
  // What guests see stays asleep until it is touched; what people work on wakes at once.
  const wake = isPersonal ? 'now' : 'touch';
  const faces = isPersonal || asked.hasFaces ? 'now' : 'later';
  const drawTree = () => renderToString(<StaticRouterProvider router={router} context={result} hydrate={false} />);
  // While developing, React compares every attribute with what it would draw itself.
  const isFirst = faces === 'later' && import.meta.env.PROD;
  const { html: body, signs } = isFirst ? drawWithSigns(drawTree) : { html: drawTree(), signs: new Set<string>() };
  const url = new URL(asked.url);
  const deepest = result.matches.at(-1)!;
  const handle = deepest.route.handle as PageHandle | undefined;
  const failed = result.errors !== null;
  const meta = handle?.meta?.((failed ? null : result.loaderData[deepest.route.id]) as never, url);
  const modules = result.matches.flatMap(({ route }) => (route.id.includes('#') ? [route.id.split('#')[0]!] : []));
  const firstScreen = isFirst ? firstScreenOf(body) : null;
  const brought = signsHtml(firstScreen === null ? signs : signsIn(firstScreen));
  const tags = asked.assets(modules, { wake, faces, firstScreen: firstScreen && firstScreen + brought });
  const { theme, publicUrl, nonce } = asked;
  const html = documentHtml({
    body,
    data: brought + pageDataHtml(result),
    meta,
    url,
    theme,
    wake,
    faces,
    tags,
    publicUrl,
    nonce,
  });
  return { status: handle?.status ?? result.statusCode, location: null, html, isPersonal, failure };
}

const NEVER = new AbortController().signal;

/**
 * What the router and the loaders read of a request. A true one brings Node's whole `fetch` into the process: 3 MB, and a fortieth of
 * what a page costs.
 */
function askingFor(url: string): Request {
  return { url, method: 'GET', signal: NEVER } satisfies Partial<Request> as Request;
}

/** Gives every error that is not a refusal of the API the request's number in place of its details. */
function nameFailures(result: StaticHandlerContext, requestId: string): Error | null {
  let failure: Error | null = null;
  for (const [id, error] of Object.entries(result.errors ?? {})) {
    if (!(error instanceof Error)) continue;
    failure = error;
    const trouble: Trouble = { code: 'internal', message: '', requestId };
    result.errors![id] = { status: 500, statusText: '', internal: false, data: trouble };
  }
  return failure;
}

function brokenPage({ url, assets, theme, publicUrl, nonce, requestId }: RenderRequest): string {
  return documentHtml({
    body: renderToString(<Broken kind="internal" requestId={requestId} />),
    data: '',
    meta: { title: 'Something broke', noIndex: true },
    url: new URL(url),
    theme,
    wake: 'touch',
    faces: 'now',
    tags: assets([], { wake: 'touch', faces: 'now', firstScreen: null }),
    publicUrl,
    nonce,
  });
}
