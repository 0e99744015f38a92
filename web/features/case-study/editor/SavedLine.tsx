import { Icon } from '#web/ui/Icon.tsx';
import styles from './editor.module.css';
import type { Keeping } from './keeper.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** How far the page is kept: 'Saving', 'Saved · 14:20', 'Offline, kept on this device'. */
export function SavedLine({ keeping }: { keeping: Keeping }) {
  const words = savedWords(keeping);
  const isOff = keeping.state !== 'saved' && keeping.state !== 'saving';
  return (
    <span className={styles.saved} data-off={isOff || undefined} role="status" title={words}>
      {words && <Icon name={isOff ? 'cloud-off' : 'cloud-check'} size="s" />}
      <span className={styles.savedWords}>{words}</span>
    </span>
  );
}

export function savedWords(keeping: Keeping): string {
  switch (keeping.state) {
    case 'saved':
      return keeping.at ? `Saved · ${clock.format(new Date(keeping.at))}` : '';
    case 'saving':
      return 'Saving';
    case 'offline':
      return 'Offline, kept on this device';
    case 'refused':
      return `Not saved, kept on this device. ${keeping.message}`;
    case 'conflict':
      return 'Changed elsewhere, kept on this device';
  }
}
