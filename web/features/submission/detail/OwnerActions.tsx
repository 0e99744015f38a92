import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate, useRevalidator } from 'react-router';
import type { SubmissionView } from '#contract/submission.ts';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { Menu } from '#web/ui/control/Menu.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { UnlistedLink } from '../parts/UnlistedLink.tsx';

const caseStudyPage = ({ id, caseStudy }: SubmissionView) =>
  ({
    to: links.editCaseStudy(id),
    icon: 'notebook-pen',
    label: caseStudy ? 'Edit case study' : 'Create Case Study',
  }) as const;

/** The designer's next step, in the bar at the foot of a phone. Elsewhere it stands beside the menu. */
export function OwnersNextStep({ design }: { design: SubmissionView }) {
  const { to, icon, label } = caseStudyPage(design);
  return (
    <ButtonLink to={to} icon={icon} className="only-s">
      {label}
    </ButtonLink>
  );
}

/**
 * The designer's actions for their own design: change its visibility or delete it (SUB-9). All are in the menu; the
 * frequent ones stand beside it where there is room.
 */
export function OwnerActions({ design }: { design: SubmissionView }) {
  const { id, isPublic, openToCollaboration, title, brief, caseStudy } = design;
  const [asking, setAsking] = useState<'delete' | 'hide' | null>(null);
  const [isSharing, setSharing] = useState(false);
  const { call, busy } = useCall({ toast: true });
  const menu = useRef<HTMLButtonElement>(null);
  /** Removes what was said of the earlier visibility, which is no longer true. */
  const takeBack = useRef<() => void>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  async function setVisible(isPublic: boolean) {
    await api('PATCH /api/submissions/:id', { params: { id }, body: { isPublic } });
    await revalidate();
    takeBack.current?.();
    takeBack.current = isPublic ? showToast('good', 'Everyone can see this design now.') : await showHiddenToast();
  }

  /** A published case study has its own page. It stays with its pictures until it is unpublished itself. */
  async function showHiddenToast() {
    // Without an answer the design is private all the same.
    const answer = await api('GET /api/me/case-studies').catch(() => null);
    const study = answer?.items.find(({ submissionId }) => submissionId === id)?.published;
    const hidden = `Private now: for you, your developer, and people with the link.${openToCollaboration ? ' It is no longer open to collaboration.' : ''}`;
    const published = `${hidden} Its case study is still published, with its pictures.`;
    if (study)
      return showToast('good', published, {
        label: 'Open case study',
        run: () => void navigate(links.caseStudy(study.link)),
      });
    return showToast('good', !answer && caseStudy?.isPublished ? published : hidden);
  }

  async function remove() {
    await api('DELETE /api/submissions/:id', { params: { id } });
    showToast('good', `${quoted(title)} and its pictures are deleted.`);
    await navigate(`${links.myProjects()}?tab=submissions`);
  }

  /** The menu item that opened the dialog has been removed, so the focus goes to the menu's button. */
  function cancel() {
    flushSync(() => setAsking(null));
    menu.current?.focus();
  }

  const pages = [{ to: links.editSubmission(id), icon: 'pen-line', label: 'Edit' } as const, caseStudyPage(design)];
  const inspect = { to: links.inspect(id), icon: 'crosshair', label: 'Inspect' } as const;
  const share = { label: 'Share by link', icon: 'link', open: () => setSharing(true) } as const;
  const visibility = {
    label: isPublic ? 'Make private' : 'Make public',
    icon: isPublic ? 'lock' : 'globe',
    change: () => (isPublic ? setAsking('hide') : void call(() => setVisible(true))),
  } as const;
  return (
    <>
      <div className="row">
        <div className="row hide-s">
          {pages.map(({ to, icon, label }) => (
            <ButtonLink key={to} to={to} variant="second" icon={icon}>
              {label}
            </ButtonLink>
          ))}
          {!isPublic && (
            <Button variant="second" icon={share.icon} onClick={share.open}>
              {share.label}
            </Button>
          )}
        </div>
        <Menu
          label="Your design"
          trigger={<IconButton ref={menu} icon="ellipsis" label="Your design" variant="second" />}
          items={[
            ...[...pages, inspect].map(({ to, icon, label }) => ({
              kind: 'link' as const,
              id: to,
              link: (
                <Link to={to}>
                  <Icon name={icon} />
                  {label}
                </Link>
              ),
            })),
            ...(isPublic ? [] : [{ label: share.label, icon: share.icon, onSelect: share.open }]),
            {
              label: visibility.label,
              icon: visibility.icon,
              disabled: busy,
              onSelect: visibility.change,
            },
            { kind: 'line', id: 'line' },
            { label: 'Delete', icon: 'trash-2', danger: true, onSelect: () => setAsking('delete') },
          ]}
        />
      </div>
      <Dialog open={isSharing} onClose={() => setSharing(false)} title="Share this private design" cross>
        <UnlistedLink designId={id} />
      </Dialog>
      <ConfirmDialog
        open={asking === 'hide'}
        onClose={cancel}
        title="Make this design private?"
        no="Keep it public"
        yes="Make private"
        doing="Making it private"
        act={() => setVisible(false)}
        onDone={cancel}
      >
        <p>
          It leaves the showcase{brief && ' and the page of its brief'}. Others can no longer read its comments and
          critique, or write any. What they wrote is kept, and is there again when you make the design public.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        onClose={cancel}
        title="Delete this design?"
        no="Keep it"
        yes="Delete design"
        danger
        act={remove}
        onDone={() => undefined}
      >
        <p>
          {quoted(title)} is deleted permanently, with its pictures, notes and links. What others did for it goes too:
          likes, comments, critiques, and collaborations with their messages and builds.
          {brief && ' Its brief is back in progress, so you can submit another.'}
          {caseStudy &&
            ` Its case study stays${caseStudy.isPublished ? ' published' : ''}, and can no longer be changed.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
