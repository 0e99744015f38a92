import Fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { callInProcess } from './in-process.ts';
import { rawJson } from './raw-json.ts';
import { serve } from './serve.ts';

const thing = defineCall({
  method: 'GET',
  path: '/api/thing',
  summary: 'A thing',
  tag: 'things',
  who: 'anyone',
  answer: z.object({ id: z.string(), owner: z.object({ handle: z.string() }).nullable() }),
});

const right = '{"id":"a","owner":{"handle":"ines"}}';
const wrong = {
  'a field of another type': '{"id":1,"owner":null}',
  'a field that is missing': '{"id":"a"}',
  'a field that the contract does not name': '{"id":"a","owner":null,"secret":1}',
  'such a field further in': '{"id":"a","owner":{"handle":"ines","email":"ines@example.org"}}',
};

/** What leaves over HTTP and inside the process, with what was logged. */
async function answers(text: string, isChecked?: boolean) {
  const app = Fastify();
  if (isChecked !== undefined) app.decorate('checksRawJson', isChecked);
  serve(app, thing, async () => rawJson(thing, text));
  const over = await app.inject('/api/thing');
  const logged: string[] = [];
  const log = { error: ({ err }: { err: Error }) => logged.push(err.message) };
  const request = { id: 'req-1', signedIn: null, log } as unknown as FastifyRequest;
  const inside = await callInProcess(app, request, { name: 'GET /api/thing', params: {}, url: '/api/thing' });
  return { over, inside, logged };
}

test('JSON that PostgreSQL wrote as the contract says leaves as it is', async () => {
  const { over, inside, logged } = await answers(right);
  expect([over.statusCode, over.body]).toEqual([200, right]);
  expect([inside.status, inside.body]).toEqual([200, right]);
  expect(logged).toEqual([]);
});

test.each(Object.entries(wrong))('%s is refused', async (_what, text) => {
  const { over, inside, logged } = await answers(text, true);
  expect([over.statusCode, inside.status]).toEqual([500, 500]);
  expect(inside.body).not.toContain('example.org');
  expect(logged).toEqual([expect.stringContaining('GET /api/thing is not what the contract says')]);
});

test('the place of an unnamed field is said', async () => {
  const { logged } = await answers(wrong['such a field further in']);
  expect(logged[0]).toContain('owner.email');
});

test('in production it is not looked at', async () => {
  for (const text of Object.values(wrong)) expect((await answers(text, false)).over.body).toBe(text);
});
