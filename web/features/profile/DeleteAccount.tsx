import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Belongings } from '#contract/profile.ts';
import { links } from '#domain/navigation/links.ts';
import { cleanHandle } from '#domain/person/handle.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { sessionStore } from '#web/lib/session/browser-session.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { clearDevice } from './clear-device.ts';
import { deletionSummary } from './deletion-summary.ts';
import styles from './Profile.module.css';

interface Props {
  handle: string;
  belongings: Belongings;
}

/** SIGN-13: deletes the account and everything that belongs to the person. They confirm by typing the handle. */
export function DeleteAccount({ handle, belongings }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="t-16">{deletionSummary(belongings)}</p>
      <p className="muted">
        Your collections, comments and critiques go too. A brief that you shared with everybody carries no name, and
        stays.
      </p>
      {belongings.collaborations > 0 && (
        <p className="muted">
          What you built or discussed with somebody else goes for both of you: agreements, workspaces, messages. Tell
          them before you leave.
        </p>
      )}
      <div>
        <Button
          variant="quiet-danger"
          icon="trash-2"
          className={styles.leave}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Delete my account
        </Button>
      </div>
      <Confirm handle={handle} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function Confirm({ handle, open, onClose }: { handle: string; open: boolean; onClose: () => void }) {
  const { call, busy, failure } = useCall();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isRight = cleanHandle(typed) === handle;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isRight) void call(leave);
  }
  async function leave() {
    await api('DELETE /api/profile', { body: { handle: typed } });
    clearDevice();
    // The home page opens first, so that no private page asks the deleted person to log in.
    await navigate(links.home());
    sessionStore().endInAllTabs();
    showToast('good', 'Your account is deleted, with everything that was yours.');
  }
  function close() {
    if (busy) return;
    setTyped('');
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Delete your account?"
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            Keep my account
          </Button>
          <Button variant="danger" disabled={!isRight} busy={busy} onClick={() => form.current?.requestSubmit()}>
            {busy ? 'Deleting everything' : 'Delete everything'}
          </Button>
        </>
      }
    >
      <form ref={form} className={styles.confirm} onSubmit={submit}>
        <p className="muted">
          This can’t be undone. There is no waiting period. Make a copy of your data first if you want to keep anything.
        </p>
        <TextInput
          label={
            <>
              Type <code>{handle}</code> to confirm
            </>
          }
          mono
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={failure && whyNotDeleted(failure)}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/** Without an answer, and once the session is over, the account may be deleted already. */
function whyNotDeleted({ status, message }: ApiError): string {
  return status === 0 || status === 401 ? message : `Nothing was deleted. ${message}`;
}
