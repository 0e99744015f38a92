import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pause } from '#server/platform/pause.ts';
import { answerWith, versionOf } from './answer.ts';
import { faults, SLOW_MS } from './faults.ts';
import { createSandboxFiles } from './files.ts';
import { type Ask, problem, type Reply, SILENCE } from './reply.ts';

/*
 * A small server with the interface of Figma's REST API, for the sample files of this project, in tests and in installations
 * without access to Figma. Some file keys have faults; see faults.ts.
 */

export interface DesignFileSandbox {
  baseUrl: string;
  /** Every request to the API so far, in order, without downloads of pictures. */
  calls: { kind: Ask['kind']; key: string; query: string }[];
  /** Saves a file again, which gives it a new version. */
  change(key: string): void;
  close(): Promise<void>;
}

const API = /^\/v1\/(?:(files)\/([^/]+)(?:\/(meta|nodes))?|(images)\/([^/]+))$/;
const RENDER = /^\/renders\/([^/]+)\/(.+)\.png$/;

export async function startDesignFileSandbox(): Promise<DesignFileSandbox> {
  const files = createSandboxFiles();
  const calls: DesignFileSandbox['calls'] = [];
  const asked = new Map<string, number>();
  const changes = new Map<string, number>();
  const closing = new AbortController();
  let origin = '';

  const server = createServer((request, response) => {
    answer(request)
      .then((reply) => send(response, reply))
      .catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage): Promise<Reply | typeof SILENCE> {
    const url = new URL(request.url ?? '/', origin);
    const read = readPath(url);
    if (!read || request.method !== 'GET') return problem(404, 'Not found');
    if (read.kind !== 'render') {
      const refusal = refuseToken(request);
      if (refusal) return refusal;
      calls.push({ kind: read.kind, key: read.key, query: url.searchParams.toString() });
      asked.set(read.key, (asked.get(read.key) ?? 0) + 1);
    }
    const ask: Ask = { ...read, query: url.searchParams, nth: asked.get(read.key) ?? 1 };
    const fault = faults[ask.key];
    if (fault?.delays && ask.kind !== 'render') await pause(SLOW_MS, closing.signal);
    const wrong = fault?.answer(ask);
    if (wrong) return wrong;
    const file = await files.get(ask.key);
    if (!file) return problem(404, 'Not found');
    const now = changes.get(ask.key) ?? 0;
    // Earlier versions remain readable, as in the real service.
    const wanted = Array.from({ length: now }, (_, n) => n).find(
      (n) => versionOf(file, n) === ask.query.get('version'),
    );
    const at = wanted ?? now;
    const reply = await answerWith({
      ...ask,
      file: fault?.edit?.(file, at) ?? file,
      origin,
      version: versionOf(file, at),
    });
    if (fault?.isSavedAfterDrawing && ask.kind === 'images' && at === now) changes.set(ask.key, now + 1);
    const isAnswer = reply.status === 200 && ask.kind !== 'render';
    return fault?.change && isAnswer
      ? { ...reply, body: fault.change(ask, reply.body as Record<string, unknown>) }
      : reply;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: origin,
    calls,
    change: (key) => changes.set(key, (changes.get(key) ?? 0) + 1),
    async close() {
      closing.abort();
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

function readPath(url: URL): Pick<Ask, 'kind' | 'key'> | null {
  const render = RENDER.exec(url.pathname);
  if (render) {
    url.searchParams.set('id', decodeURIComponent(render[2]!));
    return { kind: 'render', key: render[1]! };
  }
  const [, files, fileKey, below, images, imagesKey] = API.exec(url.pathname) ?? [];
  if (images) return { kind: 'images', key: imagesKey! };
  if (!files) return null;
  return { kind: (below as 'meta' | 'nodes' | undefined) ?? 'file', key: fileKey! };
}

/** Every token is valid except those named after a fault. */
function refuseToken({ headers }: IncomingMessage): Reply | null {
  const token = headers['x-figma-token'] ?? headers.authorization?.replace(/^Bearer /, '') ?? '';
  if (token === '') return problem(403, 'Invalid token');
  if (token === 'sandbox-expired') return problem(403, 'Token expired');
  if (token === 'sandbox-noscope')
    return problem(
      403,
      'Invalid scope(s): current_user:read. This endpoint requires the file_content:read or files:read scope',
    );
  return null;
}

function send(response: ServerResponse, reply: Reply | typeof SILENCE) {
  if (reply === SILENCE) return;
  const { status, headers, body } = reply;
  const isJson = typeof body === 'object' && !Buffer.isBuffer(body);
  const type = isJson ? { 'content-type': 'application/json; charset=utf-8' } : {};
  response.writeHead(status, { 'cache-control': 'no-cache, no-store', ...type, ...headers });
  response.end(isJson ? JSON.stringify(body) : body);
}
