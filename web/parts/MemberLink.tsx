import type { ComponentProps, MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { type PendingAct, storePendingAct } from '#web/lib/session/pending-act.ts';
import { requireLogin } from '#web/lib/session/require-login.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';

type Props = Omit<Extract<ComponentProps<typeof ButtonLink>, { to: unknown }>, 'to'>;

/**
 * A link to a page that needs an account, and to what it does there. Guests get the login dialog first; without script the
 * page itself asks.
 */
export function MemberLink({ to, pending, ...rest }: Props & { to: string; pending?: PendingAct }) {
  return (
    <ButtonLink
      {...rest}
      to={to}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        if (!requireLogin({ returnTo: to, pending })) event.preventDefault();
        else if (pending) storePendingAct(pending);
      }}
    />
  );
}

/** Opens the login dialog, and returns to `returnTo` or the current page. Without script it leads to /auth. */
export function LoginLink({ returnTo, run, pending, ...rest }: Props & Parameters<typeof requireLogin>[0]) {
  const { pathname, search, hash } = useLocation();
  return (
    <ButtonLink
      {...rest}
      to={links.auth(returnTo ?? pathname + search + hash)}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        requireLogin({ returnTo, run, pending });
      }}
    />
  );
}

/** A click that does not open a new tab or window. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || metaKey || ctrlKey || shiftKey || altKey);
}
