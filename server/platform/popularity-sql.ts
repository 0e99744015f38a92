/**
 * SQL for the fields of contract/popularity.ts: `s` the design, `c` its row of counts, `viewer` the SQL of who asks, a uuid or null.
 * Where only guests ask, say so: what cannot be found out then costs nothing, and the statement keeps one plan.
 */
export const popularitySql = (viewer: string, { onlyGuests = false } = {}) => `
  'likeCount', c.likes, 'viewCount', c.views,
  'liked', ${
    onlyGuests
      ? `${viewer}::uuid is not null`
      : `exists (select from submission_likes l where l.submission_id = s.id and l.user_id = ${viewer})`
  }`;
