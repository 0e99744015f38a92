import { expect, test, vi } from 'vitest';
import { testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';

const app = await testApp({ database: await createTestDatabase() });
const document = (await app.inject({ url: '/api/openapi.json' })).json();

test.each(['/api/media', '/api/case-studies/{id}/clips'])(
  '%s says that it takes a file, from whom, and what it answers',
  (path) => {
    const { requestBody, security, responses } = document.paths[path].post;
    expect(requestBody.content['multipart/form-data'].schema.properties.file).toEqual({
      type: 'string',
      format: 'binary',
    });
    expect(security).toEqual([{ session: [] }, { bearer: [] }]);
    expect(responses['201'].content['application/json'].schema.type).toBe('object');
    expect(Object.keys(responses)).not.toContain('200');
  },
);

test('a call that may be repeated names the header of its key, and a token says where it comes from', () => {
  const parameters = document.paths['/api/workspaces/{designId}/progress'].post.parameters;
  expect(parameters).toContainEqual(
    expect.objectContaining({ in: 'header', name: 'idempotency-key', required: false }),
  );
  expect(document.components.securitySchemes.bearer.description).toContain('npm run admin -- token');
});

test('the document of a megabyte is written once, not for each who asks', async () => {
  const write = vi.spyOn(JSON, 'stringify');
  const { headers, body } = await app.inject({ url: '/api/openapi.json' });
  const written = write.mock.calls.filter(
    ([value]) => value !== null && typeof value === 'object' && 'openapi' in value,
  );
  write.mockRestore();
  expect(written).toEqual([]);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(body)).toEqual(document);
});
