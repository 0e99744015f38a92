import { useEffect, useState } from 'react';
import type { Generation } from '#contract/generation.ts';
import type { PartialBriefContent } from '#domain/brief/content.ts';
import { characterCount, REVEAL_MS, upTo } from './reveal.ts';
import { hasStartedHere } from './started-here.ts';

const TICK_MS = 60;

/**
 * The part of a generation that is shown. Only the composer's content is paced, for the person who has just requested
 * it; a reload, reduced motion, `showNow` and other engines show all of it at once.
 */
export function useReveal(generation: Generation | null) {
  const [shown, setShown] = useState({ characters: 0, attempt: 0 });
  const [isSkipped, setSkipped] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);

  const content = (generation?.content ?? {}) as PartialBriefContent;
  const isPaced =
    generation !== null && generation.engine === 'composer' && !isSkipped && hasStartedHere(generation.id);
  const attempt = generation?.attempt ?? 0;
  const arrived = isPaced ? characterCount(content) : 0;
  // A new attempt has a new text.
  const characters = shown.attempt === attempt ? shown.characters : 0;
  const isBehind = isPaced && characters < arrived;

  useEffect(() => {
    if (!isBehind) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const more = ((now - last) / REVEAL_MS) * arrived;
      last = now;
      setShown((was) => ({
        attempt,
        characters: Math.min(arrived, (was.attempt === attempt ? was.characters : 0) + more),
      }));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isBehind, attempt, arrived]);

  return {
    content: isBehind ? upTo(content, Math.floor(characters)) : content,
    /** Some content is not shown yet, and the person can skip the pacing. */
    isBehind,
    isPaced,
    showNow: () => setSkipped(true),
  };
}
