import { isoTime } from '../platform/database/prepared.ts';
import { personFields } from './person-sql.ts';

const THIS_MONTH = `date_trunc('month', now() at time zone 'utc')`;

/**
 * SQL for how many briefs a row of `profiles` had this month (UTC), by the database's clock. The count of another month is zero
 * (QUOTA-2); a month further ahead than the next comes from a clock that was wrong.
 */
export const briefsThisMonthSql = (person: string) =>
  `case when ${person}.quota_month between ${THIS_MONTH} and ${THIS_MONTH} + interval '1 month' then ${person}.briefs_generated else 0 end`;

/** SQL that writes a row of `profiles` as the contract's viewer. */
export const viewerSql = (person: string) => `json_build_object(
  'id', ${person}.id, ${personFields(person)}, 'email', ${person}.email,
  'briefsGenerated', ${briefsThisMonthSql(person)}, 'briefsLimit', ${person}.briefs_limit,
  'quotaRenewsAt',
    ${isoTime(`((${THIS_MONTH} + interval '1 month') at time zone 'utc')`)})`;
