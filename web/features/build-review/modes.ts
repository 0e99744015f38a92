/** The ways of comparing, as they stand in the page's address. */
export const modes = ['slide', 'onion', 'heat'] as const;
export type Mode = (typeof modes)[number];
