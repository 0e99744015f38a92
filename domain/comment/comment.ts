export const COMMENT_MAX = 2_000;
/** How many a design shows at most, the newest. */
export const COMMENTS_SHOWN = 500;
/** How long they are together at most: a comment may be as long as ten others, and the page is made of them all. */
export const COMMENT_CHARACTERS_SHOWN = 60_000;
/** Of one person, so that nobody's comments take the place of everybody else's. */
export const OF_ONE_SHOWN = { comments: 200, characters: 20_000 };

export const removers = ['author', 'designer', 'operator'] as const;
export type Remover = (typeof removers)[number];

interface Spoken {
  isMine: boolean;
  parentId: string | null;
  removed: Remover | null;
}

/** Who may do what with a comment (DET-2): everybody their own, the designer may remove any, others may report it; a thread is settled by who began it, or by the designer. */
export function rightsOn({ isMine, parentId, removed }: Spoken, viewer: { isSignedIn: boolean; isDesigner: boolean }) {
  const stands = removed === null;
  return {
    canEdit: stands && isMine,
    canDelete: stands && (isMine || viewer.isDesigner),
    canSettle: stands && parentId === null && (isMine || viewer.isDesigner),
    canReport: stands && viewer.isSignedIn && !isMine,
  };
}

/** What keeps a comment from being sent, in words for the person; `null` when nothing does. */
export function commentTrouble(body: string): string | null {
  const length = body.trim().length;
  if (length === 0) return 'Write something first';
  return length > COMMENT_MAX ? `Keep it under ${COMMENT_MAX + 1} characters` : null;
}

export interface Threaded {
  id: string;
  parentId: string | null;
  createdAt: string;
}

/** Threads, newest first; the replies of each in the order in which they were said. */
export function threadsOf<T extends Threaded>(comments: readonly T[]): { first: T; replies: T[] }[] {
  const known = new Set(comments.map(({ id }) => id));
  const isReply = (comment: T) => comment.parentId !== null && known.has(comment.parentId);
  const byTime = (a: T, b: T) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);
  return comments
    .filter((comment) => !isReply(comment))
    .toSorted((a, b) => byTime(b, a))
    .map((first) => ({ first, replies: comments.filter(({ parentId }) => parentId === first.id).toSorted(byTime) }));
}

/** Which threads a reader wants to see. */
export type Shown = 'all' | 'frame' | 'open';

interface Pinned {
  pin: { frameId: string } | null;
  isSettled: boolean;
}

/** Whether a thread is among those shown; `frameId` is the frame that is looked at. */
export function isShown({ pin, isSettled }: Pinned, shown: Shown, frameId: string | undefined): boolean {
  if (shown === 'open') return !isSettled;
  return shown === 'all' || (pin !== null && pin.frameId === frameId);
}
