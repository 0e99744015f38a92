interface Framed {
  width: number;
  height: number;
}

/** A phone's screen, which is shown whole. */
export const isTall = ({ width, height }: Framed) => height > width * 1.15;

/** A page that scrolls. Shown whole, it would be all that a cover shows. */
export const isLong = ({ width, height }: Framed) => height > width * 2.5;

/** The most frames of a composed cover, and how many are looked at. */
export const COVER_FRAMES = 4;

/** One wide frame between two tall ones, or with one beside it; or the tall ones alone; or one wide frame with two smaller ones. */
export function framesOfCover<Frame>(frames: readonly Frame[], sizeOf: (frame: Frame) => Framed): Frame[] {
  const tall = frames.filter((frame) => isTall(sizeOf(frame)));
  const wide = frames.filter((frame) => !isTall(sizeOf(frame)));
  const [first] = wide;
  if (!first) return tall.slice(0, 3);
  if (tall.length >= 2) return [tall[0]!, first, tall[1]!];
  if (tall.length === 1) return [first, tall[0]!];
  return wide.length >= 3 ? wide.slice(0, 3) : [first];
}
