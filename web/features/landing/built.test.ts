import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from '#web/routes.tsx';
import { built, type Feature } from './built.ts';

/** The page whose existence makes the promise of a feature true. */
const pageOf: Record<Feature, string> = {
  showcase: '/showcase',
  submissions: '/submit-design',
  collaboration: '/workspace/:id',
  caseStudies: '/case-study/create/:id',
  portfolio: '/u/:handle',
};

const flat = (route: RouteObject): RouteObject[] => [route, ...(route.children ?? []).flatMap(flat)];
const pages = routes({ isDevelopment: false }).flatMap(flat);

test.each(Object.entries(pageOf))(
  'LAND-2 "%s" is marked Coming Soon exactly until its page is there',
  (feature, path) => {
    const page = pages.find((route) => route.path?.replace(/:\w+/g, ':') === path.replace(/:\w+/g, ':'));
    const isThere = page !== undefined && !page.id!.startsWith('web/pages/coming-soon');
    expect(built[feature as Feature], `turn the switch in web/features/landing/built.ts`).toBe(isThere);
  },
);
