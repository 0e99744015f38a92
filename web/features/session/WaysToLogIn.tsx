import { useState } from 'react';
import { useLocation } from 'react-router';
import type { WaysToSignIn } from '#contract/sign-in.ts';
import { links } from '#domain/navigation/links.ts';
import { SIGN_IN_MARK, unmarkPath } from '#domain/navigation/safe-path.ts';
import { EmailLinkForm } from './EmailLinkForm.tsx';
import { PasskeyAccount } from './PasskeyAccount.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { SignInButton } from './SignInButton.tsx';
import styles from './WaysToLogIn.module.css';

interface Props {
  ways: WaysToSignIn;
  returnTo?: string | undefined;
  /** The session of the page has ended, and the page stays as it is. */
  inWindow?: boolean;
}

/** All ways to log in: the first provider's button as ever, and the others under it. */
export function WaysToLogIn({ ways: { providers, email, passkey }, returnTo, inWindow = false }: Props) {
  const { pathname, search, hash } = useLocation();
  const [isNew, setNew] = useState(false);
  const here = unmarkPath(pathname + search + hash, SIGN_IN_MARK);
  const end = inWindow ? links.signedInWindow() : (returnTo ?? here);
  if (isNew) return <PasskeyAccount returnTo={end} onBack={() => setNew(false)} />;
  return (
    <div className={styles.ways}>
      {providers.map(({ id, name }, n) => (
        <SignInButton
          key={id}
          provider={name}
          id={n === 0 ? undefined : id}
          returnTo={returnTo}
          inWindow={inWindow}
          isPrimary={n === 0}
        />
      ))}
      {passkey !== 'no' && <PasskeyLogin returnTo={end} stays={inWindow} />}
      {email !== 'no' && <EmailLinkForm returnTo={end} isDevelopment={email === 'development'} />}
      {passkey === 'accounts' && !inWindow && (
        <button type="button" className={styles.text} onClick={() => setNew(true)}>
          Open an account with a passkey
        </button>
      )}
    </div>
  );
}
