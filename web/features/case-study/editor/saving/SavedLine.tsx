import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { LoginLink } from '#web/parts/MemberLink.tsx';
import { Icon } from '#web/ui/brand/Icon.tsx';
import type { Keeping } from './keeper.ts';
import styles from './SavedLine.module.css';

/** How far the page is kept: 'Saving', 'Saved · 14:20', 'Offline, kept on this device'. */
export function SavedLine({ keeping }: { keeping: Keeping }) {
  // The server does not know what the reader's clock says.
  const words = useHydrated() || keeping.state !== 'saved' ? savedWords(keeping) : '';
  const isOff = keeping.state !== 'saved' && keeping.state !== 'saving';
  return (
    <>
      <span className={styles.saved} data-off={isOff || undefined} role="status" title={words}>
        {words && <Icon name={isOff ? 'cloud-off' : 'cloud-check'} size="s" />}
        <span className={styles.words}>{words}</span>
      </span>
      {keeping.state === 'logged_out' && (
        <LoginLink variant="second" size="s">
          Log in
        </LoginLink>
      )}
    </>
  );
}

export function savedWords(keeping: Keeping): string {
  switch (keeping.state) {
    case 'saved':
      return keeping.at ? `Saved · ${timeOf(new Date(keeping.at))}` : '';
    case 'saving':
      return 'Saving';
    case 'offline':
      return 'Offline, kept on this device';
    case 'logged_out':
      return 'Logged out, kept on this device';
    case 'refused':
      return `Not saved, kept on this device. ${keeping.message}`;
    case 'conflict':
      return 'Changed elsewhere, kept on this device';
  }
}

/** '14:20'. By hand: the first formatter of a page takes as long as everything else that the editor's scripts do at their start. */
function timeOf(at: Date): string {
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
