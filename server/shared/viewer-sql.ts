import { isoTime } from '../platform/database/prepared.ts';
import { personFields } from './person-sql.ts';

/**
 * SQL that writes a row of `profiles` as the contract's viewer. The quota belongs to the current UTC month by the database's
 * clock; a count of an older month is zero (QUOTA-2).
 */
export const viewerSql = (person: string) => `json_build_object(
  'id', ${person}.id, ${personFields(person)}, 'email', ${person}.email,
  'briefsGenerated',
    case when ${person}.quota_month < date_trunc('month', now() at time zone 'utc') then 0 else ${person}.briefs_generated end,
  'briefsLimit', ${person}.briefs_limit,
  'quotaRenewsAt',
    ${isoTime(`((date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc')`)})`;
