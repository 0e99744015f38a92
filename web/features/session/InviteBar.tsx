import { LoginLink } from '#web/parts/MemberLink.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import styles from './InviteBar.module.css';

/** At the end of the first inviting page of a visit (SIGN-6). It covers no content. */
export function InviteBar({ onClose }: { onClose: () => void }) {
  return (
    <aside className={`no-print ${styles.bar}`} aria-label="Log in">
      <p>Log in to like designs, to comment and to start briefs.</p>
      <LoginLink size="s">Log in</LoginLink>
      <IconButton icon="x" label="Close" size="s" onClick={onClose} />
    </aside>
  );
}
