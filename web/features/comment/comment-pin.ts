import type { CommentPin } from '#contract/comment.ts';

/** Reads a pin that was saved on the device; null where it is invalid. */
export function asPin(found: unknown): CommentPin | null {
  const { frameId, x, y } = found as CommentPin;
  return [x, y].every((part) => part >= 0 && part <= 100) ? { frameId, x, y } : null;
}

/** A pin of the design; null where there is none, or its frame is gone. */
export function pinIn(pin: CommentPin | null, frames: readonly { id: string }[]): CommentPin | null {
  return frames.some(({ id }) => id === pin?.frameId) ? pin : null;
}
