import { useState } from 'react';
import type { Comment, CommentPin } from '#contract/comment.ts';
import type { SubmissionView } from '#contract/submission.ts';
import { rightsOn } from '#domain/comment/comment.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { MessageForm } from '#web/parts/MessageForm.tsx';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { CommentItem, type Viewing } from './CommentItem.tsx';
import styles from './Discussion.module.css';
import { postComment } from './post-comment.ts';

interface Props {
  design: SubmissionView;
  first: Comment;
  replies: readonly Comment[];
  viewer: Viewing;
  onShowPin: () => void;
}

/** A comment with its replies. The replies of a settled thread start folded. */
export function Thread({ design, first, replies, viewer, onShowPin }: Props) {
  const [isReplying, setReplying] = useState(false);
  const replyItems = replies.map((reply) => <CommentItem key={reply.id} comment={reply} viewer={viewer} />);
  const { canSettle } = rightsOn(first, viewer);
  const { call, busy } = useCall({ reload: 'done', toast: true });

  const settle = () =>
    call(() =>
      api('PUT /api/comments/:id/settled', { params: { id: first.id }, body: { isSettled: !first.isSettled } }),
    );

  const threadActions = (viewer.isSignedIn || canSettle || first.isSettled) && (
    <>
      {viewer.isSignedIn && !isReplying && (
        <Button variant="quiet" size="s" icon="reply" onClick={() => setReplying(true)}>
          Reply
        </Button>
      )}
      {canSettle && (
        <Button variant="quiet" size="s" busy={busy} onClick={() => void settle()}>
          {first.isSettled ? 'Reopen' : 'Resolve'}
        </Button>
      )}
      {first.isSettled && (
        <Badge icon="circle-check" tone="positive">
          {' '}
          Resolved{' '}
        </Badge>
      )}
    </>
  );

  return (
    <>
      <CommentItem
        comment={first}
        viewer={viewer}
        pin={first.pin && <PinnedTo design={design} pin={first.pin} onShow={onShowPin} />}
        threadActions={threadActions}
      />
      <div className={styles.replies}>
        {first.isSettled && replyItems.length > 0 ? (
          <details className={styles.folded}>
            <summary>
              Show {replyItems.length} {replyItems.length === 1 ? 'reply' : 'replies'}
            </summary>
            {replyItems}
          </details>
        ) : (
          replyItems
        )}
        {isReplying && (
          <MessageForm
            name={`comment-reply-${first.id}`}
            label="Reply to this thread"
            placeholder="Reply to this thread"
            submit={{ idle: 'Reply', busy: 'Sending' }}
            onCancel={() => setReplying(false)}
            send={(body, key) => postComment(design.id, { body, parentId: first.id }, key)}
            onSent={() => setReplying(false)}
          />
        )}
      </div>
    </>
  );
}

function PinnedTo({ design, pin, onShow }: { design: SubmissionView; pin: CommentPin; onShow: () => void }) {
  const name = design.frames.find(({ id }) => id === pin.frameId)?.name;
  return (
    <Button variant="quiet" size="s" icon="map-pin" className={styles.pinnedTo} onClick={onShow}>
      {name}, {Math.round(pin.x)} × {Math.round(pin.y)}
    </Button>
  );
}
