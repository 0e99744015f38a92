import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api } from '#web/lib/api/browser-api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { links } from '#web/links.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import styles from './Sharing.module.css';

type Props = {
  briefId: string;
  /** The copy that everybody may read; `null` until there is one. */
  copyId: string | null;
  open: boolean;
  onClose: () => void;
};

/** Shares a copy of one's own brief that belongs to nobody, and gives its address. */
export function Sharing({ briefId, copyId: known, open, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const [shared, setShared] = useState<string | null>(null);
  const { busy, error, attempt } = useAttempt();
  const copyId = known ?? shared;

  const share = () =>
    attempt(async () => {
      const copy = await api('POST /api/briefs/:id/community-copy', { params: { id: briefId } });
      setShared(copy.id);
      void revalidate();
    });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copyId ? 'A copy is shared' : 'Share a copy with everybody?'}
      actions={
        copyId ? (
          <Button variant="second" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={busy} onClick={() => void share()}>
              {busy ? 'Sharing' : 'Share a copy'}
            </Button>
          </>
        )
      }
    >
      {copyId ? (
        <div className="stack gap-4" role="status">
          <p>Anybody may read it and take it on, and their designs stand side by side on its page.</p>
          <div className={styles.address}>
            <Link to={links.brief(copyId)} onClick={onClose}>
              Open the community brief
            </Link>
            <CopyButton text={location.origin + links.brief(copyId)} label="Copy link" variant="second" />
          </div>
        </div>
      ) : (
        <div className="stack gap-4">
          <p>
            The copy goes to the community briefs without your name. Anybody may read it, and anybody signed in may take
            it on and submit a design.
          </p>
          <p className="muted">
            Your own brief, its milestones and ticks stay yours alone. The copy stays as it is, whatever becomes of
            yours, and cannot be taken back.
          </p>
          {error && (
            <Notice tone="bad" alert title="The brief was not shared">
              {error}
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  );
}
