import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from '#web/routes.tsx';

const flat = (route: RouteObject): RouteObject[] => [route, ...(route.children ?? []).flatMap(flat)];
const paths = routes({ isDevelopment: false })
  .flatMap(flat)
  .map(({ path }) => path);

test.each([
  ['the showcase', '/showcase'],
  ['submissions', '/submit-design'],
  ['collaboration', '/workspace/:designId'],
  ['case studies', '/case-study/create/:designId'],
  ['a portfolio', '/u/:handle'],
])('LAND-2 the pages promise %s, and its page is there', (_, path) => {
  expect(paths).toContain(path);
});
