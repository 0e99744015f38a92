import type { CommentPin } from '#contract/comment.ts';
import { api } from '#web/lib/api/browser-api.ts';

interface NewComment {
  body: string;
  parentId?: string;
  pin?: CommentPin | null;
}

/** Adds a comment to a design. With its pin elsewhere it is another comment. @throws ApiError */
export function postComment(designId: string, comment: NewComment, key: string) {
  const { pin } = comment;
  const idempotencyKey = pin ? `${key} ${pin.x} ${pin.y}` : key;
  return api('POST /api/submissions/:id/comments', { params: { id: designId }, body: comment }, { idempotencyKey });
}
