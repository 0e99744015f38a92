import { isoTime } from '../platform/database/prepared.ts';
import { personFields } from './person-sql.ts';

const THIS_MONTH = `date_trunc('month', now() at time zone 'utc')`;

/**
 * SQL for whether the count in a row of `profiles` is of this month (QUOTA-2), or of the next one, because the clock may step back
 * at midnight. A month further ahead comes from a clock that was wrong.
 */
export const countsThisMonthSql = (person: string, thisMonth = THIS_MONTH) =>
  `${person}.quota_month between ${thisMonth} and ${thisMonth} + interval '1 month'`;

/** SQL for how many briefs a row of `profiles` had this month (UTC); the count of another month is zero. */
export const briefsThisMonthSql = (person: string, thisMonth = THIS_MONTH) =>
  `case when ${countsThisMonthSql(person, thisMonth)} then ${person}.briefs_generated else 0 end`;

/** SQL that writes a row of `profiles` as the contract's viewer. */
export const viewerSql = (person: string) => `json_build_object(
  'id', ${person}.id, ${personFields(person)}, 'email', ${person}.email,
  'briefsGenerated', ${briefsThisMonthSql(person)}, 'briefsLimit', ${person}.briefs_limit,
  'quotaRenewsAt',
    ${isoTime(`((${THIS_MONTH} + interval '1 month') at time zone 'utc')`)})`;
