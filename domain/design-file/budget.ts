/**
 * Different files a person may open a day. A file on a free plan may be read six times a month with one token, so every
 * import has to be worth it; opening the same version again costs nothing.
 */
export const IMPORTS_A_DAY = 5;
