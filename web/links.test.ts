import { expect, test } from 'vitest';
import { links } from './links.ts';

test('every address of the product, at a glance', () => {
  const id = '01890000-0000-7000-8000-000000000001';
  const all = Object.fromEntries(
    Object.entries(links).map(([name, make]) => [name, (make as (arg?: string) => string)(id)]),
  );
  expect(all).toMatchInlineSnapshot();
});
