import type { RouteObject } from 'react-router';
import { page } from './lib/page.ts';
import { Root, rootLoader, rootShouldRevalidate } from './pages/Root.tsx';
import { RootError } from './pages/RootError.tsx';

/** Every page of the product in one table: its address, its module, and who may see it (SIGN-6). */
export function routes({ isDevelopment }: { isDevelopment: boolean }): RouteObject[] {
  const pages: RouteObject[] = [
    page('/', 'web/pages/landing.tsx', () => import('./pages/landing.tsx'), { guard: 'open' }),
    page('/generate', 'web/pages/generate.tsx', () => import('./pages/generate.tsx'), {
      guard: 'private',
      section: 'generate',
      meta: () => ({ title: 'Generate a brief', noIndex: true }),
    }),
    page('*', 'web/pages/not-found.tsx', () => import('./pages/not-found.tsx'), { guard: 'open', status: 404 }),
  ];
  void isDevelopment;
  return [
    {
      id: 'root',
      path: '/',
      Component: Root,
      ErrorBoundary: RootError,
      HydrateFallback: () => null,
      loader: rootLoader,
      shouldRevalidate: rootShouldRevalidate,
      children: pages,
    },
  ];
}
