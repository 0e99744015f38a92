import Fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { AppError } from './errors.ts';
import { callInProcess } from './in-process.ts';
import { serve } from './serve.ts';

const question = defineCall({
  method: 'GET',
  path: '/api/things/:id',
  summary: 'A thing',
  tag: 'things',
  who: 'person',
  params: z.strictObject({ id: z.uuid('That is no thing') }),
  query: z.strictObject({ colours: z.array(z.string()).optional() }),
  answer: z.object({ id: z.string(), colours: z.array(z.string()), asker: z.string() }),
});
const ID = '01900000-0000-7000-8000-000000000001';
const person = { userId: 'somebody', familyId: 'f', expiresAt: new Date() };

function things(whatElse?: () => void) {
  const app = Fastify();
  serve(app, question, async ({ params, query, person: asker, reply }) => {
    reply.header('cache-control', 'public, max-age=600');
    whatElse?.();
    return { id: params.id, colours: query.colours ?? [], asker: asker.userId, secret: 'not in the contract' };
  });
  const by = (signedIn: typeof person | null) =>
    ({ id: 'req-1', signedIn, log: { error: () => {}, info: () => {} } }) as unknown as FastifyRequest;
  return (id: string, search = '', who: typeof person | null = person) =>
    callInProcess(app, by(who), { name: 'GET /api/things/:id', params: { id }, url: `/api/things/${id}${search}` });
}

test('a call inside the process answers as over HTTP: only what the contract names, repeated values as a list', async () => {
  const { status, body } = await things()(ID, '?colours=red&colours=dark%20blue');
  expect([status, JSON.parse(body)]).toEqual([200, { id: ID, colours: ['red', 'dark blue'], asker: 'somebody' }]);
});

test('a NUL character of an address, which the database would refuse, is read as one that no text has', async () => {
  const { status, body } = await things()(ID, '?colours=red&colours=dark%00blue');
  expect([status, JSON.parse(body).colours]).toEqual([200, ['red', 'dark\ufffdblue']]);
});

test('a call inside the process refuses as over HTTP: guests, wrong shapes, unknown fields', async () => {
  const ask = things();
  expect(await ask(ID, '', null)).toMatchObject({ status: 401, body: expect.stringContaining('signed_out') });
  const wrong = await ask('not-a-uuid');
  expect([wrong.status, JSON.parse(wrong.body).error]).toMatchObject([
    400,
    { code: 'invalid_request', fields: { id: 'That is no thing' }, requestId: 'req-1' },
  ]);
  expect(await ask(ID, '?size=9')).toMatchObject({ status: 400 });
});

test('what a handler throws is named inside the process too, and what nobody foresaw says nothing', async () => {
  const missing = things(() => {
    throw new AppError('not_found', 'Gone');
  });
  expect(await missing(ID)).toMatchObject({ status: 404, body: expect.stringContaining('Gone') });
  const broken = things(() => {
    throw new Error('column "secret" does not exist');
  });
  const { status, body } = await broken(ID);
  expect(status).toBe(500);
  expect(body).not.toContain('secret');
});
