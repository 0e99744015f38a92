import type { Log } from '#server/platform/log.ts';
import { isPostmaster, readPidFile } from './pid-file.ts';

const LOOK_EVERY_MS = 1_000;

/** Checks once a second whether the server runs, and calls `revive` when it is missing twice in a row. */
export function superviseServer(data: string, revive: () => Promise<void>, log: Log): { stop(): Promise<void> } {
  let missing = 0;
  let reviving: Promise<void> | null = null;

  const look = (): void => {
    if (reviving) return;
    const found = readPidFile(data);
    missing = found && isPostmaster(found.pid, data) ? 0 : missing + 1;
    if (missing < 2) return; // an operator may be restarting it: wait one more second
    log.error('PostgreSQL is gone: starting it again');
    reviving = revive()
      .catch((error: unknown) =>
        log.error({ err: error }, 'PostgreSQL could not be started again; the next try follows'),
      )
      .finally(() => {
        reviving = null;
      });
  };

  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await reviving;
    },
  };
}
