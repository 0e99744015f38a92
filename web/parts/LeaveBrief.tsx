import { whyBriefIsKept } from '#domain/brief/deletion.ts';
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

/** Takes a community brief out of My Projects, after it has said what goes and what stays. */
export function LeaveBrief({ brief: { id, title, status, submissionId, begun }, open, onClose, onRemoved }: Props) {
  const whyNot = whyBriefIsKept(status);

  async function remove() {
    await api('DELETE /api/briefs/:id/progress', { params: { id } });
    showToast('good', `“${title}” is no longer in My Projects.`);
    await onRemoved();
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={whyNot ? 'This brief has a design' : 'Remove this brief from My Projects?'}
      no={whyNot ? 'Close' : 'Keep it'}
      yes={whyNot ? undefined : 'Remove brief'}
      doing="Removing"
      danger
      act={remove}
      failureTitle="The brief was not removed"
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
            <p>Your milestones and ticks for “{title}” are deleted. You can start it again at any time.</p>
            <p>The conversation with your client stays.</p>
            {begun && <p>The submission that you have begun stays in My Projects.</p>}
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
