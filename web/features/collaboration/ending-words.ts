import type { Collaboration } from '#contract/collaboration.ts';

interface Ended extends Pick<Collaboration, 'iAm' | 'endReason' | 'endedBy'> {
  designer: { displayName: string };
  developer: { displayName: string };
}

/** How a collaboration ended, to the one who reads it; null while it has not. */
export function endingWords({ iAm, endReason, endedBy, ...people }: Ended): string | null {
  if (!endReason) return null;
  if (endReason === 'lapsed') return 'It ended by itself after the agreed days of silence.';
  const who = endedBy === iAm ? 'You' : endedBy ? people[endedBy].displayName : 'One of you';
  return endReason === 'withdrawn' ? `${who} withdrew before both had confirmed.` : `${who} ended it.`;
}
