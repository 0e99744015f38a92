import { useLocation } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { SIGN_IN_MARK, unmarkPath } from '#domain/navigation/safe-path.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { spriteHref } from '#web/ui/brand/sprite.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import styles from './SignInButton.module.css';

interface Props {
  /** The provider's name. */
  provider: string;
  /** The provider's id; absent for the first one. */
  id?: string | undefined;
  /** Where the person goes after the login; by default the current page. */
  returnTo?: string | undefined;
  /**
   * Signs in in a second window, which ends on /auth. This page stays as it is and is notified, so no typed text is
   * lost.
   */
  inWindow?: boolean;
  /** The first way in. */
  isPrimary?: boolean;
}

const WINDOW = 'bf-sign-in';

/** The link to an identity provider. It is a link so that it works without script. */
export function SignInButton({ provider, id, returnTo, inWindow, isPrimary }: Props) {
  const { pathname, search, hash } = useLocation();
  const here = unmarkPath(pathname + search + hash, SIGN_IN_MARK);
  const end = links.signedInWindow();
  const address = inWindow ? links.signIn(end, end, id) : links.signIn(returnTo ?? here, here, id);
  return (
    <ButtonLink
      href={address}
      target={inWindow ? WINDOW : undefined}
      onClick={
        inWindow ? (event) => open(address, WINDOW, 'width=520,height=680') && event.preventDefault() : undefined
      }
      variant={isPrimary ? 'primary' : 'second'}
      size="l"
      block
      className={styles.button}
    >
      {provider === 'Google' ? (
        <svg className={styles.mark} viewBox="0 0 18 18" aria-hidden>
          <use href={spriteHref('b-google')} />
        </svg>
      ) : (
        <Icon name="user" />
      )}
      Continue with {provider}
    </ButtonLink>
  );
}
