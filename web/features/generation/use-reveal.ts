import { useEffect, useState } from 'react';
import type { Generation } from '#contract/generation.ts';
import type { PartialBriefContent } from '#domain/brief/content.ts';
import { hasBegunHere } from './begun-here.ts';
import { LETTERS_A_SECOND, lettersOf, upTo } from './reveal.ts';

const TICK_MS = 60;

/**
 * How much of a generation is shown. The composer's is shown at a pace that can be followed, to whoever asked for it a moment
 * ago: a reload, reduced motion and `showNow` show what is there at once, and so does a model, which takes its time itself.
 */
export function useReveal(generation: Generation | null) {
  const [shown, setShown] = useState({ letters: 0, attempt: 0 });
  const [isSkipped, setSkipped] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);

  const content = (generation?.content ?? {}) as PartialBriefContent;
  const isPaced = generation !== null && generation.engine === 'composer' && !isSkipped && hasBegunHere(generation.id);
  const attempt = generation?.attempt ?? 0;
  const arrived = isPaced ? lettersOf(content) : 0;
  // Another attempt is another text.
  const letters = shown.attempt === attempt ? shown.letters : 0;
  const isBehind = isPaced && letters < arrived;

  useEffect(() => {
    if (!isBehind) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const more = ((now - last) / 1000) * LETTERS_A_SECOND;
      last = now;
      setShown((was) => ({ attempt, letters: Math.min(arrived, (was.attempt === attempt ? was.letters : 0) + more) }));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isBehind, attempt, arrived]);

  return {
    content: isBehind ? upTo(content, Math.floor(letters)) : content,
    /** There is more than is shown, and the person may have it at once. */
    isBehind,
    isPaced,
    showNow: () => setSkipped(true),
  };
}
