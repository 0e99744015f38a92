import { Notice } from '#web/ui/feedback/Notice.tsx';
import styles from './SignInFailed.module.css';

/** SIGN-3 */
export function SignInFailed({ refusal }: { refusal: string }) {
  return (
    <div className={styles.failed}>
      <Notice tone="bad" alert>
        {refusal}
      </Notice>
    </div>
  );
}
