import { useState } from 'react';
import { Link } from 'react-router';
import type { Comment } from '#contract/comment.ts';
import { type Remover, rightsOn } from '#domain/comment/comment.ts';
import { links } from '#web/links.ts';
import { ReportDialog } from '#web/parts/ReportDialog.tsx';
import { SayForm } from '#web/parts/SayForm.tsx';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import { When } from '#web/ui/text/When.tsx';
import styles from './Discussion.module.css';
import type { Acts } from './use-discussion.ts';

export interface Viewing {
  isSignedIn: boolean;
  isDesigner: boolean;
  /** When the page's data was read, in ms. */
  now: number;
}

const removedWords: Record<Remover, string> = {
  author: 'This comment was deleted.',
  designer: 'This comment was removed by the designer.',
  operator: 'This comment was removed by the people who run this Brief Foundry.',
};

interface Props {
  comment: Comment;
  viewer: Viewing;
  acts: Acts;
}

/** One comment with what the person may do to it (DET-2). */
export function SaidComment({ comment, viewer, acts }: Props) {
  const [doing, setDoing] = useState<'edit' | 'delete' | 'report' | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { id, author, body, isMine, isByDesigner, removed, createdAt, editedAt } = comment;
  const { canEdit, canDelete, canReport } = rightsOn(comment, viewer);
  const close = () => setDoing(null);

  if (removed) {
    return <p className={styles.removed}>{removedWords[removed]}</p>;
  }

  async function remove() {
    setRemoving(true);
    const failed = await acts.remove(id);
    setRemoving(false);
    if (failed) showToast('bad', failed);
    else showToast('good', isMine ? 'Your comment is deleted.' : 'The comment is removed.');
    close();
  }

  return (
    <div className={styles.said}>
      {author && <Avatar name={author.displayName} paper={author.avatar.paper} src={author.avatar.url} />}
      <div className="grow">
        <p className={styles.who}>
          {author && <Link to={links.person(author.handle)}>{isMine ? 'You' : author.displayName}</Link>}
          {isByDesigner && (
            <Badge icon="user" tone="accent">
              author
            </Badge>
          )}
          <span className="faint">
            <When iso={createdAt} now={viewer.now} as="ago" />
            {editedAt && ', edited'}
          </span>
        </p>
        {doing === 'edit' ? (
          <SayForm
            name={`comment-edit-${id}`}
            label="Your comment"
            text={body}
            submit={{ idle: 'Save', busy: 'Saving' }}
            onCancel={close}
            send={async (text) => {
              const failed = await acts.change(id, text);
              if (!failed) close();
              return failed;
            }}
          />
        ) : (
          <p className={styles.words}>{body}</p>
        )}
        {doing !== 'edit' && (canEdit || canDelete || canReport) && (
          <div className={styles.acts}>
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
      <Dialog
        open={doing === 'delete'}
        onClose={close}
        title={isMine ? 'Delete this comment?' : 'Remove this comment?'}
        actions={
          <>
            <Button variant="second" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" busy={isRemoving} onClick={() => void remove()}>
              {isRemoving ? (isMine ? 'Deleting' : 'Removing') : isMine ? 'Delete comment' : 'Remove comment'}
            </Button>
          </>
        }
      >
        <p>“{body}” goes for good. Replies to it stay.</p>
      </Dialog>
      <ReportDialog
        open={doing === 'report'}
        onClose={close}
        what="comment"
        name={`comment-report-${id}`}
        send={(reason) => acts.report(id, reason)}
      />
    </div>
  );
}
