import { isUnavailable } from '#server/platform/database/unavailable.ts';
import type { Log } from '#server/platform/log.ts';

/**
 * Every worker asks the database every second. Of an outage, only the first error is logged, and their number when it is over.
 */
export function createDatabaseOutage(log: Log) {
  let errors = 0;
  return {
    failed(error: Error) {
      if (!isUnavailable(error)) return log.error({ err: error }, 'Jobs');
      errors += 1;
      if (errors === 1) log.error({ err: error }, 'Jobs cannot be read from the database; they go on when it is back');
    },
    answered() {
      if (errors > 0) log.info({ errors }, 'Jobs can be read from the database again');
      errors = 0;
    },
  };
}
