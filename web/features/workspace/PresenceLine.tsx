import { use, useEffect, useRef, useState } from 'react';
import styles from './PresenceLine.module.css';
import type { Shown } from './presence.ts';
import { PresenceContext } from './use-presence.ts';

/** Screen readers announce writing at most this often. */
const ANNOUNCED_EVERY_MS = 60_000;

/** "Ines is here", "Ines is writing …", in a line above the field that always has the same height. */
export function PresenceLine({ name }: { name: string }) {
  const presence = use(PresenceContext);
  const other = presence?.other ?? 'away';
  const spoken = useAnnouncement(other, name);
  if (!presence) return null;
  return (
    <div className={styles.line}>
      <p aria-hidden data-presence={other}>
        {other !== 'away' && <span className={styles.dot} />}
        {other === 'writing' ? `${name} is writing …` : other === 'here' ? `${name} is here` : ''}
      </p>
      <p className="sr" role="status">
        {spoken}
      </p>
    </div>
  );
}

/**
 * The announcements for screen readers: that the person arrived, and now and then that they write. Short pauses are
 * left out.
 */
function useAnnouncement(other: Shown, name: string): string {
  const [announcement, setAnnouncement] = useState('');
  const before = useRef<Shown>('away');
  const announcedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const was = before.current;
    before.current = other;
    if (was === other) return;
    const saysWriting = other === 'writing' && performance.now() - announcedAt.current >= ANNOUNCED_EVERY_MS;
    if (saysWriting) announcedAt.current = performance.now();
    setAnnouncement(saysWriting ? `${name} is writing` : other !== 'away' && was === 'away' ? `${name} is here` : '');
  }, [other, name]);
  return announcement;
}
