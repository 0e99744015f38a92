/*
 * What the built server has in the place of the libraries that read schedules. Its jobs are done when there is something to do, never by
 * a calendar (`schedule: false`, server/platform/jobs), and those libraries, with one of time zones, are 1 MB of text and 2 MB of a
 * process.
 */

export const CronExpressionParser = { parse: refuse };

export class RRuleTemporal {
  constructor() {
    refuse();
  }
}

function refuse(): never {
  throw new Error('Jobs are on no schedule here: see scripts/no-schedules.ts');
}
