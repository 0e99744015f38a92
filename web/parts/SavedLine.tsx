import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import type { Saving } from '#web/lib/unsent/saver.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { classes } from '#web/ui/classes.ts';
import { LoginLink } from './MemberLink.tsx';
import styles from './SavedLine.module.css';

interface Props {
  saving: Saving;
  /** The page itself shows why something was refused. */
  hasReason?: boolean;
  className?: string;
}

/** How far typed text is saved: 'Saving', 'Saved · 14:20', 'Offline, kept on this device'. */
export function SavedLine({ saving, hasReason, className }: Props) {
  // The server does not know the reader's time zone.
  const words = useHydrated() || saving.state !== 'saved' ? savedWords(saving, hasReason) : '';
  const isOff = saving.state !== 'saved' && saving.state !== 'saving';
  return (
    <>
      <span className={classes(styles.line, className)} data-off={isOff || undefined} role="status" title={words}>
        {words && <Icon name={isOff ? 'cloud-off' : 'cloud-check'} size="s" />}
        <span>{words}</span>
      </span>
      {saving.state === 'logged_out' && (
        <LoginLink variant="second" size="s">
          Log in
        </LoginLink>
      )}
    </>
  );
}

export function savedWords(saving: Saving, hasReason = false): string {
  switch (saving.state) {
    case 'saved':
      return saving.at ? `Saved · ${timeOf(new Date(saving.at))}` : '';
    case 'saving':
      return 'Saving';
    case 'offline':
      return 'Offline, kept on this device';
    case 'waiting':
      return 'Not saved yet, kept on this device';
    case 'logged_out':
      return 'Logged out, kept on this device';
    case 'moved_on':
      return 'Changed elsewhere, kept on this device';
    case 'refused':
      return `Not saved, kept on this device${hasReason ? '' : `. ${saving.message}`}`;
  }
}

/**
 * '14:20'. Built without Intl, because the first formatter takes as long as the rest of the case-study editor's start.
 */
function timeOf(at: Date): string {
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
