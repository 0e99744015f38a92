import { useState } from 'react';
import { Link } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import styles from './Sharing.module.css';

interface Props {
  briefId: string;
  /** The public copy; `null` until there is one. */
  copyId: string | null;
  onClose: () => void;
}

/** Shares a copy of the person's own brief that belongs to nobody, and shows its address. */
export function Sharing({ briefId, copyId: known, onClose }: Props) {
  const [made, setMade] = useState<string | null>(null);
  const copyId = known ?? made;
  if (copyId) return <Shared copyId={copyId} onClose={onClose} />;

  async function share() {
    const { id } = await api('POST /api/briefs/:id/community-copy', { params: { id: briefId } });
    setMade(id);
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Share a copy with everybody?"
      yes="Share a copy"
      doing="Sharing"
      act={share}
      onDone={() => undefined}
      reload="done"
      failureTitle="The brief was not shared"
    >
      <div className="stack gap-4">
        <p>
          The copy goes to the community briefs without your name. Everybody can read it. Everybody who is logged in can
          start it and submit a design.
        </p>
        <p className="muted">
          Your own brief, its milestones and its ticks stay private. The copy does not change when yours does. You
          cannot delete it.
        </p>
      </div>
    </ConfirmDialog>
  );
}

function Shared({ copyId, onClose }: { copyId: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="A copy is shared"
      actions={
        <Button variant="second" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="stack gap-4" role="status">
        <p>
          Everybody can read it and start it. Their designs stand side by side on its page, where you also see who works
          on it and who has submitted.
        </p>
        <div className={styles.address}>
          <Link to={links.brief(copyId)} onClick={onClose}>
            Open the community brief
          </Link>
          <CopyButton text={location.origin + links.brief(copyId)} label="Copy link" variant="second" />
        </div>
      </div>
    </Dialog>
  );
}
