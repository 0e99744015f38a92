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

test('of long pages one address gets fewer later as well, and all again after a pause', () => {
  let now = 0;
  const pace = createPagePace(() => now);
  const request = { ip: '203.0.113.9', signedIn: null } as FastifyRequest;
  const html = 'x'.repeat(1_950_000);
  const opened = () => {
    try {
      pace.begin(request);
    } catch {
      return false;
    }
    pace.end(request, html);
    return true;
  };
  while (opened());
  let pages = 0;
  for (; now < 60_000; now += 10) if (opened()) pages += 1;
  // Twenty short ones or two of these in a second.
  expect(pages).toBeGreaterThan(110);
  expect(pages).toBeLessThan(125);
  now += 21_000;
  expect(opened()).toBe(true);
});

test('pages that are opened together and become long keep their address waiting for 20 seconds at most', () => {
  let now = 0;
  const pace = createPagePace(() => now);
  const request = { ip: '203.0.113.9', signedIn: null } as FastifyRequest;
  for (let n = 0; n < 400; n++) pace.begin(request);
  for (let n = 0; n < 400; n++) pace.end(request, 'x'.repeat(3_000_000));
  now += 19_000;
  expect(() => pace.begin(request)).toThrow('Your network has opened more pages');
  now += 2_000;
  pace.begin(request);
});
