import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { SubmittedFrame } from '#contract/submission.ts';

const ASK_EVERY_MS = 3_000;

/**
 * Reloads while pictures of a design are still being encoded. Right after a submission the page opens before they are
 * ready.
 */
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
