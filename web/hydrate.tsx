import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { api } from './lib/api/browser-api.ts';
import { apiContext, sessionContext, themeContext } from './lib/page/context.ts';
import { keepFocus } from './lib/page/keep-focus.ts';
import { readPageData } from './lib/page/page-data.ts';
import { chosenTheme } from './lib/page/theme.ts';
import { startSession } from './lib/session/browser-session.ts';
import type { RootData } from './pages/Root.tsx';
import { routes } from './routes.tsx';

/** The session of a page without data: the error page that shows when the server could not be reached. */
const NOBODY = {
  viewer: null,
  expiresAt: null,
  ways: { providers: [], email: 'no' as const, passkey: 'no' as const },
};

const pageData = readPageData();
const root = pageData?.loaderData?.root as RootData | undefined;
const session = startSession(root?.session ?? NOBODY);
keepFocus();

void hydrate();

/** A function, because the bundler merges no small files where a module awaits at its top level. */
async function hydrate() {
  const table = routes({ isDevelopment: import.meta.env.DEV });
  await loadMatchedModules(table);
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
  // As a transition it is done in short pieces, and a press between them is answered.
  startTransition(() => {
    hydrateRoot(document.getElementById('root')!, <RouterProvider router={router} />);
  });
}

/**
 * Loads the modules of the matched routes before hydration. Otherwise the router renders a fallback over the page and
 * runs the loaders again.
 */
async function loadMatchedModules(routes: RouteObject[]) {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const module = await route.lazy();
      Object.assign(route, module, { lazy: undefined });
    }),
  );
}
