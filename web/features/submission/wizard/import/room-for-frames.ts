import { FRAMES_MAX } from '#domain/submission/limits.ts';

/** How many of these files still fit, next to the existing frames and running uploads. */
export function roomFor(files: number, taken: number): { fits: number; tooMany: string | null } {
  const fits = Math.max(Math.min(files, FRAMES_MAX - taken), 0);
  const left = files - fits;
  const tooMany =
    left === 0
      ? null
      : `A design has at most ${FRAMES_MAX} frames: ${left === 1 ? 'one picture was' : `${left} pictures were`} left out. Remove a frame first.`;
  return { fits, tooMany };
}
