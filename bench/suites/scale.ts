import type { Report } from '../report.ts';
import { simulateQueue } from '../scale/queue.ts';

/** Measured with the other suites on two shared cores, load generator and database included. ms of one core. */
const COST = {
  /** `npm run bench -- server`: 21,000 pages a second from the visitors' cache. */
  cachedPage: 0.05,
  /** The same: 402 pages a second. */
  renderedPage: 2.5,
  /** The same: a list of the API, 3,600 a second. */
  list: 0.28,
  /** docs/decisions/011: lists and searches at a million designs, processor time of the database. */
  databaseRead: 0.3,
  /** `npm run bench -- live`: a message in a workspace, with its event and both people's streams. */
  write: 3.1,
  databaseWrite: 3.2,
};

/** What a visit to the product is made of, as shares of all requests without pictures. */
const MIX = { cachedPage: 0.3, renderedPage: 0.1, list: 0.55, write: 0.05 };

/** Measured by filling 20,000 designs, with their indexes. */
const ROWS_BYTES = 6_400;
/** Five frames, each with its original, three widths and two formats, as in the sample world. */
const PICTURES_BYTES = 5 * 240_000;
/** docs/operations.md: the product keeps 20 connections a process; a server with 8 cores serves about 200. */
const PROCESSES_A_DATABASE = 10;
const DATABASE_CORES = 8;

const WAIT_GOAL_MS = 200;

/**
 * `npm run bench -- scale`: what is used up first as the product grows, by queues that are fed with measured costs. `docs/scale.md` says what
 * follows from it.
 */
export async function run(report: Report) {
  for (const designs of [1e6, 1e7, 1e8, 1e9]) {
    const terabytes = (bytes: number) => (designs * bytes) / 1e12;
    const name = `${designs.toLocaleString('en')} designs`;
    report.figure({ name: `${name}: rows of the showcase`, value: terabytes(ROWS_BYTES), unit: 'TB' });
    report.figure({ name: `${name}: pictures`, value: terabytes(PICTURES_BYTES), unit: 'TB' });
  }
  for (const rate of [100, 1_000, 10_000, 100_000]) {
    const name = `${rate.toLocaleString('en')} requests a second`;
    const processes = fewestServers(rate, processMs);
    report.figure({ name: `${name}: processes, a core each`, value: processes, unit: '' });
    const reads = rate * (MIX.renderedPage * 4 + MIX.list);
    const writes = rate * MIX.write;
    report.figure({
      name: `${name}: cores of the database that reads keep busy`,
      value: (reads * COST.databaseRead) / 1000,
      unit: `of ${DATABASE_CORES}`,
    });
    report.figure({
      name: `${name}: cores of the database that writes keep busy`,
      value: (writes * COST.databaseWrite) / 1000,
      unit: `of ${DATABASE_CORES}`,
    });
    report.figure({
      name: `${name}: databases by connections`,
      value: Math.ceil(processes / PROCESSES_A_DATABASE),
      unit: '',
    });
  }
}

/** The processor time of one request of the mix, in ms. */
function processMs(random: number): number {
  let rest = random;
  for (const [kind, share] of Object.entries(MIX)) {
    rest -= share;
    if (rest < 0) return COST[kind as keyof typeof MIX];
  }
  return COST.list;
}

/** The fewest servers with which 99 of 100 requests wait no longer than the goal. */
function fewestServers(rate: number, costMs: (random: number) => number): number {
  for (let servers = 1; ; servers = Math.ceil(servers * 1.1)) {
    const { p99Ms, isStable } = simulateQueue({ rate, servers, costMs });
    if (isStable && p99Ms <= WAIT_GOAL_MS) return servers;
  }
}
