import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router';
import { createApiClient } from './lib/api-client.ts';
import { apiContext, sessionContext } from './lib/context.ts';
import { fetchTransport } from './lib/fetch-transport.ts';
import { createSessionStore, sessionStore } from './lib/session-store.ts';
import { routes } from './routes.tsx';

const api = createApiClient(fetchTransport);
createSessionStore(api);

/** Brings the drawn page to life; resolves once React has taken over its buttons. */
export async function start(): Promise<void> {
  const table = routes({ isDevelopment: import.meta.env.DEV });
  await loadDrawnModules(table);
  const router = createBrowserRouter(table, {
    getContext() {
      const context = new RouterContextProvider();
      context.set(apiContext, api);
      context.set(sessionContext, () => sessionStore().ready());
      return context;
    },
  });
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(document.getElementById('root')!, <App router={router} onReady={resolve} />);
    });
  });
}

/**
 * Loads the modules of the page that the server drew. A router that starts without them draws nothing first, and React would
 * put the page beside the drawn one instead of waking it.
 */
async function loadDrawnModules(table: RouteObject[]): Promise<void> {
  const matches = matchRoutes(table, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

function App({ router, onReady }: { router: DataRouter; onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return <RouterProvider router={router} />;
}
