import type { Database } from '../../../server/platform/database/connect.ts';
import { waitingReports } from '../../../server/platform/waiting-work.ts';
import type { Finding } from './finding.ts';

const of = 'reports';
const DAY_S = 86_400;

/** Looks whether people wait for an answer to what they reported. Nothing else tells the operator of it by itself. */
export async function checkReports(database: Database): Promise<Finding[]> {
  const { rows } = await database.pool.query("select to_regclass('brief_reports') is not null as is_there");
  if (!rows[0].is_there) return [];
  const { waiting, oldest } = await waitingReports(database);
  if (waiting === 0) return [{ of, state: 'good', says: 'No report of a person waits.' }];
  const says = `Reports that wait: ${waiting}. The oldest is ${Math.floor(oldest / DAY_S)} days old.`;
  return [{ of, state: 'warn', says, todo: 'Read them with: npm run admin -- reports' }];
}
