import type { CommentPin } from '#contract/comment.ts';

/** A pin that was kept on the device; `null` where none was, or its frame is gone, or what was kept is no pin. */
export function pinIn(kept: string, frames: readonly { id: string }[]): CommentPin | null {
  try {
    const { frameId, x, y } = JSON.parse(kept) as CommentPin;
    const isSound = [x, y].every((part) => part >= 0 && part <= 100) && frames.some(({ id }) => id === frameId);
    return isSound ? { frameId, x, y } : null;
  } catch {
    return null;
  }
}
