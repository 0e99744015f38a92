import { LoginLink } from '#web/parts/MemberLink.tsx';
import { Icon } from '#web/ui/brand/Icon.tsx';
import styles from '../wizard/SubmissionWizard.module.css';
import type { Keeping } from './draft-keeper.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** How far the draft is kept: 'Saving', 'Saved · 14:20', 'Offline, kept on this device'. */
export function SavedLine({ keeping }: { keeping: Keeping }) {
  const isOff = keeping.state !== 'saved' && keeping.state !== 'saving';
  const words = wordsFor(keeping);
  return (
    <>
      <span className={isOff ? `${styles.saved} ${styles.off}` : styles.saved} role="status">
        {words && <Icon name={isOff ? 'cloud-off' : 'cloud-check'} size="s" />}
        {words}
      </span>
      {keeping.state === 'logged_out' && (
        <LoginLink variant="second" size="s">
          Log in
        </LoginLink>
      )}
    </>
  );
}

export function wordsFor(keeping: Keeping): string {
  switch (keeping.state) {
    case 'saved':
      return keeping.at ? `Saved · ${clock.format(new Date(keeping.at))}` : '';
    case 'saving':
      return 'Saving';
    case 'offline':
      return 'Offline, kept on this device';
    case 'logged_out':
      return 'Logged out, kept on this device';
    case 'moved_on':
      return 'Changed elsewhere, kept on this device';
    case 'refused':
      return 'Not saved, kept on this device';
  }
}
