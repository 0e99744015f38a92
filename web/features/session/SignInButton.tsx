import { links } from '#web/links.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { spriteHref } from '#web/ui/brand/sprite.ts';
import { Button } from '#web/ui/control/Button.tsx';
import styles from './SignInButton.module.css';

type Props = {
  /** The provider's name. */
  provider: string;
  /** Where to land afterwards; without one, on the stored post-login path. */
  returnTo?: string;
  /** In a window of its own, which ends on /auth and tells this page. */
  inWindow?: boolean;
};

/** The one button that goes to the identity provider; its press is handled by web/lib/session/login-dialog.ts. */
export function SignInButton({ provider, returnTo, inWindow }: Props) {
  return (
    <Button
      variant="second"
      size="l"
      block
      className={styles.button}
      data-sign-in={links.signIn('')}
      data-return-to={returnTo}
      data-window={inWindow ? links.signedInWindow() : undefined}
    >
      {provider === 'Google' ? (
        <svg className={styles.mark} viewBox="0 0 18 18" aria-hidden>
          <use href={spriteHref('b-google')} />
        </svg>
      ) : (
        <Icon name="user" />
      )}
      Continue with {provider}
    </Button>
  );
}
