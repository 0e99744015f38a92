import type { ComponentProps, MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { requireLogin } from '#web/lib/session/require-login.ts';
import { links } from '#web/links.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';

type Props = Omit<Extract<ComponentProps<typeof ButtonLink>, { to: unknown }>, 'to'>;

/** A link to a page that needs an account. Guests get the login dialog first; without script the page itself asks. */
export function MemberLink({ to, ...rest }: Props & { to: string }) {
  return (
    <ButtonLink
      {...rest}
      to={to}
      onClick={(event) => isPlainClick(event) && !requireLogin({ returnTo: to }) && event.preventDefault()}
    />
  );
}

/** Opens the login dialog, and returns to `returnTo` or the current page. Without script it leads to /auth. */
export function LoginLink({ returnTo, ...rest }: Props & { returnTo?: string }) {
  const { pathname, search, hash } = useLocation();
  return (
    <ButtonLink
      {...rest}
      to={links.auth(returnTo ?? pathname + search + hash)}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        requireLogin({ returnTo });
      }}
    />
  );
}

/** A click that does not open a new tab or window. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || metaKey || ctrlKey || shiftKey || altKey);
}
