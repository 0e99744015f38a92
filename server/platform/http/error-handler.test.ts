import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { StorageUnavailable } from '#server/platform/blobs/storage-failure.ts';
import { createSemaphore } from '#server/platform/concurrency.ts';
import { isUnavailable } from '#server/platform/database/unavailable.ts';
import { createLog } from '#server/platform/log.ts';
import { testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { named } from './error-handler.ts';
import { serve } from './serve.ts';

const withCode = (code: string) => Object.assign(new Error('It failed'), { code }) as never;

test('a fault of the storage is not told as one of the database', () => {
  const refused = new StorageUnavailable('The storage failed', { cause: withCode('ECONNREFUSED') });
  expect(isUnavailable(new Error('A job failed', { cause: refused }))).toBe(false);
  expect(named(refused as never)).toMatchObject({
    status: 503,
    message: expect.stringContaining('storage for pictures'),
  });
});

test.each(['53100', 'ENOSPC', 'EDQUOT'])('a full disk (%s) is told as such, of the database as of pictures', (code) => {
  const error = named(Object.assign(new Error('It failed'), { cause: withCode(code) }) as never);
  expect(error).toMatchObject({ status: 503, message: expect.stringContaining('disk of Brief Foundry is full') });
  expect(error.details.retryAfterSeconds).toBe(60);
});

test('work that waited in vain for its turn is told as too much, and may be tried again', async () => {
  const semaphore = createSemaphore(1);
  const holding = Promise.withResolvers<void>();
  void semaphore(AbortSignal.timeout(60_000), () => holding.promise);
  const error = await semaphore(AbortSignal.timeout(1), async () => {}).catch((thrown: unknown) => thrown);
  holding.resolve();
  expect(named(error as never)).toMatchObject({ status: 503, code: 'unavailable' });
});

test('an answer that cannot be written is logged, and leaves as every unknown error', async () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line: string) => void lines.push(line) });
  const app = await testApp({ database: await createTestDatabase(), log });
  const call = defineCall({
    method: 'GET',
    path: '/api/odd',
    summary: 'Answers what its shape does not allow',
    tag: 'odd',
    who: 'anyone',
    answer: z.object({ layers: z.array(z.string()) }),
  });
  serve(app, call, async () => ({ layers: Object as never }));
  const answer = await app.inject('/api/odd');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    error: expect.objectContaining({ code: 'internal', requestId: expect.any(String) }),
  });
  expect(answer.body).not.toContain('layers');
  expect(lines.join('')).toContain('layers');
});
