import { Notice } from '#web/ui/feedback/Notice.tsx';
import styles from './SignInFailed.module.css';

/** SIGN-3 */
export function SignInFailed() {
  return (
    <div className={styles.failed}>
      <Notice tone="bad" alert>
        Sign-in failed. Please try again.
      </Notice>
    </div>
  );
}
