import { beforeAll, expect, test, vi } from 'vitest';
import type { Generation } from '#contract/generation.ts';
import { signedInAs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { readEvents } from '#test/event-reader.ts';
import { defaultOrder, generationApp, placesTaken, readGenerationOf, storedBriefs } from '#test/generation-app.ts';
import { startProductOn } from '#test/product.ts';
import { sandbox } from '#test/sandbox.ts';
import { instantWriter } from '#test/scripted-writer.ts';
import { buildOnce } from '../../../scripts/build.ts';

const database = await createTestDatabase();
beforeAll(() => buildOnce(), 120_000);

/** The product as a process of its own on the test's database, with a model that takes its time. */
async function slowProduct() {
  const model = await sandbox({ pace: 3 });
  return startProductOn(database, { MODEL_BASE_URL: model.baseUrl, MODEL_NAME: 'sandbox-slow' });
}

const ask = (url: string, headers: Record<string, string>) =>
  readEvents(`${url}/api/briefs`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(defaultOrder),
  });

test('QUOTA-3 a process killed in the middle of a sentence costs nobody a place', { timeout: 90_000 }, async () => {
  const product = await slowProduct();
  const person = await signedInAs(database);
  const events = await ask(product.url, person.headers);
  const { id } = await events.until<Generation>(({ content }) => 'projectDescription' in content);
  expect(await placesTaken(database, person)).toBe(1);
  product.signal('SIGKILL');
  await product.ended;

  const other = await generationApp(database, {
    writer: instantWriter(),
    generationTiming: { heartbeatMs: 100, silentAfterMs: 1_000 },
  });
  await vi.waitFor(async () => expect((await readGenerationOf(other, person, id)).state).toBe('failed'), {
    timeout: 20_000,
  });
  expect(await readGenerationOf(other, person, id)).toMatchObject({ content: {}, briefCountIncremented: false });
  expect(await placesTaken(database, person)).toBe(0);
  expect(await storedBriefs(database, person)).toBe(0);
});

test('a process that is stopped in the middle gives the place back and leaves in order', {
  timeout: 90_000,
}, async () => {
  const product = await slowProduct();
  const person = await signedInAs(database);
  const events = await ask(product.url, person.headers);
  const { id } = await events.until<Generation>(({ content }) => 'projectDescription' in content);
  product.signal('SIGTERM');
  expect(await product.ended).toBe(0);
  expect(product.said()).not.toContain('did not close');
  const { rows } = await database.pool.query('select state, error_code from brief_generations where id = $1', [id]);
  expect(rows, product.said()).toEqual([{ state: 'refunded', error_code: 'interrupted' }]);
  expect(await placesTaken(database, person)).toBe(0);
});
