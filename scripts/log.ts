import type { Log } from '../server/platform/log.ts';

/** The log of commands: warnings and errors go to stderr, and stdout stays free for the answer. */
export const scriptLog: Log = {
  info: () => {},
  warn: say,
  error: say,
};

function say(first: unknown, second?: unknown) {
  process.stderr.write(`${String(second ?? first)}\n`);
}
