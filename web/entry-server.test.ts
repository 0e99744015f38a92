import { expect, test, vi } from 'vitest';
import type { SessionAnswer } from '#contract/session.ts';
import { render } from './entry-server.tsx';

const guest: SessionAnswer = {
  viewer: null,
  expiresAt: null,
  ways: { providers: [{ id: 'google', name: 'Google' }], email: 'no', passkey: 'no' },
};
const answers = (body: unknown, status = 200) => Promise.resolve({ status, body: JSON.stringify(body) });

function ask(path: string, call: (url: string) => Promise<{ status: number; body: string }>) {
  return render({
    url: `https://foundry.example${path}`,
    theme: null,
    call: ({ url }) => call(url),
    tags: () => '',
    publicUrl: 'https://foundry.example',
    isDevelopment: false,
    requestId: 'req-7',
  });
}

test('a page is drawn whole, for nobody in particular', async () => {
  const page = await ask('/terms', () => answers(guest));
  expect(page).toMatchObject({ status: 200, isPersonal: false, failure: null });
  expect(page.html).toContain('<h1 class="display d-58">Terms</h1>');
});

test.each(['//', '//:99999/', '//evil.example/'])('the address %s is no error', async (path) => {
  const refusal = { error: { code: 'unavailable', message: '', requestId: 'req-db' } };
  const page = await ask(path, (url) => (url === '/api/session' ? answers(guest) : answers(refusal, 503)));
  expect(page.failure).toBeNull();
  expect([200, 404]).toContain(page.status);
});

test.each(['/', '/terms', '/generate', '/my-projects', '/settings', '/auth'])(
  'a database that does not answer is said as such at %s, with the number of the request',
  async (path) => {
    const refusal = { error: { code: 'unavailable', message: '', requestId: 'req-db' } };
    const page = await ask(path, () => answers(refusal, 503));
    expect(page).toMatchObject({ status: 503, failure: null });
    expect(page.html).toContain('Not available right now');
    expect(page.html).toContain('req-db');
  },
);

test('the front door opens even while nothing can be read', async () => {
  const refusal = { error: { code: 'unavailable', message: '', requestId: 'req-db' } };
  const page = await ask('/', (url) => (url === '/api/session' ? answers(guest) : answers(refusal, 503)));
  expect(page.status).toBe(200);
  expect(page.html).toContain('Generate My First Brief');
});

test('what a loader throws by mistake goes to the log, and only its number to the person', async () => {
  const page = await ask('/', (url) =>
    url === '/api/session' ? answers(guest) : Promise.reject(new Error('hunter2')),
  );
  expect(page.status).toBe(500);
  expect((page.failure as Error).message).toBe('hunter2');
  expect(page.html).toContain('The server made an error');
  expect(page.html).toContain('req-7');
  expect(page.html).not.toContain('hunter2');
});

test('a page whose drawing fails becomes one that says so', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const withoutName = { ...guest, viewer: { id: 'hunter2' } };
  const page = await ask('/terms', () => answers(withoutName));
  expect(page.status).toBe(500);
  expect(page.failure).toBeInstanceOf(Error);
  expect(page.html).toContain('The server made an error');
  expect(page.html).toContain('req-7');
  expect(page.html).not.toContain('hunter2');
  quiet.mockRestore();
});

test('a list that is to go on from no place of it begins from its top, as it was asked for', async () => {
  const refusal = {
    error: { code: 'invalid_request', message: '', fields: { cursor: 'Begin again from the first page' } },
  };
  const page = await ask('/showcase?cursor=zzz&sort=popular', (url) =>
    url === '/api/session' ? answers(guest) : answers(refusal, 400),
  );
  expect(page).toMatchObject({ status: 302, location: '/showcase?sort=popular', failure: null });
});
