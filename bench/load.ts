import { connect, type Socket } from 'node:net';

interface Load {
  port: number;
  /** A function answers the address of each next request. */
  path: string | (() => string);
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** How many requests in all; the run is bounded by this and by `deadlineMs`. */
  requests: number;
  connections?: number;
  deadlineMs?: number;
}

export interface LoadResult {
  perSecond: number;
  p99Ms: number;
  /** How many answers had which other status than 200. */
  failures: Record<number, number>;
}

/**
 * Asks one address again and again over kept-alive connections on loopback, one request at a time on each. Written on plain
 * sockets because an HTTP client of Node's would be slower than the servers it measures.
 */
export async function load({
  port,
  path,
  method = 'GET',
  headers = {},
  body = '',
  requests,
  connections = 32,
  deadlineMs = 20_000,
}: Load): Promise<LoadResult> {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const rest = ` HTTP/1.1\r\n${lines.join('')}${method === 'GET' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`}\r\n${body}`;
  const requestOf = (address: string) => Buffer.from(`${method} ${address}${rest}`);
  const next = typeof path === 'string' ? always(requestOf(path)) : () => requestOf(path());
  const times: number[] = [];
  let sent = 0;
  const failures: Record<number, number> = {};
  const started = performance.now();
  const mayGoOn = () => sent < requests && performance.now() - started < deadlineMs;

  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      const answers = answersOf(socket);
      while (mayGoOn()) {
        sent += 1;
        const asked = performance.now();
        socket.write(next());
        const { value: status, done } = await answers.next();
        if (done) break;
        times.push(performance.now() - asked);
        if (status !== 200) failures[status] = (failures[status] ?? 0) + 1;
      }
      socket.destroy();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p99Ms: times[Math.floor(times.length * 0.99)] ?? 0, failures };
}

const always =
  <T>(value: T) =>
  () =>
    value;

/**
 * The status of each answer; needs a content-length, which every answer here has, and that nothing is asked before it is whole. Bodies
 * are counted and not kept: gathering the pieces of a page cost nearly as much of the machine as the server that sent it.
 */
async function* answersOf(socket: Socket): AsyncGenerator<number, undefined> {
  let head: Buffer = Buffer.alloc(0);
  let status = 0;
  let missing: number | null = null;
  for await (const piece of socket as AsyncIterable<Buffer>) {
    if (missing === null) {
      head = head.length ? Buffer.concat([head, piece]) : piece;
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) continue;
      const text = head.toString('latin1', 0, end);
      status = Number(text.slice(9, 12));
      missing = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0) - (head.length - end - 4);
      head = Buffer.alloc(0);
    } else missing -= piece.length;
    if (missing > 0) continue;
    missing = null;
    yield status;
  }
  return undefined;
}
