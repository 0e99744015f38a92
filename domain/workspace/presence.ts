/** What one of the two lets the other one's open page know. Nothing of it is kept, and any of it may be lost. */
export const presenceSignals = ['arrived', 'here', 'writing', 'away'] as const;
export type PresenceSignal = (typeof presenceSignals)[number];

/** How often an open page says that somebody is there. */
export const HERE_EVERY_MS = 25_000;
/** How long they are taken to be there after the last word of it: two such words may be lost. */
export const HERE_FOR_MS = 3 * HERE_EVERY_MS;
/** However quickly somebody types, their page says so this often at most. */
export const WRITING_EVERY_MS = 3_000;
/** How long they are taken to be writing after that. */
export const WRITING_FOR_MS = 2 * WRITING_EVERY_MS;
