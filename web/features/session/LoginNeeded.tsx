import { useLocation } from 'react-router';
import { SIGN_IN_MARK, unmarkPath } from '#domain/navigation/safe-path.ts';
import { LoginLink } from '#web/parts/MemberLink.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import styles from './LoginNeeded.module.css';

/** Replaces a private page for guests. The login dialog opens over it; without script its link leads to /auth. */
export function LoginNeeded({ isChecking = false }: { isChecking?: boolean }) {
  const { pathname, search } = useLocation();
  if (isChecking) {
    return (
      <main id="main" className={`wrap ${styles.page}`}>
        <p className={styles.checking} role="status">
          <Spinner size="l" />
          Checking authentication...
        </p>
      </main>
    );
  }
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1 className="display d-44">Log in to see this page</h1>
      <p className="lede">You come back here after you log in.</p>
      <LoginLink returnTo={unmarkPath(pathname + search, SIGN_IN_MARK)} size="l">
        Log in
      </LoginLink>
    </main>
  );
}
