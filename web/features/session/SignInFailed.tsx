import { refusalText, type SignInRefusal } from '#domain/person/sign-in-refusal.ts';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import styles from './SignInFailed.module.css';

/** SIGN-3 */
export function SignInFailed({ refusal }: { refusal: SignInRefusal }) {
  return (
    <div className={styles.failed}>
      <Notice tone="bad" alert>
        {refusalText(refusal)}
      </Notice>
    </div>
  );
}
