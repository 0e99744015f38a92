import { HERE_FOR_MS, type PresenceSignal, WRITING_FOR_MS } from '#domain/workspace/presence.ts';

/** What the page knows about the other person. Times in ms, on the same clock as `now`. */
export interface Known {
  hereUntil: number;
  writingUntil: number;
}

export type Shown = 'away' | 'here' | 'writing';

export const nobody: Known = { hereUntil: 0, writingUntil: 0 };

export function afterSignal(known: Known, signal: PresenceSignal, now: number): Known {
  if (signal === 'away') return nobody;
  return {
    hereUntil: now + HERE_FOR_MS,
    writingUntil: signal === 'writing' ? now + WRITING_FOR_MS : known.writingUntil,
  };
}

/** A new message ends the "writing" state. */
export const afterMessage = (known: Known): Known => ({ ...known, writingUntil: 0 });

export function shownAt({ hereUntil, writingUntil }: Known, now: number): Shown {
  if (hereUntil <= now) return 'away';
  return writingUntil > now ? 'writing' : 'here';
}

/** When the shown state changes next by itself; null if it does not. */
export function nextChange({ hereUntil, writingUntil }: Known, now: number): number | null {
  const times = [hereUntil, writingUntil].filter((time) => time > now);
  return times.length > 0 ? Math.min(...times) : null;
}
