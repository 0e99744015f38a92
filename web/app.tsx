import { startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router';
import { api } from './lib/api/browser-api.ts';
import { apiContext, sessionContext, themeContext } from './lib/page/context.ts';
import { keepFocus } from './lib/page/keep-focus.ts';
import { readPageData } from './lib/page/page-data.ts';
import { chosenTheme } from './lib/page/theme.ts';
import { startSession } from './lib/session/browser-session.ts';
import type { RootData } from './pages/Root.tsx';
import { routes } from './routes.tsx';

/** On a page whose data never came: the error page of a server that could not be asked. */
const NOBODY = { viewer: null, expiresAt: null, signInWith: '' };

/** Fetches what the drawn page needs; the answer brings it to life, and resolves once React has taken over its buttons. */
export async function prepare(): Promise<() => Promise<void>> {
  const pageData = readPageData();
  const root = pageData?.loaderData?.root as RootData | undefined;
  const session = startSession(root?.session ?? NOBODY);
  keepFocus();

  // The machinery that loads chunks looks for such links, and would fetch what the page's own sheets hold a second time.
  document.head.append(document.querySelector<HTMLTemplateElement>('#held-styles')?.content ?? '');
  const table = routes({ isDevelopment: import.meta.env.DEV });
  await fetchModulesOf(table);
  const router = createBrowserRouter(table, {
    hydrationData: pageData,
    getContext() {
      const context = new RouterContextProvider();
      context.set(apiContext, api);
      context.set(sessionContext, async () => session.snapshot().session);
      context.set(themeContext, chosenTheme());
      return context;
    },
  });
  return async () => {
    const ready = Promise.withResolvers<void>();
    // There at once when React has the page.
    await typedTeller();
    const app = <App router={router} onReady={ready.resolve} />;
    const draw = () => hydrateRoot(document.getElementById('root')!, app);
    const root = await new Promise<Root>((resolve) => startTransition(() => resolve(draw())));
    await ready.promise;
    await (await typedTeller())?.(() => root.render(app));
  };
}

/** Only a page that was typed on before it woke has something to tell. */
async function typedTeller() {
  return 'typed' in document.documentElement.dataset ? (await import('./lib/tell-typed.ts')).tellTyped : null;
}

function App({ router, onReady }: { router: DataRouter; onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return <RouterProvider router={router} />;
}

/**
 * Of a route whose module is still to come the router cannot know whether the data in the page is all it needs: it would draw
 * a fallback over the drawn page and run the loaders again. So the modules of this page are there before the router is.
 */
async function fetchModulesOf(table: RouteObject[]) {
  const matches = matchRoutes(table, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const module = await route.lazy();
      Object.assign(route, module, { lazy: undefined });
    }),
  );
}
