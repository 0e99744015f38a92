/**
 * SQL for the fields of contract/popularity.ts: `s` the design, `c` its row of counts, `viewer` the SQL of who asks, a uuid or null.
 */
export const popularitySql = (viewer: string) => `
  'likeCount', c.likes, 'viewCount', c.views, 'liked', ${likedSql(viewer)}`;

/** `onlyGuests` leaves out the lookup of the viewer's like, so that the statement costs less and keeps one plan. */
export const likedSql = (viewer: string, { onlyGuests = false } = {}) =>
  onlyGuests
    ? `${viewer}::uuid is not null`
    : `exists (select from submission_likes l where l.submission_id = s.id and l.user_id = ${viewer})`;
