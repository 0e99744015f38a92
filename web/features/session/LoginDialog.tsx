import { LOGIN_DIALOG } from '#web/lib/session/login.ts';
import { useSessionSnapshot } from '#web/lib/session/use-session.ts';
import { OrnamentStrip } from '#web/ui/brand/OrnamentStrip.tsx';
import { StandingDialog } from '#web/ui/overlay/StandingDialog.tsx';
import { AcceptLine } from './AcceptLine.tsx';
import styles from './LoginDialog.module.css';
import { SignInButton } from './SignInButton.tsx';
import { SignInFailed } from './SignInFailed.tsx';

/** Asks a guest to log in (SIGN-2). It stands in every page; web/lib/session/login-dialog.ts opens it. */
export function LoginDialog({ hasFailed }: { hasFailed: boolean }) {
  const { session, state } = useSessionSnapshot();
  const isBack = state === 'expired';
  return (
    <StandingDialog
      id={LOGIN_DIALOG}
      title={isBack ? 'Log in again to go on' : 'Log in to your bench'}
      banner={<OrnamentStrip industry="food" modules={8} className={styles.strip} />}
      cross={{ 'data-close-login': '' }}
      by={`${session.signInWith}${isBack}${hasFailed}`}
    >
      <p className="muted">
        {isBack
          ? 'Your session has ended. This page stays as it is while you log in, with everything you typed.'
          : 'Briefs, milestones and submissions are kept with your account. You will come back to where you were.'}
      </p>
      {hasFailed && <SignInFailed />}
      <div className={styles.button}>
        <SignInButton provider={session.signInWith} inWindow={isBack} />
      </div>
      <AcceptLine />
    </StandingDialog>
  );
}
