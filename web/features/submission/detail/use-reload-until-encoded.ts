import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { SubmittedFrame } from '#contract/submission.ts';

const RELOAD_EVERY_MS = 3_000;

/**
 * Reloads while pictures of a design are still being encoded. Right after a submission the page opens before they are
 * ready.
 */
export function useReloadUntilEncoded(frames: readonly SubmittedFrame[]) {
  const { revalidate } = useRevalidator();
  const isEncoded = frames.every(({ picture }) => picture.state !== 'processing');
  useEffect(() => {
    if (isEncoded) return;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, RELOAD_EVERY_MS);
    return () => clearInterval(timer);
  }, [isEncoded, revalidate]);
}
