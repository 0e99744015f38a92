import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Comment } from '#contract/comment.ts';
import { type Remover, rightsOn } from '#domain/comment/comment.ts';
import { links } from '#domain/navigation/links.ts';
import { onGoneFrame } from '#domain/submission/frame-name.ts';
import { quoted } from '#domain/text/quoted.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { MessageForm } from '#web/parts/MessageForm.tsx';
import { ReportDialog } from '#web/parts/ReportDialog.tsx';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import styles from './Discussion.module.css';

export interface Viewing {
  isSignedIn: boolean;
  isDesigner: boolean;
  /** Time when the page's data was loaded, in ms. */
  now: number;
}

const removedTexts: Record<Remover, string> = {
  author: 'This comment was deleted.',
  designer: 'This comment was removed by the designer.',
  operator: 'This comment was removed by the operator of this Brief Foundry.',
};

interface Props {
  comment: Comment;
  viewer: Viewing;
  /** The place of its pin, at the end of the first line. */
  pin?: ReactNode;
  /** What can be done with the whole thread, before what can be done with this comment. */
  threadActions?: ReactNode;
}

/** One comment with the person's possible actions (DET-2). */
export function CommentItem({ comment, viewer, pin, threadActions }: Props) {
  const [doing, setDoing] = useState<'edit' | 'delete' | 'report' | null>(null);
  const { id, author, body, isMine, isByDesigner, removed, createdAt, editedAt } = comment;
  const { canEdit, canDelete, canReport } = rightsOn(comment, viewer);
  const close = () => setDoing(null);

  if (removed) {
    return (
      <div>
        <p className={styles.removed}>{removedTexts[removed]}</p>
        {threadActions && <div className={styles.actions}>{threadActions}</div>}
      </div>
    );
  }

  return (
    <div className={styles.commentText}>
      {author && <Avatar name={author.displayName} paper={author.avatar.paper} src={author.avatar.url} />}
      <div className="grow">
        <p className={styles.who}>
          {author && <Link to={links.person(author.handle)}>{isMine ? 'You' : author.displayName}</Link>}
          {isByDesigner && (
            <Badge icon="user" tone="accent">
              {' '}
              designer{' '}
            </Badge>
          )}
          <span className="faint">
            <DateTime iso={createdAt} now={viewer.now} as="ago" />
            {editedAt && ', edited'}
          </span>
          {comment.goneFrame !== null && <span className="faint">{onGoneFrame(comment.goneFrame)}</span>}
          {pin}
        </p>
        {doing === 'edit' ? (
          <MessageForm
            name={`comment-edit-${id}`}
            label="Your comment"
            text={body}
            submit={{ idle: 'Save', busy: 'Saving' }}
            onCancel={close}
            send={(text) => api('PATCH /api/comments/:id', { params: { id }, body: { body: text } })}
            onSent={close}
          />
        ) : (
          <p className={styles.words} dir="auto">
            {body}
          </p>
        )}
        {doing !== 'edit' && (threadActions || canEdit || canDelete || canReport) && (
          <div className={styles.actions}>
            {threadActions}
            {canEdit && (
              <Button variant="quiet" size="s" onClick={() => setDoing('edit')}>
                Edit
              </Button>
            )}
            {canDelete && (
              <Button variant="quiet" size="s" onClick={() => setDoing('delete')}>
                {isMine ? 'Delete' : 'Remove'}
              </Button>
            )}
            {canReport && (
              <Button variant="quiet" size="s" onClick={() => setDoing('report')}>
                Report
              </Button>
            )}
          </div>
        )}
      </div>
      <ConfirmDialog
        open={doing === 'delete'}
        onClose={close}
        title={isMine ? 'Delete this comment?' : 'Remove this comment?'}
        no="Keep it"
        yes={isMine ? 'Delete comment' : 'Remove comment'}
        doing={isMine ? 'Deleting' : 'Removing'}
        danger
        act={async () => {
          await api('DELETE /api/comments/:id', { params: { id } });
          showToast('good', isMine ? 'Your comment is deleted.' : 'The comment is removed.');
        }}
        onDone={close}
        reload="done"
      >
        <p>{quoted(body)} is deleted permanently. Replies to it stay.</p>
      </ConfirmDialog>
      <ReportDialog
        open={doing === 'report'}
        onClose={close}
        subject="comment"
        name={`comment-report-${id}`}
        send={(reason) => api('POST /api/comments/:id/report', { params: { id }, body: { reason } })}
      />
    </div>
  );
}
