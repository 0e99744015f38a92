import { LOGIN_DIALOG } from '#web/lib/login.ts';
import { OrnamentStrip } from '#web/ui/OrnamentStrip.tsx';
import { StandingDialog } from '#web/ui/StandingDialog.tsx';
import { AcceptLine } from './AcceptLine.tsx';
import styles from './LoginDialog.module.css';
import { SignInButton } from './SignInButton.tsx';

/** Asks a guest to log in (SIGN-2). It stands in every page; web/lib/login-dialog.ts opens it. */
export function LoginDialog({ provider }: { provider: string }) {
  return (
    <StandingDialog
      id={LOGIN_DIALOG}
      title="Log in to your bench"
      banner={<OrnamentStrip industry="food" modules={8} className={styles.strip} />}
      cross={{ 'data-close-login': '' }}
    >
      <p className="muted">
        Briefs, milestones and submissions are kept with your account. You will come back to where you were.
      </p>
      <div className={styles.button}>
        <SignInButton provider={provider} />
      </div>
      <AcceptLine />
    </StandingDialog>
  );
}
