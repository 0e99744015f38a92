import { whyBriefStays } from '#domain/brief/deletion.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { links } from '#web/links.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import type { RemovedBrief } from './BriefMenu.tsx';

interface Props {
  brief: RemovedBrief;
  open: boolean;
  onClose: () => void;
  onRemoved: () => unknown;
}

/** Says what goes and what stays, and asks. A brief with a design stays. */
export function DeleteBrief({ brief, open, onClose, onRemoved }: Props) {
  const { id, title, status, submissionId, begun, communityCopyId } = brief;
  const whyNot = whyBriefStays(status);

  async function remove() {
    await api('DELETE /api/briefs/:id', { params: { id } });
    showToast('good', `“${title}” is deleted.`);
    await onRemoved();
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
