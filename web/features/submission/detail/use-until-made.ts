import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { SubmittedFrame } from '#contract/submission.ts';

const ASK_EVERY_MS = 3_000;

/** While pictures of a design are still being made, the page asks again: whoever has just submitted is here before them. */
export function useUntilMade(frames: readonly SubmittedFrame[]) {
  const { revalidate } = useRevalidator();
  const isMade = frames.every(({ picture }) => picture.state !== 'processing');
  useEffect(() => {
    if (isMade) return;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isMade, revalidate]);
}
