import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { signedInAs, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { CLIENT_TIMEOUTS } from './slow-clients.ts';

const database = await createTestDatabase();
const person = await signedInAs(database);
const timeouts = { headMs: 200, requestMs: 400, answerMs: 4_000, lookMs: 50 };
const app = await testApp({ database, clientTimeouts: timeouts });
let wasTaken: boolean | undefined;
app.get('/large', (_request, reply) => {
  reply.raw.once('close', () => {
    wasTaken = reply.raw.writableFinished;
  });
  return reply.send(Buffer.alloc(64 * 1024 * 1024));
});
const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

async function open(says: string) {
  const socket = connect(Number(url.port), url.hostname);
  socket.on('error', () => {}); // being cut off is what is waited for
  await once(socket, 'connect');
  socket.write(says);
  return socket;
}

test.each([
  ['a head', 'GET /api/session HTTP/1.1\r\nHost: here\r\nX-Slow: '],
  [
    'a body',
    `POST /api/briefs HTTP/1.1\r\nHost: here\r\nAuthorization: ${person.headers.authorization}\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{`,
  ],
])('who sends %s that does not end is cut off, told why, and nobody else waits', async (_what, begun) => {
  const socket = await open(begun);
  // On a busy machine, this one is closed before the other is answered.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let answer = '';
  socket.on('data', (piece) => {
    answer += piece;
  });
  expect((await fetch(`${url}healthz`)).status).toBe(200);
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  const { error } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
  expect(error).toMatchObject({ code: 'invalid_request', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

test('who asks and does not take the answer is cut off; who takes it slowly gets all of it', async () => {
  const socket = await open('GET /large HTTP/1.1\r\nHost: here\r\n\r\n');
  socket.pause();
  await expect.poll(() => wasTaken).toBe(false);
  socket.destroy();

  // Nine pauses of half a second together are longer than the limit, and each is far shorter.
  const slow = await fetch(`${url}large`);
  let taken = 0;
  let pauses = 0;
  for await (const piece of slow.body!) {
    taken += piece.length;
    if (taken < (pauses + 1) * 7 * 1024 * 1024) continue;
    pauses += 1;
    await new Promise((goOn) => setTimeout(goOn, 500));
  }
  expect(taken).toBe(64 * 1024 * 1024);
});

test('nobody is waited for longer than 30 s', () => {
  const { headMs, requestMs, answerMs, lookMs } = CLIENT_TIMEOUTS;
  expect(Math.max(headMs, requestMs) + lookMs).toBeLessThanOrEqual(30_000);
  expect(answerMs).toBeLessThanOrEqual(30_000);
});
