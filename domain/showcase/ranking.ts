/**
 * How the showcase is ordered. These rules are published with every list ("Why here"), so the words in the web say what this
 * file and the migration that keeps the score (`trending_score`) do.
 */

/** Ten times the likes make up for this much age: 45,000 seconds, twelve and a half hours. */
export const TENFOLD_SECONDS = 45_000;

/** SHOW-8: how often every new design is shown in the row for new work, in its first week. */
export const FIRST_WEEK_SHOWN = 100;

/** SHOW-3: how many designs stand above the list. */
export const FEATURED = 3;
/** A featured design needs at least this many characters of approach and challenges, and a note on a frame. */
export const FEATURED_TEXT_MIN = 200;
/** How many stand in the row for new work; with fewer the row is not shown. */
export const NEWCOMERS = 4;

/** The order of "Trending": newer is higher, and so is what more people like. */
export function trendingScore(likes: number, createdAt: Date): number {
  return Math.log10(Math.max(likes, 1)) + createdAt.getTime() / 1000 / TENFOLD_SECONDS;
}
