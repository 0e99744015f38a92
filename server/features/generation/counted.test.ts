import { expect, test, vi } from 'vitest';
import { createCounters } from '#server/platform/counters.ts';
import { WriterError } from '#server/platform/writer/writer.ts';
import { signedInAs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { cancelGenerationOf, generationApp, order, orderAtOnce } from '#test/generation-app.ts';
import { scriptedWriter } from '#test/scripted-writer.ts';

const database = await createTestDatabase();

test('OPS-3 every brief is counted once when it ends: written, failed or cancelled', async () => {
  const writer = scriptedWriter({ attemptsAtMost: 1 });
  const counters = createCounters();
  const app = await generationApp(database, { writer, counters });
  const person = await signedInAs(database);
  const outcomes = () => counters.entries('briefs').map(({ labels, value }) => [labels.engine, labels.outcome, value]);

  const written = order(app, person);
  (await writer.next()).finish();
  expect((await written).statusCode).toBe(201);
  // The answer may come a moment before the count.
  await vi.waitFor(() => expect(outcomes()).toEqual([['model', 'done', 1]]));

  const failed = order(app, person);
  (await writer.next()).fail(new WriterError('failed', 'The model answered nonsense.'));
  expect((await failed).statusCode).toBe(502);
  await vi.waitFor(() => expect(outcomes().at(-1)).toEqual(['model', 'failed', 1]));

  const { id } = await orderAtOnce(app, person);
  await writer.next();
  await cancelGenerationOf(app, person, id);
  await vi.waitFor(() => expect(outcomes().at(-1)).toEqual(['model', 'cancelled', 1]));
  expect(outcomes()).toHaveLength(3);
});
