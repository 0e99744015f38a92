import type { RouteObject } from 'react-router';
import { page } from './lib/page.ts';
import { Root, rootLoader, rootShouldRevalidate } from './pages/Root.tsx';
import { RootError } from './pages/RootError.tsx';

/** Every page of the product in one table: its address, its module, and who may see it (SIGN-6). */
export function routes({ isDevelopment }: { isDevelopment: boolean }): RouteObject[] {
  const pages: RouteObject[] = [
    page('/', 'web/pages/landing.tsx', () => import('./pages/landing.tsx'), {
      guard: 'open',
      meta: () => ({ title: 'Brief Foundry: client briefs, cast to order' }),
    }),
    page('/generate', 'web/pages/generate.tsx', () => import('./pages/generate.tsx'), {
      guard: 'private',
      section: 'generate',
      meta: () => ({ title: 'Generate a brief', noIndex: true }),
    }),
    page('/showcase', 'web/pages/coming-soon.tsx', () => import('./pages/coming-soon.tsx'), {
      guard: 'open',
      section: 'showcase',
      meta: () => ({ title: 'Showcase' }),
    }),
    page('/submit-design', 'web/pages/coming-soon.tsx', () => import('./pages/coming-soon.tsx'), {
      guard: 'open',
      meta: () => ({ title: 'Submit a design', noIndex: true }),
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
