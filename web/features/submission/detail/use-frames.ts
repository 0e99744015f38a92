import { useState } from 'react';
import type { SubmittedFrame } from '#contract/submission.ts';

/**
 * Which frame is shown, which note is selected, and whether notes are visible: not until the reader asks, because
 * they lie on the work. The featured frame (the cover) comes
 * first.
 */
export function useFrames(given: readonly SubmittedFrame[]) {
  const frames = [...given.filter((frame) => frame.featured), ...given.filter((frame) => !frame.featured)];
  const [at, setAt] = useState(0);
  const [pin, setPin] = useState<string | null>(null);
  const [showsPins, setShowsPins] = useState(false);
  const frame = frames[at] ?? frames[0]!;
  function show(n: number) {
    // After the last frame comes the first, and the other way round.
    setAt((n + frames.length) % frames.length);
    setPin(null);
  }
  return {
    frames,
    frame,
    at,
    show,
    showId: (id: string) =>
      show(
        Math.max(
          0,
          frames.findIndex((one) => one.id === id),
        ),
      ),
    pin,
    setPin: (id: string) => setPin(id === pin ? null : id),
    showsPins,
    setShowsPins,
    counter: `${at + 1} of ${frames.length}`,
  };
}

export type Frames = ReturnType<typeof useFrames>;
