import { expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';

test('a page of somebody else in place of an answer is a lost connection', async () => {
  const api = createApiClient(async () => ({ status: 200, body: '<html>Welcome to the station’s network</html>' }));
  await expect(api('GET /api/session')).rejects.toMatchObject({ code: 'network', status: 0, mayRetry: true });
});
