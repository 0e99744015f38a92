import { whyBriefStays } from '#domain/brief/deletion.ts';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import { api } from '#web/lib/api/browser-api.ts';
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

/** Own briefs are deleted. Community briefs only leave My Projects. */
const own = {
  title: 'Delete this brief?',
  yes: 'Delete brief',
  doing: 'Deleting',
  failureTitle: 'The brief was not deleted',
  done: 'is deleted.',
  call: (id: string) => api('DELETE /api/briefs/:id', { params: { id } }),
  Effects: Deletion,
};
const community: typeof own = {
  title: 'Remove this brief from My Projects?',
  yes: 'Remove brief',
  doing: 'Removing',
  failureTitle: 'The brief was not removed',
  done: 'is no longer in My Projects.',
  call: (id: string) => api('DELETE /api/briefs/:id/progress', { params: { id } }),
  Effects: Removal,
};

/** Says what goes and what stays, and asks. A brief with a design stays. */
export function RemoveBrief({ brief, open, onClose, onRemoved }: Props) {
  const { id, title, isMine, status, submissionId } = brief;
  const whyNot = whyBriefStays(status, isMine);
  const { call, done, Effects, ...words } = isMine ? own : community;

  async function remove() {
    await call(id);
    showToast('good', `${quoted(title)} ${done}`);
    await onRemoved();
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={whyNot ? 'This brief has a design' : words.title}
      no={whyNot ? 'Close' : 'Keep it'}
      yes={whyNot ? undefined : words.yes}
      doing={words.doing}
      danger
      act={remove}
      failureTitle={words.failureTitle}
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
          <Effects {...brief} />
        )}
      </div>
    </ConfirmDialog>
  );
}

function Deletion({ title, begun, communityCopyId }: RemovedBrief) {
  return (
    <>
      <p>
        {quoted(title)} is deleted permanently, with its milestones, your ticks and the conversation with your client.
      </p>
      {begun && <p>The submission that you have begun stays in My Projects, without its brief.</p>}
      {communityCopyId && (
        <p>The copy that you shared stays for everybody. You no longer see who works on it and who has submitted.</p>
      )}
      <p className="muted">It still counts for the month in which it was written.</p>
    </>
  );
}

function Removal({ title, begun }: RemovedBrief) {
  return (
    <>
      <p>Your milestones and ticks for {quoted(title)} are deleted. You can start it again at any time.</p>
      <p>The conversation with your client stays.</p>
      {begun && <p>The submission that you have begun stays in My Projects.</p>}
    </>
  );
}
