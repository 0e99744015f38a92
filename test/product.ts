import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Database } from '#server/platform/database/connect.ts';
import { TEST_SECRET } from './app.ts';
import { throwAwayFolder } from './embedded/processes.ts';

const root = join(import.meta.dirname, '..');
/** Drawing the sample designs takes half a minute of a core. */
const QUICK = { SAMPLE_WORLD: 'none' };
const OPEN_WITHIN_MS = 60_000;

export interface Product {
  /** The address that it says it is open at. */
  url: string;
  /** Everything it has said so far, on both channels. */
  said(): string;
  signal(signal: NodeJS.Signals): void;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
}

interface Options {
  dataDir: string;
  env?: Record<string, string>;
  /** What to run instead of the server itself. */
  command?: [string, ...string[]];
}

/**
 * The product as a process of its own, on a port that is free. Its pages are those that `buildOnce` has built.
 * @throws with what it said when it ends before it is open.
 */
export async function startProduct({ dataDir, env = {}, command }: Options): Promise<Product> {
  const [program, ...args] = command ?? [process.execPath, '--no-warnings', join(root, 'server/main.ts')];
  const { npm_lifecycle_event: _, NODE_ENV: __, ...inherited } = process.env;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...inherited, ...QUICK, PORT: '0', LOG_LEVEL: 'info', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<number | null>((done) => child.once('close', done));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const url = await new Promise<string>((open, refuse) => {
    const late = setTimeout(() => refuse(new Error(`Not open in time. It said: ${said}`)), OPEN_WITHIN_MS);
    const hear = (piece: Buffer) => {
      said += piece;
      const [, address] = /is open at (\S+)/.exec(said) ?? [];
      if (address) open(address);
      if (address) clearTimeout(late);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((code) => refuse(new Error(`It ended with ${code}: ${said}`))).then(() => clearTimeout(late));
  });
  return { url, said: () => said, signal: (signal) => void child.kill(signal), ended };
}

/** The same on a test's own database, with the sessions that tests sign people in to. */
export function startProductOn({ connection }: Pick<Database, 'connection'>, env: Record<string, string> = {}) {
  const { host, port, user, database } = connection;
  return startProduct({
    dataDir: join(throwAwayFolder(), 'data'),
    env: {
      DATABASE_URL: `postgresql://${user}@/${database}?host=${host}&port=${port}`,
      SESSION_SECRET: TEST_SECRET,
      ...env,
    },
  });
}
