import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import type { Area } from '#domain/build-review/raster.ts';
import type { Made } from './encode.ts';
import { type Compared, NotTaken, type Studio, StudioFailed, Undecodable } from './studio.ts';

/** What goes to the studio's process, and what comes back; bytes travel as they are. */
type Call =
  | { call: 'measure'; bytes: Uint8Array; kind: string }
  | { call: 'encode'; bytes: Uint8Array; width: number }
  | { call: 'preview'; bytes: Uint8Array }
  | { call: 'draw'; bytes: Uint8Array }
  | { call: 'compare'; bytes: Uint8Array; other: Uint8Array; ignored: readonly Area[] };
export type Asked = Call & { id: number };
export type Answer =
  | { id: number; made: Made }
  | { id: number; done: unknown }
  | { id: number; failed: { message: string; code?: NotTaken['code'] } };

interface Waiting {
  made: (made: Made) => void;
  done: (value: unknown) => void;
  failed: (error: Error) => void;
}

/** A header is read in milliseconds, the sizes of a large frame are made in a second or two; a busy machine takes many times that. */
const LIMITS_MS = { measure: 25_000, encode: 240_000, preview: 120_000, draw: 120_000, compare: 120_000 } as const;
/** A process that nobody needed for so long is ended, and its memory is free; the next picture begins a new one. */
const IDLE_MS = 20_000;
/**
 * The picture library takes and gives back large blocks from several threads. With an arena per thread and blocks kept for
 * later, glibc holds on to them: 40 frames left 840 MB. One arena, which gives back what lies free at its end; blocks the size of a
 * layer are used again, as each new page of memory has to be cleared first (half these limits: some per cent more of the processor; four times them: 30 MB more).
 */
const GIVE_BACK = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '33554432', MALLOC_MMAP_THRESHOLD_: '8388608' };
/** A heap of a few megabytes is collected in less time than it takes to wake four threads for it. */
const NODE_FLAGS = [
  '--no-warnings',
  '--expose-gc',
  '--max-old-space-size=128',
  '--max-semi-space-size=2',
  '--single-threaded-gc',
];

/** A studio in a process of its own, which comes with the first picture and goes when there are none. */
export function createStudio({ limitsMs = LIMITS_MS }: { limitsMs?: Record<Call['call'], number> } = {}): Studio & {
  /** Of the process, while there is one: for whoever watches its memory. */
  pid(): number | undefined;
} {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function begin(): ChildProcess {
    const begun = fork(join(import.meta.dirname, 'studio-process.ts'), {
      execArgv: NODE_FLAGS,
      env: { ...process.env, ...GIVE_BACK, NODE_COMPILE_CACHE: getCompileCacheDir() },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    begun.on('message', (answer: Answer) => hear(answer));
    begun.on('error', (error) => end(begun, error.message));
    begun.once('exit', (code, signal) => end(begun, signal ?? `code ${code}`));
    // The server may stop while this one waits for pictures.
    begun.unref();
    begun.channel?.unref();
    return begun;
  }

  function hear(answer: Answer) {
    const asked = waiting.get(answer.id);
    if (!asked) return;
    if ('made' in answer) return asked.made(answer.made);
    waiting.delete(answer.id);
    if ('done' in answer) asked.done(answer.done);
    else asked.failed(errorOf(answer.failed));
    rest();
  }

  /** It has ended: whatever was being made in it is not coming. */
  function end(ended: ChildProcess, how: string) {
    if (child !== ended) return;
    child = null;
    const lost = [...waiting.values()];
    waiting.clear();
    for (const asked of lost) asked.failed(new StudioFailed(`The process that makes pictures ended: ${how}`));
  }

  function rest() {
    if (waiting.size > 0) return;
    child?.channel?.unref();
    clearTimeout(idle);
    idle = setTimeout(() => stop('nobody needed it'), IDLE_MS).unref();
  }

  function stop(why: string) {
    const stopped = child;
    if (!stopped) return;
    end(stopped, why);
    stopped.kill('SIGKILL');
  }

  async function ask<T>(call: Call, onMade: (made: Made) => Promise<void> = async () => {}): Promise<T> {
    clearTimeout(idle);
    child ??= begin();
    child.channel?.ref();
    lastId += 1;
    const id = lastId;
    let handedOver = Promise.resolve();
    const limit = setTimeout(() => stop(`${call.call} took too long`), limitsMs[call.call]);
    try {
      const done = await new Promise<unknown>((resolve, reject) => {
        const made = (one: Made) => {
          handedOver = handedOver.then(() => onMade(one));
          handedOver.catch(reject);
        };
        waiting.set(id, { made, done: resolve, failed: reject });
        child!.send({ ...call, id } satisfies Asked, (error) => error && reject(new StudioFailed(error.message)));
      });
      await handedOver;
      return done as T;
    } finally {
      clearTimeout(limit);
      waiting.delete(id);
    }
  }

  return {
    measure: (bytes, kind) => ask({ call: 'measure', bytes, kind }),
    encode: (bytes, width, onMade) => ask({ call: 'encode', bytes, width }, onMade),
    preview: async (bytes) => asBuffer(await ask<Uint8Array>({ call: 'preview', bytes })),
    draw: async (bytes) => asBuffer(await ask<Uint8Array>({ call: 'draw', bytes })),
    async compare(design, build, ignored) {
      const compared = await ask<Compared>({ call: 'compare', bytes: design, other: build, ignored });
      return { ...compared, heat: asBuffer(compared.heat) };
    },
    async close() {
      clearTimeout(idle);
      const closing = child;
      if (!closing) return;
      stop('closed');
      closing.ref(); // this end is waited for
      if (closing.exitCode === null && closing.signalCode === null) await once(closing, 'exit');
    },
    pid: () => child?.pid,
  };
}

function errorOf({ message, code }: Extract<Answer, { failed: unknown }>['failed']): Error {
  return code ? new NotTaken(code, message) : new Undecodable(message);
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
