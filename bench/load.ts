import { connect } from 'node:net';

const PIECE_BYTES = 65_536;
const nothing = Buffer.alloc(0);

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
    Array.from({ length: connections }, () =>
      askOver(port, {
        next: () => {
          if (!mayGoOn()) return null;
          sent += 1;
          return next();
        },
        answered: (status, ms) => {
          times.push(ms);
          if (status !== 200) failures[status] = (failures[status] ?? 0) + 1;
        },
      }),
    ),
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
 * One request after the other until there is no next. Needs a content-length, which every answer here has, and that nothing is asked
 * before an answer is whole. Bodies are counted and not kept, and nothing is awaited: this shares two cores with what is measured, and
 * gathering the pieces of a page cost nearly as much of them as the server that sent it.
 */
function askOver(
  port: number,
  { next, answered }: { next: () => Buffer | null; answered: (status: number, ms: number) => void },
): Promise<void> {
  return new Promise((ended, failed) => {
    let asked = 0;
    let head: Buffer = nothing;
    let status = 0;
    let missing: number | null = null;
    const read = (piece: Buffer) => {
      if (missing === null) {
        head = Buffer.concat([head, piece]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        status = Number(text.slice(9, 12));
        missing = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0) - (head.length - end - 4);
        head = nothing;
      } else missing -= piece.length;
      if (missing > 0) return;
      missing = null;
      answered(status, performance.now() - asked);
      ask();
    };
    const callback = (bytes: number, buffer: Uint8Array) => {
      read((buffer as Buffer).subarray(0, bytes));
      return true;
    };
    const onread = { buffer: Buffer.alloc(PIECE_BYTES), callback };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    const ask = () => {
      const request = next();
      if (!request) return socket.destroy();
      asked = performance.now();
      socket.write(request);
    };
    socket.on('connect', ask);
    socket.on('error', failed);
    socket.on('close', () => ended());
  });
}
