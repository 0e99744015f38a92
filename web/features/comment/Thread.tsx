import { useState } from 'react';
import type { Comment, CommentPin } from '#contract/comment.ts';
import type { SubmissionView } from '#contract/submission.ts';
import { rightsOn } from '#domain/comment/comment.ts';
import { SayForm } from '#web/parts/SayForm.tsx';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import styles from './Discussion.module.css';
import { SaidComment, type Viewing } from './SaidComment.tsx';
import type { Acts } from './use-discussion.ts';

interface Props {
  design: SubmissionView;
  first: Comment;
  replies: readonly Comment[];
  viewer: Viewing;
  acts: Acts;
  onShowPin: () => void;
}

/** A comment with its replies. What is settled keeps them folded, one press away. */
export function Thread({ design, first, replies, viewer, acts, onShowPin }: Props) {
  const [isReplying, setReplying] = useState(false);
  const said = replies.map((reply) => <SaidComment key={reply.id} comment={reply} viewer={viewer} acts={acts} />);
  const { canSettle } = rightsOn(first, viewer);

  async function settle() {
    const failed = await acts.settle(first.id, !first.isSettled);
    if (failed) showToast('bad', failed);
  }

  return (
    <>
      <SaidComment comment={first} viewer={viewer} acts={acts} />
      {first.pin && <PinnedTo design={design} pin={first.pin} onShow={onShowPin} />}
      <div className={styles.replies}>
        {first.isSettled && said.length > 0 ? (
          <details className={styles.folded}>
            <summary>
              Show {said.length} {said.length === 1 ? 'reply' : 'replies'}
            </summary>
            {said}
          </details>
        ) : (
          said
        )}
        {isReplying && (
          <SayForm
            name={`comment-reply-${first.id}`}
            label="Reply to this thread"
            placeholder="Reply to this thread"
            submit={{ idle: 'Reply', busy: 'Sending' }}
            onCancel={() => setReplying(false)}
            send={async (body, key) => {
              const failed = await acts.say({ body, parentId: first.id }, key);
              if (!failed) setReplying(false);
              return failed;
            }}
          />
        )}
        <div className={styles.threadEnd}>
          {viewer.isSignedIn && !isReplying && (
            <Button variant="quiet" size="s" icon="reply" onClick={() => setReplying(true)}>
              Reply
            </Button>
          )}
          {canSettle && (
            <Button variant="quiet" size="s" onClick={() => void settle()}>
              {first.isSettled ? 'Open again' : 'Settle'}
            </Button>
          )}
          {first.isSettled && (
            <Badge icon="circle-check" tone="positive">
              Settled
            </Badge>
          )}
        </div>
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
