import { Agent, request } from 'node:http';
import { v7 as newId } from 'uuid';
import { pause } from '#server/platform/pause.ts';
import { buildOnce } from '../../scripts/build.ts';
import { withDatabase } from '../installation.ts';
import { type BenchPair, preparePairs } from '../live/pairs.ts';
import { createReaders } from '../live/readers.ts';
import type { Options } from '../main.ts';
import { signIn } from '../people.ts';
import { memoryMb, postgresOf, processorMs, treeOf } from '../process-stats.ts';
import { startProduct, waitUntilIdle } from '../processes.ts';
import { median, type Report } from '../report.ts';

const PAIRS = 1_000;
const MESSAGES_A_SECOND = 200;
const SECONDS = 20;
const OPEN_AT_ONCE = 25;
const LATE_MS = 10_000;

/**
 * `npm run bench -- live --pairs 1000 --seconds 20`: how soon a message is shown to the other person while 2,000
 * people have the page open and 200 messages a second are written.
 */
export async function run(report: Report, options: Options) {
  const pairCount = Number(options.pairs ?? PAIRS);
  const seconds = Number(options.seconds ?? SECONDS);
  await buildOnce();
  await withDatabase(async ({ database, dataDir }) => {
    const pairs = await preparePairs(database, pairCount);
    const people = pairs.flatMap(({ designerId, developerId }) => [designerId, developerId]);
    const tokens = await signIn(database, dataDir, people);
    const postgres = await postgresOf(database.pool);
    const product = await startProduct({ DATA_DIR: dataDir });
    const readers = createReaders(product.port);
    const figure = (name: string, value: number, unit: string, goal?: string) =>
      report.figure({ name: `Live: ${name}`, value, unit, goal });
    const memory = () => memoryMb([...treeOf(product.pid), ...postgres()]);
    try {
      await waitUntilIdle(product);
      const emptyMb = memory();
      const started = performance.now();
      const waiting = [...tokens.values()];
      const opening = async () => {
        for (let token = waiting.pop(); token; token = waiting.pop()) await readers.open(token);
      };
      await Promise.all(Array.from({ length: OPEN_AT_ONCE }, opening));
      figure('opening the streams took', (performance.now() - started) / 1000, 's');
      await waitUntilIdle(product);
      const openMb = memory();
      figure('memory a stream, all processes', ((openMb - emptyMb) * 1024) / readers.openCount(), 'kB');
      figure('memory of all processes with the streams open', openMb, 'MB');

      const spent = () => ({
        product: processorMs(treeOf(product.pid)),
        database: processorMs(postgres()),
        measuring: processorMs([process.pid]),
      });
      const before = spent();
      const count = await deliver(report, { port: product.port, pairs, tokens, readers, seconds });
      const after = spent();
      // On a machine with other work, processor time says more than wall-clock time.
      for (const part of ['product', 'database', 'measuring'] as const)
        figure(`processor time a message, ${part}`, (after[part] - before[part]) / count, 'ms');
      figure('streams still open at the end', readers.openCount(), '', `≥ ${people.length}`);
      figure('people who heard a message', readers.heardCount(), '');
      figure('memory of all processes after the messages', memory(), 'MB');
    } finally {
      readers.close();
      await product.stop();
    }
  });
}

interface Delivery {
  port: number;
  pairs: BenchPair[];
  tokens: Map<string, string>;
  readers: ReturnType<typeof createReaders>;
  seconds: number;
}

/**
 * Sends each message at its time, even when the one before has no answer yet: waiting would make the figures look
 * better.
 */
async function deliver(report: Report, { port, pairs, tokens, readers, seconds }: Delivery): Promise<number> {
  const count = MESSAGES_A_SECOND * seconds;
  const sentAt = new Map<string, number>();
  const arrivals = new Map<string, number[]>();
  readers.onText((text) => {
    const sent = sentAt.get(text);
    if (sent !== undefined) arrivals.set(text, [...(arrivals.get(text) ?? []), performance.now() - sent]);
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const refused = new Map<number, number>();
  const started = performance.now();
  const answers: Promise<void>[] = [];
  for (let n = 0; n < count; n += 1) {
    const due = started + (n * 1000) / MESSAGES_A_SECOND;
    if (due > performance.now()) await pause(due - performance.now());
    const { designId, designerId, developerId } = pairs[n % pairs.length]!;
    const text = `message-${n}`;
    sentAt.set(text, performance.now());
    const token = tokens.get(n % 2 ? designerId : developerId)!;
    answers.push(
      post({ agent, port, path: `/api/workspaces/${designId}/comments`, token, body: JSON.stringify({ text }) }).then(
        (status) => {
          if (status !== 201) refused.set(status, (refused.get(status) ?? 0) + 1);
        },
      ),
    );
  }
  const tookS = (performance.now() - started) / 1000;
  await Promise.all(answers);
  const accepted = count - [...refused.values()].reduce((sum, n) => sum + n, 0);
  for (let waited = 0; waited < LATE_MS && missing(arrivals, count) > 0; waited += 100) await pause(100);
  agent.destroy();
  for (const [status, times] of refused) report.note(`${times} messages were answered with ${status}`);
  // Both people of a pair receive each message once; the later arrival counts.
  const times = [...arrivals.values()].map((both) => Math.max(...both)).sort((a, b) => a - b);
  report.figure({
    name: 'Live: messages that were accepted a second',
    value: accepted / tookS,
    unit: '/s',
    goal: `≥ ${MESSAGES_A_SECOND * 0.98}`,
  });
  report.figure({
    name: 'Live: messages that were refused',
    value: count - accepted,
    unit: '',
    goal: '≤ 0',
  });
  report.figure({
    name: 'Live: messages that did not arrive at both',
    value: missing(arrivals, count),
    unit: '',
    goal: '≤ 0',
  });
  report.figure({ name: 'Live: from sending to both, median', value: median(times), unit: 'ms' });
  report.figure({
    name: 'Live: from sending to both, p99',
    value: times[Math.floor(times.length * 0.99)]!,
    unit: 'ms',
    goal: '≤ 500',
  });
  report.figure({ name: 'Live: from sending to both, slowest', value: times.at(-1)!, unit: 'ms' });
  return count;
}

const missing = (arrivals: Map<string, number[]>, count: number) =>
  count - [...arrivals.values()].filter((both) => both.length >= 2).length;

interface Post {
  agent: Agent;
  port: number;
  path: string;
  token: string;
  body: string;
}

function post({ agent, port, path, token, body }: Post): Promise<number> {
  return new Promise((answered, failed) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      // Pages send a key as well, so that a repeated message is stored once.
      'idempotency-key': newId(),
      'content-length': Buffer.byteLength(body),
    };
    const asked = request({ agent, port, host: '127.0.0.1', method: 'POST', path, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => answered(answer.statusCode!));
    });
    asked.on('error', failed);
    asked.end(body);
  });
}
