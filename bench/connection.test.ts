import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { type Answer, openConnection } from './connection.ts';
import { load, requestOf } from './load.ts';

async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function answersOf(port: number, paths: string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  await new Promise<void>((done) => {
    const connection = openConnection(port, (answer) => {
      answers.push(answer);
      next();
    });
    const next = () => {
      const path = paths[answers.length];
      if (path) return connection.ask(requestOf(port, { path }));
      connection.close();
      done();
    };
    next();
  });
  return answers;
}

test('answers of a said length, in chunks, refused and cut off are told apart on one connection', async () => {
  const port = await serve((request, response) => {
    if (request.url === '/long') return response.end('x'.repeat(300_000));
    if (request.url === '/empty') return response.writeHead(200, { 'content-length': 0 }).end();
    if (request.url === '/refused') return response.writeHead(503, { 'retry-after': '2' }).end('later');
    if (request.url === '/last') return response.writeHead(200, { connection: 'close' }).end('bye');
    if (request.url === '/cut') return response.write('half', () => response.destroy());
    response.writeHead(200, { 'content-encoding': 'gzip' });
    response.write(gzipSync('page'.repeat(10_000)));
    setImmediate(() => response.end(gzipSync('')));
  });
  const said = (status: number, more: Partial<Answer> = {}) => ({
    status,
    isGzip: false,
    retryAfterSeconds: null,
    ...more,
  });
  expect(await answersOf(port, ['/long', '/chunks', '/empty', '/refused', '/last', '/cut', '/chunks'])).toEqual([
    said(200),
    said(200, { isGzip: true }),
    said(200),
    said(503, { retryAfterSeconds: 2 }),
    said(200),
    said(0),
    said(200, { isGzip: true }),
  ]);
});

test('a load of which some is refused, or not compressed, is no figure', async () => {
  let nth = 0;
  const port = await serve((_request, response) => response.writeHead(nth++ % 10 === 9 ? 503 : 200).end('ok'));
  const ask = { path: '/' };
  await expect(load({ port, ask, requests: 20, connections: 2 })).rejects.toThrow('"503":2');
  await expect(load({ port, ask, requests: 5, connections: 1, isGzip: true })).rejects.toThrow('"not gzip":5');
  expect((await load({ port, ask, requests: 4, connections: 2 })).count).toBe(4);
});
