import { openConnection } from './connection.ts';
import { median } from './report.ts';

export interface Wanted {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  port: number;
  /** A function answers the next request each time. */
  ask: Wanted | (() => Wanted);
  /** Requests in all. The run ends with this number or with `deadlineMs`. */
  requests: number;
  connections?: number;
  deadlineMs?: number;
  /** Asks for a compressed answer, as every browser does. */
  isGzip?: boolean;
}

export interface LoadResult {
  perSecond: number;
  p99Ms: number;
  /** Number of answers. */
  count: number;
}

/**
 * Repeats a request over keep-alive connections, one request at a time on each.
 * @throws unless each answer is 200, and compressed where that is asked for: refusals and raw answers would be
 * faster.
 */
export async function load({
  port,
  ask,
  requests,
  connections = 32,
  deadlineMs = 20_000,
  isGzip = false,
}: Load): Promise<LoadResult> {
  const next = typeof ask === 'function' ? () => requestOf(port, ask()) : always(requestOf(port, ask));
  const times: number[] = [];
  const wrong: Record<string, number> = {};
  let sent = 0;
  const started = performance.now();

  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((ended) => {
          let asked = 0;
          const connection = openConnection(port, (answer) => {
            times.push(performance.now() - asked);
            const fault = answer.status !== 200 ? String(answer.status) : isGzip && !answer.isGzip ? 'not gzip' : null;
            if (fault) wrong[fault] = (wrong[fault] ?? 0) + 1;
            goOn();
          });
          const goOn = () => {
            if (sent >= requests || performance.now() - started >= deadlineMs) {
              connection.close();
              return ended();
            }
            sent += 1;
            asked = performance.now();
            connection.ask(next());
          };
          goOn();
        }),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  if (Object.keys(wrong).length > 0) throw new Error(`Answers were not as they should be: ${JSON.stringify(wrong)}`);
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p99Ms: times[Math.floor(times.length * 0.99)] ?? 0, count: times.length };
}

/** The bytes of a request. It always accepts gzip, as every browser does. */
export function requestOf(port: number, { path, method = 'GET', headers = {}, body = '' }: Wanted): Buffer {
  const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const all = { host: `localhost:${port}`, 'accept-encoding': 'gzip', ...headers, ...length };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

const always =
  <T>(value: T) =>
  () =>
    value;

/**
 * Sends the same question to several servers alternately, so that other work on the machine affects all of them.
 * Answers the medians of each; the first round is for warm-up.
 */
export async function loadAlternately<Name extends string>(
  loads: Record<Name, Load>,
  { rounds = 3, before }: { rounds?: number; before?: () => Promise<void> } = {},
): Promise<Record<Name, LoadResult>> {
  const names = Object.keys(loads) as Name[];
  const runs: Record<Name, LoadResult>[] = [];
  for (let round = 0; round <= rounds; round++) {
    const run = {} as Record<Name, LoadResult>;
    for (const name of names) {
      await before?.();
      run[name] = await load(loads[name]);
    }
    if (round > 0) runs.push(run);
  }
  const middle = (name: Name, of: keyof LoadResult) => median(runs.map((run) => run[name][of]));
  return Object.fromEntries(
    names.map((name) => [
      name,
      { perSecond: middle(name, 'perSecond'), p99Ms: middle(name, 'p99Ms'), count: middle(name, 'count') },
    ]),
  ) as Record<Name, LoadResult>;
}
