import type { Collaboration } from '#contract/collaboration.ts';
import { AGREEING_DAYS } from '#domain/collaboration/agreement.ts';

type Known = 'iAm' | 'endReason' | 'endedBy' | 'isConfirmedByMe' | 'isConfirmedByThem';

interface Ended extends Pick<Collaboration, Known> {
  designer: { displayName: string };
  developer: { displayName: string };
}

/** How a collaboration ended, to the one who reads it; null while it has not. */
export function endingWords({ iAm, endReason, endedBy, ...known }: Ended): string | null {
  if (!endReason) return null;
  if (endReason === 'lapsed')
    return known.isConfirmedByMe && known.isConfirmedByThem
      ? 'It ended by itself after the agreed days of silence.'
      : `It ended by itself: nobody changed or confirmed it for ${AGREEING_DAYS} days.`;
  const who = endedBy === iAm ? 'You' : endedBy ? known[endedBy].displayName : 'One of you';
  return endReason === 'withdrawn' ? `${who} withdrew before both had confirmed.` : `${who} ended it.`;
}
