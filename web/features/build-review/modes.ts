/** The comparison modes, as the page's address names them. */
export const modes = ['slide', 'onion', 'heat'] as const;
export type Mode = (typeof modes)[number];
