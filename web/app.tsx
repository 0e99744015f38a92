import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { createApiClient } from './lib/api-client.ts';
import { apiContext, sessionContext } from './lib/context.ts';
import { fetchTransport } from './lib/fetch-transport.ts';
import { createSessionStore, sessionStore } from './lib/session-store.ts';
import { routes } from './routes.tsx';

const api = createApiClient(fetchTransport);
createSessionStore(api);

const router = createBrowserRouter(routes({ isDevelopment: import.meta.env.DEV }), {
  getContext() {
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    context.set(sessionContext, () => sessionStore().ready());
    return context;
  },
});

/** Brings the drawn page to life; resolves once React has taken over its buttons. */
export function start(): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(document.getElementById('root')!, <App onReady={resolve} />);
    });
  });
}

function App({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return <RouterProvider router={router} />;
}
