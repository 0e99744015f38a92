import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import type { Area } from '#domain/build-review/raster.ts';
import type { EncodedPart } from './encode.ts';
import {
  FailedInCompany,
  ImageProcessorFailed,
  PictureRefused,
  ProcessorClosed,
  Undecodable,
} from './image-processor.ts';

/** The messages to and from the image processor's process. Bytes are sent as they are. */
export type Call =
  | { call: 'measure'; bytes: Uint8Array; kind: string }
  | { call: 'encode'; bytes: Uint8Array; width: number }
  | { call: 'preview'; bytes: Uint8Array }
  | { call: 'cover'; bytes: Uint8Array; others: readonly Uint8Array[]; ground: string }
  | { call: 'svgToPng'; bytes: Uint8Array }
  | { call: 'compare'; bytes: Uint8Array; other: Uint8Array; ignored: readonly Area[] };
export type Asked = Call & { id: number };
export type Answer =
  | { id: number; made: EncodedPart }
  | { id: number; done: unknown }
  | { id: number; failed: { message: string; code?: PictureRefused['code'] } };
export type OnMade = (made: EncodedPart) => Promise<void>;

interface Waiting {
  made: (made: EncodedPart) => void;
  done: (value: unknown) => void;
  failed: (error: Error) => void;
}

/** An idle process is ended after this time to free its memory. The next picture starts a new one. */
const IDLE_MS = 20_000;
/**
 * glibc keeps freed blocks of the picture library in one arena for each thread: 40 frames left 840 MB, so there is one
 * arena, which returns free memory at its end. Blocks the size of a layer are used again, because new memory must be
 * cleared first (half these limits: some per cent more of the processor; four times: 30 MB more).
 */
const COLLECT_GARBAGE = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '33554432',
  MALLOC_MMAP_THRESHOLD_: '8388608',
};
/** Collecting a heap of a few megabytes takes less time than starting four threads for it. */
const NODE_FLAGS = [
  '--no-warnings',
  '--expose-gc',
  '--max-old-space-size=128',
  '--max-semi-space-size=2',
  '--single-threaded-gc',
];
/**
 * The kernel refuses more private memory than this (RLIMIT_DATA on Linux), a limit that any user may lower. Node reserves
 * 625 MB of it at its start, and uses 90.
 */
const DATA_MAX_KB = 1_250_000;
const LIMITED = `ulimit -d ${DATA_MAX_KB} 2>/dev/null; exec "$0" "$@"`;
const program =
  process.platform === 'win32'
    ? { execArgv: NODE_FLAGS }
    : { execPath: '/bin/sh', execArgv: ['-c', LIMITED, process.execPath, ...NODE_FLAGS] };
/** Signals that others send: an operator, or a kernel that is out of memory. */
const FROM_OUTSIDE = new Set<NodeJS.Signals>(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

export interface PictureProcess {
  /**
   * @throws FailedInCompany when other calls were under way, Undecodable when this was the only one,
   * ImageProcessorFailed when others stopped it.
   */
  ask<T>(call: Call, onMade?: OnMade): Promise<T>;
  close(): Promise<void>;
  pid(): number | undefined;
}

/** A child process that starts with the first picture and ends when it is idle. */
export function createPictureProcess(limitsMs: Record<Call['call'], number>): PictureProcess {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function begin(): ChildProcess {
    const begun = fork(join(import.meta.dirname, 'image-processor-main.ts'), {
      ...program,
      env: { ...process.env, ...COLLECT_GARBAGE, NODE_COMPILE_CACHE: getCompileCacheDir() },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    begun.on('message', (answer: Answer) => receive(answer));
    begun.on('error', (error) => end(begun, new ImageProcessorFailed(error.message)));
    begun.once('exit', (code, signal) => end(begun, errorOfEnd(code, signal)));
    // An idle child process does not keep the server running.
    begun.unref();
    begun.channel?.unref();
    return begun;
  }

  function receive(answer: Answer) {
    const asked = waiting.get(answer.id);
    if (!asked) return;
    if ('made' in answer) return asked.made(answer.made);
    waiting.delete(answer.id);
    if ('done' in answer) asked.done(answer.done);
    else asked.failed(errorOf(answer.failed, waiting.size > 0));
    rest();
  }

  /** Which of the pictures ended the process is known only when there was one. */
  function errorOfEnd(code: number | null, signal: NodeJS.Signals | null): Error {
    const words = `The process that makes pictures ended: ${signal ?? `code ${code}`}`;
    if (signal && FROM_OUTSIDE.has(signal)) return new ImageProcessorFailed(words);
    return waiting.size > 1 ? new FailedInCompany(words) : new Undecodable(words);
  }

  function end(ended: ChildProcess, error: Error) {
    if (child !== ended) return;
    child = null;
    const lost = [...waiting.values()];
    waiting.clear();
    for (const asked of lost) asked.failed(error);
  }

  function rest() {
    if (waiting.size > 0) return;
    child?.channel?.unref();
    clearTimeout(idle);
    idle = setTimeout(
      () => stop(new ProcessorClosed('Nobody needed the process that makes pictures')),
      IDLE_MS,
    ).unref();
  }

  function stop(reason: ImageProcessorFailed) {
    const stopped = child;
    if (!stopped) return;
    end(stopped, reason);
    stopped.kill('SIGKILL');
  }

  return {
    async ask<T>(call: Call, onMade: OnMade = async () => {}): Promise<T> {
      clearTimeout(idle);
      child ??= begin();
      child.channel?.ref();
      lastId += 1;
      const id = lastId;
      let handedOver = Promise.resolve();
      const tooLong = () =>
        stop(new ImageProcessorFailed(`The process that makes pictures was stopped: ${call.call} took too long`));
      const limit = setTimeout(tooLong, limitsMs[call.call]);
      try {
        const done = await new Promise<unknown>((resolve, reject) => {
          const made = (one: EncodedPart) => {
            handedOver = handedOver.then(() => onMade(one));
            handedOver.catch(reject);
          };
          waiting.set(id, { made, done: resolve, failed: reject });
          child!.send(
            { ...call, id } satisfies Asked,
            (error) => error && reject(new ImageProcessorFailed(error.message)),
          );
        });
        await handedOver;
        return done as T;
      } finally {
        clearTimeout(limit);
        waiting.delete(id);
      }
    },
    async close() {
      clearTimeout(idle);
      const closing = child;
      if (!closing) return;
      stop(new ProcessorClosed('The process that makes pictures was closed'));
      closing.ref(); // keeps the server alive until the process has ended
      if (closing.exitCode === null && closing.signalCode === null) await once(closing, 'exit');
    },
    pid: () => child?.pid,
  };
}

function errorOf({ message, code }: Extract<Answer, { failed: unknown }>['failed'], isInCompany: boolean): Error {
  if (code) return new PictureRefused(code, message);
  return isInCompany ? new FailedInCompany(message) : new Undecodable(message);
}
