import { useLocation } from 'react-router';
import { links } from '#web/links.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import styles from './LoginNeeded.module.css';

/** In place of a page that only people may see. The login dialog opens over it; without scripts the link leads to /auth. */
export function LoginNeeded({ isChecking = false }: { isChecking?: boolean }) {
  const { pathname, search } = useLocation();
  const path = pathname + withoutFailure(search);
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
    <main id="main" className={`wrap ${styles.page}`} data-login-ask="now">
      <h1 className="display d-44">This page opens with your account</h1>
      <p className="lede">Log in, and you are on it.</p>
      <ButtonLink to={links.auth(path)} data-login={path} size="l">
        Log in
      </ButtonLink>
    </main>
  );
}

function withoutFailure(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('signIn');
  return query.size ? `?${query}` : '';
}
