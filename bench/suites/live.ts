import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import { connectDatabase, type Database } from '#server/platform/database/connect.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { pause } from '#server/platform/pause.ts';
import { sessionSecret } from '#server/platform/session/secret.ts';
import { createSessions } from '#server/platform/session/sessions.ts';
import { buildOnce } from '../../scripts/build.ts';
import { scriptLog } from '../../scripts/log.ts';
import { type BenchPair, preparePairs } from '../live/pairs.ts';
import { createReaders } from '../live/readers.ts';
import { parentOf, processorMs, processorMsOfChildren, residentMb, startProduct } from '../processes.ts';
import { median, type Report } from '../report.ts';

const PAIRS = 1_000;
const MESSAGES_A_SECOND = 200;
const SECONDS = 20;
const OPEN_AT_ONCE = 25;
/** By then a process that was busy has given back what it needed for that. */
const SETTLE_MS = 5_000;
const LATE_MS = 10_000;

/** `npm run bench -- live`: 2,000 open streams on one process, what each weighs, and how soon messages arrive at 200 a second. */
export async function run(report: Report) {
  await buildOnce();
  const dataDir = mkdtempSync(join(tmpdir(), 'bf-bench-'));
  const database = await connectDatabase({ dataDir, log: scriptLog });
  try {
    await migrate(database);
    const pairs = await preparePairs(database, PAIRS);
    const tokens = await signIn(database, dataDir, pairs);
    const product = await startProduct({ DATA_DIR: dataDir });
    const readers = createReaders(product.port);
    try {
      await pause(SETTLE_MS);
      const emptyMb = residentMb(product.pid);
      const started = performance.now();
      const waiting = [...tokens.values()];
      const opening = async () => {
        for (let token = waiting.pop(); token; token = waiting.pop()) await readers.open(token);
      };
      await Promise.all(Array.from({ length: OPEN_AT_ONCE }, opening));
      const openMs = performance.now() - started;
      await pause(SETTLE_MS);
      const openMb = residentMb(product.pid);
      report.figure({ name: 'Live: streams open on one process', value: tokens.size, unit: '', goal: '≥ 2000' });
      report.figure({ name: 'Live: opening them took', value: openMs / 1000, unit: 's' });
      report.figure({ name: 'Live: memory a stream', value: ((openMb - emptyMb) * 1024) / tokens.size, unit: 'kB' });
      report.figure({ name: 'Live: memory of the process with all of them', value: openMb, unit: 'MB' });
      const postmaster = await postmasterOf(database);
      const spent = () => ({
        product: processorMs(product.pid),
        database: processorMsOfChildren(postmaster),
        measuring: processorMs(process.pid),
      });
      const before = spent();
      const count = await deliver(report, { port: product.port, pairs, tokens, readers });
      const after = spent();
      // On a machine with other work these say more than times on the clock: 5 ms are 200 messages a second on one core.
      for (const what of ['product', 'database'] as const)
        report.figure({
          name: `Live: processor time a message, ${what}`,
          value: (after[what] - before[what]) / count,
          unit: 'ms',
          goal: '≤ 5',
        });
      report.figure({
        name: 'Live: processor time a message, the measuring itself',
        value: (after.measuring - before.measuring) / count,
        unit: 'ms',
      });
      report.figure({
        name: 'Live: memory of the process after the messages',
        value: residentMb(product.pid),
        unit: 'MB',
      });
    } finally {
      readers.close();
      await product.stop();
    }
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function postmasterOf({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return parentOf(rows[0]!.pid)!;
}

/** An access token for everybody, by their id. */
async function signIn(database: Database, dataDir: string, pairs: BenchPair[]): Promise<Map<string, string>> {
  const secret = sessionSecret(undefined, dataDir);
  const sessions = createSessions({ database, secret, clock: () => new Date(), newId, log: scriptLog });
  const tokens = new Map<string, string>();
  for (const { designerId, developerId } of pairs)
    for (const userId of [designerId, developerId])
      tokens.set(userId, (await sessions.begin(userId, { accessMinutes: 60 })).access.token);
  return tokens;
}

interface Delivery {
  port: number;
  pairs: BenchPair[];
  tokens: Map<string, string>;
  readers: ReturnType<typeof createReaders>;
}

/** Each message is sent when its moment comes, whether the one before is answered or not: waiting would flatter the figures. */
async function deliver(report: Report, { port, pairs, tokens, readers }: Delivery): Promise<number> {
  const count = MESSAGES_A_SECOND * SECONDS;
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
  for (let waited = 0; waited < LATE_MS && missing(arrivals, count) > 0; waited += 100) await pause(100);
  agent.destroy();
  for (const [status, times] of refused) report.note(`${times} messages were answered with ${status}`);
  // Both of a pair hear each message once; the second to hear it is the one who waits.
  const times = [...arrivals.values()].map((both) => Math.max(...both)).sort((a, b) => a - b);
  report.figure({
    name: 'Live: messages a second',
    value: count / tookS,
    unit: '/s',
    goal: `≥ ${MESSAGES_A_SECOND * 0.98}`,
  });
  report.figure({
    name: 'Live: messages that were refused',
    value: [...refused.values()].reduce((sum, n) => sum + n, 0),
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
      // As pages do: who repeats a message has written it once.
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
