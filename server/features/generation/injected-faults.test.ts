import { expect, test } from 'vitest';
import type { Generation } from '#contract/generation.ts';
import { briefContentSchema } from '#domain/brief/content.ts';
import { faults } from '#server/stand-ins/model/faults.ts';
import { signedInAs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { generationApp, order, placesTaken, storedBriefs } from '#test/generation-app.ts';
import { sandbox, sandboxWriter } from '#test/sandbox.ts';
import { createGate } from './gate.ts';

/*
 * M25: broken, slow, refusing, truncated and oversized answers. Each once in every run of the tests; more than two hundred by
 *   INJECTED_FAULT_ROUNDS=8 npx vitest run server/features/generation/injected-faults.test.ts
 */

const database = await createTestDatabase();
const gate = createGate(database);
// A model that is merely slow ends with a brief after forty seconds each; silence in its place is what costs somebody.
const names = Object.keys(faults).filter((name) => name !== 'slow');
const cases = names.flatMap((name) => [`sandbox-${name}`, `sandbox-${name}-once`]);
const ROUNDS = Number(process.env.INJECTED_FAULT_ROUNDS ?? 1);
const AT_ONCE = 12;

test(`BRIEF-2 QUOTA-3 ${cases.length * ROUNDS} injected faults: always a valid brief or a clear error, the quota right every time, at most two calls`, {
  timeout: 120_000 + ROUNDS * 60_000,
}, async () => {
  const queue = Array.from({ length: ROUNDS }, () => cases).flat();
  const ends = { brief: 0, error: 0 };
  const work = async (): Promise<void> => {
    for (let name = queue.pop(); name; name = queue.pop()) ends[await inject(name)] += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(ends.brief + ends.error).toBe(cases.length * ROUNDS);
  expect(ends.brief).toBeGreaterThan(0);
  expect(ends.error).toBeGreaterThan(0);
});

const models = new Map<string, Promise<Awaited<ReturnType<typeof prepare>>>>();

async function prepare(name: string) {
  const model = await sandbox();
  return { model, app: await generationApp(database, { writer: sandboxWriter(model, name), gate }) };
}

async function inject(name: string): Promise<'brief' | 'error'> {
  if (!models.has(name)) models.set(name, prepare(name));
  const { model, app } = await models.get(name)!;
  const person = await signedInAs(database);
  const answer = await order(app, person);
  const seen = `${name}: ${answer.statusCode}`;
  if (answer.statusCode === 201) {
    const { content } = answer.json<Generation>();
    expect(briefContentSchema.safeParse(content).success, seen).toBe(true);
    expect(await placesTaken(database, person), seen).toBe(1);
    expect(await storedBriefs(database, person), seen).toBe(1);
  } else {
    expect(answer.json().error, seen).toMatchObject({
      code: expect.stringMatching(/^writer_(?:failed|timed_out)$/),
      message: expect.stringContaining('Nothing was counted.'),
    });
    expect(await placesTaken(database, person), seen).toBe(0);
    expect(await storedBriefs(database, person), seen).toBe(0);
  }
  const keys = model.calls.map(({ prompt }) => /^Facts: (.*)$/m.exec(prompt)?.[1]);
  for (const key of new Set(keys)) expect(keys.filter((other) => other === key).length, seen).toBeLessThanOrEqual(2);
  return answer.statusCode === 201 ? 'brief' : 'error';
}
