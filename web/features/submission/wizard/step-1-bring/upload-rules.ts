import { FRAMES_MAX } from '#domain/submission/limits.ts';

/** How many of so many files there is still room for, beside the frames there are and the uploads under way. */
export function roomFor(files: number, taken: number): { fits: number; tooMany: string | null } {
  const fits = Math.max(Math.min(files, FRAMES_MAX - taken), 0);
  const left = files - fits;
  const tooMany =
    left === 0
      ? null
      : `A design has at most ${FRAMES_MAX} frames: ${left === 1 ? 'one picture was' : `${left} pictures were`} left out. Remove a frame first.`;
  return { fits, tooMany };
}
