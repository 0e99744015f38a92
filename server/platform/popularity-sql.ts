/**
 * SQL for the fields of contract/popularity.ts: `s` the design, `c` its row of counts, `viewer` the SQL of who asks, a uuid or null.
 */
export const popularitySql = (viewer: string) => `
  'likeCount', c.likes, 'viewCount', c.views,
  'liked', exists (select from submission_likes l where l.submission_id = s.id and l.user_id = ${viewer})`;
