import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { SubmissionView } from '#contract/submission.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { api } from '#web/lib/browser-api.ts';
import { links } from '#web/links.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { showToast } from '#web/ui/toasts.ts';

/** What the designer can do with their own design from its page: who sees it, and whether it stays (SUB-9). */
export function OwnerActions({ design }: { design: SubmissionView }) {
  const { id, isPublic, title } = design;
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState<'visibility' | 'delete' | null>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  async function act(what: 'visibility' | 'delete', work: () => Promise<void>) {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast('bad', error.message);
    } finally {
      setBusy(null);
    }
  }

  const changeVisibility = () =>
    act('visibility', async () => {
      await api('PATCH /api/submissions/:id', { params: { id }, body: { isPublic: !isPublic } });
      await revalidate();
      if (isPublic) await sayHidden();
      else showToast('good', 'Everyone can see this design now.');
    });

  /** A published case study is a page of its own: it stays, with the pictures it shows, until it is taken back itself. */
  async function sayHidden() {
    const { items } = await api('GET /api/me/case-studies');
    const study = items.find(({ submissionId, published }) => submissionId === id && published);
    if (!study) return showToast('good', 'Only you see this design now.');
    showToast('good', 'Only you see this design now. Its case study is still published, with its pictures.', {
      label: 'Open case study',
      run: () => void navigate(links.caseStudy(study.id)),
    });
  }

  const remove = () =>
    act('delete', async () => {
      await api('DELETE /api/submissions/:id', { params: { id } });
      showToast('good', `“${title}” and its pictures are deleted.`);
      await navigate(`${links.myProjects()}?tab=submissions`);
    });

  return (
    <>
      <ButtonLink to={links.editSubmission(id)} variant="second" icon="pen-line">
        Edit
      </ButtonLink>
      <ButtonLink to={links.editCaseStudy(id)} variant="second" icon="notebook-pen">
        {design.caseStudy ? 'Edit case study' : 'Create Case Study'}
      </ButtonLink>
      <ButtonLink to={links.inspect(id)} variant="second" icon="crosshair">
        Inspect
      </ButtonLink>
      <Button
        variant="second"
        icon={isPublic ? 'lock' : 'globe'}
        busy={busy === 'visibility'}
        onClick={() => void changeVisibility()}
      >
        {isPublic ? 'Make private' : 'Make public'}
      </Button>
      <Button variant="quiet" icon="trash-2" onClick={() => setAsks(true)}>
        Delete
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Delete this design?"
        actions={
          <>
            <Button variant="second" onClick={() => setAsks(false)}>
              Keep it
            </Button>
            <Button variant="danger" busy={busy === 'delete'} onClick={() => void remove()}>
              Delete design
            </Button>
          </>
        }
      >
        <p>
          “{title}” goes for good, with its pictures, notes and links. Its brief is back in progress, so you can submit
          another.
        </p>
      </Dialog>
    </>
  );
}
