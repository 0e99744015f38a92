import { useState } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import type { PageHandle } from '#web/lib/page/page.ts';
import { closeLogin, useLoginRequest } from '#web/lib/session/login.ts';
import { useSessionSnapshot } from '#web/lib/session/use-session.ts';
import { OrnamentStrip } from '#web/ui/brand/OrnamentStrip.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import styles from './LoginDialog.module.css';
import { SignInFailed } from './SignInFailed.tsx';
import { TermsNotice } from './TermsNotice.tsx';
import { WaysToLogIn } from './WaysToLogIn.tsx';

/** Asks a guest to log in (SIGN-2). Dismissing it on a private page goes to the home page (SIGN-6). */
export function LoginDialog({ refusal }: { refusal: string | null }) {
  const request = useLoginRequest();
  const { session, state } = useSessionSnapshot();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const navigate = useNavigate();
  const [isFailureRead, setFailureRead] = useState(false);
  const isBack = state === 'expired';

  function dismiss() {
    closeLogin();
    setFailureRead(true);
    // Replaces the history entry, because going back to the private page would ask again.
    if (handle?.guard === 'private' && !session.viewer) void navigate(links.home(), { replace: true });
  }
  return (
    <Dialog
      open={request !== null}
      onClose={dismiss}
      title={isBack ? 'Log in again to go on' : 'Log in to Brief Foundry'}
      banner={
        <div className={styles.banner} data-industry="food">
          <OrnamentStrip industry="food" modules={7} className={styles.strip} />
        </div>
      }
      cross
    >
      <p className="muted">
        {isBack
          ? 'Your session has ended. This page stays as it is while you log in, with everything you typed.'
          : 'Your briefs, milestones and designs are saved in your account. You will come back to where you were.'}
      </p>
      {refusal && !isFailureRead && <SignInFailed refusal={refusal} />}
      <div className={styles.button}>
        <WaysToLogIn ways={session.ways} returnTo={request?.returnTo} inWindow={isBack} />
      </div>
      <TermsNotice />
    </Dialog>
  );
}
