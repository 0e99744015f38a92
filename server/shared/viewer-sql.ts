import { isoTime } from '../platform/database/prepared.ts';
import { personFields } from './person-sql.ts';

/**
 * SQL for the fields of the contract's viewer, in a json_build_object; `p` the profile. The quota is of the month that the
 * database's clock shows in UTC: an older count is none (QUOTA-2).
 */
export const viewerFields = `
  'id', p.id, ${personFields('p')}, 'email', p.email,
  'briefsGenerated',
    case when p.quota_month < date_trunc('month', now() at time zone 'utc') then 0 else p.briefs_generated end,
  'briefsLimit', p.briefs_limit,
  'quotaRenewsAt',
    ${isoTime(`((date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc')`)}`;
