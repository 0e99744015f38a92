import pg from 'pg';
import { buildOnce } from '../../scripts/build.ts';
import { withDatabase } from '../installation.ts';
import type { Options } from '../main.ts';
import type { Report } from '../report.ts';
import { addDesigns, prepareWorld } from '../showcase/fill.ts';
import { listTimes } from '../showcase/lists.ts';
import { besidePeers } from '../showcase/peers.ts';
import { requestRates } from '../showcase/rates.ts';

const SIZES = [1_000, 100_000];

/**
 * `npm run bench -- showcase --rows 1000000`: whether the showcase stays fast as it grows. It measures every list,
 * filter and search at growing sizes, requests a second beside a bare server with the same statements, and page 1
 * beside the usual alternatives.
 */
export async function run(report: Report, options: Options) {
  const rows = Number(options.rows ?? SIZES.at(-1));
  const sizes = [...SIZES.filter((size) => size < rows), rows];
  await buildOnce();
  await withDatabase(async ({ database, dataDir }) => {
    const db = new pg.Client({ ...database.connection, statement_timeout: 0 });
    db.on('error', () => {}); // the failure that closes the database is reported on its own
    await db.connect();
    await prepareWorld(db);
    const first = new Map<string, number>();
    let have = 0;
    for (const size of sizes) {
      const started = performance.now();
      await addDesigns(db, have + 1, size, rows);
      have = size;
      report.note(`\n${size} designs, made in ${Math.round((performance.now() - started) / 1000)} s`);
      await listTimes(report, database, size, first);
      await requestRates(report, database, dataDir, size);
    }
    await db.end();
    await besidePeers(report, database, dataDir);
  });
}
