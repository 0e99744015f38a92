import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createPagePace } from './page-pace.ts';

test.each([
  [50_000, 400],
  [1_950_000, 40],
  [3_700_000, 22],
])('of pages with %i characters one address gets %i at once', (length, atOnce) => {
  const pace = createPagePace(() => 0);
  const request = { ip: '203.0.113.9', signedIn: null } as FastifyRequest;
  const html = 'x'.repeat(length);
  let pages = 0;
  const ask = () => {
    for (;;) {
      pace.begin(request);
      pace.end(request, html);
      pages += 1;
    }
  };
  expect(ask).toThrow('Your network has opened more pages');
  expect(pages).toBe(atOnce);
});
