/** The storage key of a film of a case study. */
export const clipKey = (clipId: string) => `clips/${clipId}`;
