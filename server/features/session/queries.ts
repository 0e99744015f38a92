import { prepared } from '#server/platform/database/prepared.ts';

interface ViewerRow {
  id: string;
  handle: string;
  display_name: string;
  email: string | null;
  briefs_generated: number;
  briefs_limit: number;
  renews_at: Date;
}

/** $1 person, with the quota of the month that the database's clock shows in UTC: an older count is none (QUOTA-2). */
export const viewerById = prepared<ViewerRow, [userId: string]>(
  'viewer_by_id',
  `select id, handle, display_name, email, briefs_limit,
     case when quota_month < date_trunc('month', now() at time zone 'utc') then 0 else briefs_generated end as briefs_generated,
     (date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc' as renews_at
   from profiles where id = $1`,
);
