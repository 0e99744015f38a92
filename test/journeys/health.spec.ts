import { expect, test } from './fixtures.ts';

test('OPS-4 an OpenAPI document describes every call', async ({ request }) => {
  const document = await (await request.get('/api/openapi.json')).json();
  expect(document.openapi).toMatch(/^3\.1/);
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/api/briefs/{id}', '/api/session']));
});
