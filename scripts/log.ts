import type { Log } from '../server/platform/log.ts';

/** For commands: what matters goes to stderr as a line, stdout stays for the answer. */
export const scriptLog: Log = {
  info: () => {},
  warn: say,
  error: say,
};

function say(first: unknown, second?: unknown) {
  process.stderr.write(`${String(second ?? first)}\n`);
}
