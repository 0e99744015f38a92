/** A presence signal from one person's page to the other's. It is not stored and may be lost. */
export const presenceSignals = ['arrived', 'here', 'writing', 'away'] as const;
export type PresenceSignal = (typeof presenceSignals)[number];

/** How often an open page says that somebody is there. */
export const HERE_EVERY_MS = 25_000;
/** How long a person counts as present after the last signal: two signals may be lost. */
export const HERE_FOR_MS = 3 * HERE_EVERY_MS;
/** A page sends the writing signal at most this often, however fast somebody types. */
export const WRITING_EVERY_MS = 3_000;
/** How long a person counts as writing after the last signal. */
export const WRITING_FOR_MS = 2 * WRITING_EVERY_MS;
