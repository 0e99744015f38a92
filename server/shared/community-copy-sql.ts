/** The id of the copy in the community of an own brief; null for a brief that is not shared or not one's own. */
export const communityCopySql = (brief: string, viewer: string): string =>
  `case when ${brief}.user_id = ${viewer} then (select k.id from design_briefs k where k.copied_from = ${brief}.id) end`;
