/** How long a copy button says that it has copied. */
export const COPIED_LASTS_MS = 2000;
