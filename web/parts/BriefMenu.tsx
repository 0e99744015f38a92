import { useState } from 'react';
import type { BegunSubmission } from '#contract/submission-draft.ts';
import { whyBriefStays } from '#domain/brief/deletion.ts';
import type { ProgressStatus } from '#domain/brief/progress.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { links } from '#web/links.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { Menu } from '#web/ui/control/Menu.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';

type Props = {
  brief: {
    id: string;
    title: string;
    status: ProgressStatus;
    submissionId: string | null;
    begun: BegunSubmission | null;
    communityCopyId: string | null;
  };
  onDeleted: () => unknown;
};

/** What the owner of a brief rarely does: delete it. */
export function BriefMenu({ brief, onDeleted }: Props) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Menu
        label="More"
        trigger={<IconButton icon="ellipsis" size="s" label={`More for ${brief.title}`} className="no-print" />}
        items={[{ label: 'Delete brief…', icon: 'trash-2', danger: true, onSelect: () => setDeleting(true) }]}
      />
      <DeleteBrief brief={brief} open={isDeleting} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
    </>
  );
}

/** Says what goes and what stays, and asks. A brief with a design stays. */
function DeleteBrief({ brief, open, onClose, onDeleted }: Props & { open: boolean; onClose: () => void }) {
  const { id, title, status, submissionId, begun, communityCopyId } = brief;
  const whyNot = whyBriefStays(status);

  async function remove() {
    await api('DELETE /api/briefs/:id', { params: { id } });
    showToast('good', `“${title}” is deleted.`);
    await onDeleted();
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={whyNot ? 'This brief has a design' : 'Delete this brief?'}
      no={whyNot ? 'Close' : 'Keep it'}
      yes={whyNot ? undefined : 'Delete brief'}
      doing="Deleting"
      danger
      act={remove}
      failureTitle="The brief was not deleted"
    >
      <div className="stack gap-4">
        {whyNot ? (
          <>
            <p>{whyNot}</p>
            {submissionId && (
              <ButtonLink variant="second" to={links.submission(submissionId)}>
                View Submission
              </ButtonLink>
            )}
          </>
        ) : (
          <>
            <p>
              “{title}” is deleted permanently, with its milestones, your ticks and the conversation with your client.
            </p>
            {begun && <p>The submission that you have begun stays in My Projects, without its brief.</p>}
            {communityCopyId && (
              <p>
                The copy that you shared stays for everybody. You no longer see who works on it and who has submitted.
              </p>
            )}
            <p className="muted">It still counts for the month in which it was written.</p>
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
