import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pause } from '#server/platform/pause.ts';
import { behaviourOf, type Fault } from './faults.ts';
import { readPrompt } from './read-prompt.ts';
import { script } from './script.ts';

/*
 * A small server with the OpenAI chat protocol that writes briefs without a model, for development and tests. The model's name
 * selects its behaviour; see faults.ts.
 */

export interface SandboxOptions {
  port?: number;
  /** Multiplies every pause; 0 writes without pauses. */
  pace?: number;
  /** Lets a test delay the rest: it is called before each further piece with the text sent so far. */
  beforePiece?(sent: string): Promise<void>;
}

interface SandboxCall {
  model: string;
  prompt: string;
  authorization: string | undefined;
  /** Resolves when the answer has ended or the caller has disconnected, with whether everything was sent. */
  over: Promise<{ isWhole: boolean }>;
}

export interface Sandbox {
  /** The value for MODEL_BASE_URL. */
  baseUrl: string;
  calls: SandboxCall[];
  close(): Promise<void>;
}

const PIECE_CHARS = 24;
const PIECE_MS = 5;
const SLOW_PIECE_MS = 80;
const BURST_CHARS = 400;
const BURST_PAUSE_MS = 700;

export async function startSandboxModel(options: SandboxOptions): Promise<Sandbox> {
  const calls: SandboxCall[] = [];
  const answered = new Map<string, number>();
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET' && request.url === '/v1/models')
      return sendJson(response, 200, { object: 'list', data: [{ id: 'sandbox', object: 'model' }] });
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return sendProblem(response, 404, 'There is nothing here.');
    const body = JSON.parse(await text(request)) as ChatRequest;
    const behaviour = behaviourOf(body.model);
    if (!behaviour) return sendProblem(response, 404, `The model ${body.model} does not exist.`);
    const prompt = wordsOf(body);
    const over = once(response, 'close').then(() => ({ isWhole: response.writableFinished }));
    calls.push({ model: body.model, prompt, authorization: request.headers.authorization, over });
    const { briefKey } = readPrompt(prompt);
    const earlier = answered.get(briefKey) ?? 0;
    answered.set(briefKey, earlier + 1);
    const fault = behaviour.once && earlier > 0 ? null : behaviour.fault;
    if (fault === '401') return sendProblem(response, 401, 'Incorrect API key provided.');
    if (fault === '500') return sendProblem(response, 500, 'The server had an error.');
    if (fault === '429') {
      response.setHeader('retry-after', behaviour.once ? '1' : '60');
      return sendProblem(response, 429, 'Rate limit reached.');
    }
    await stream(fault, prompt, response);
  }

  async function stream(fault: Fault | null, prompt: string, response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    response.flushHeaders();
    if (fault === 'hang') return;
    const words = script(fault, prompt);
    const end = fault === 'cut' || fault === 'stall' ? Math.floor(words.length / 2) : words.length;
    for (let sent = 0; sent < end && !response.destroyed; ) {
      await options.beforePiece?.(words.slice(0, sent));
      const { chars, waitMs } = stepOf(fault, sent);
      const piece = words.slice(sent, Math.min(end, sent + chars));
      sent += piece.length;
      if (!response.write(chunk({ content: piece }))) await untilRoom(response);
      await pause(waitMs * (options.pace ?? 1));
    }
    if (fault === 'stall') return;
    if (fault === 'cut') response.destroy();
    else response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  }

  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

interface ChatRequest {
  model: string;
  messages: { role: string; content: string | { text?: string }[] }[];
}

function wordsOf({ messages }: ChatRequest): string {
  const content = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  return typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('');
}

/** The number of characters to send next, and the pause after them. */
function stepOf(fault: Fault | null, sent: number): { chars: number; waitMs: number } {
  if (fault === 'slow') return { chars: PIECE_CHARS, waitMs: SLOW_PIECE_MS };
  if (fault === 'huge') return { chars: 8_000, waitMs: 0 };
  if (fault !== 'fits-and-starts') return { chars: PIECE_CHARS, waitMs: PIECE_MS };
  return sent % 5 === 0 ? { chars: BURST_CHARS + 1, waitMs: BURST_PAUSE_MS } : { chars: 1, waitMs: PIECE_MS };
}

async function untilRoom(response: ServerResponse): Promise<void> {
  const waits = new AbortController();
  const options = { signal: waits.signal };
  await Promise.race([once(response, 'drain', options), once(response, 'close', options)]);
  waits.abort();
}

function chunk(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: 'sandbox', object: 'chat.completion.chunk', created: 0, choices })}\n\n`;
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

function sendProblem(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, { error: { message, type: 'sandbox', code: String(status) } });
}
