import { Notice } from '#web/ui/feedback/Notice.tsx';
import styles from './SignInFailed.module.css';

/** SIGN-3. Hidden again once the dialog around it is closed. */
export function SignInFailed() {
  return (
    <div className={styles.failed} data-failed suppressHydrationWarning>
      <Notice tone="bad" alert>
        Sign-in failed. Please try again.
      </Notice>
    </div>
  );
}
