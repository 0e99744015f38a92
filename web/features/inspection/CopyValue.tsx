import { useEffect, useState } from 'react';
import { COPIED_LASTS_MS } from '#web/ui/copied.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './Panel.module.css';

/** A value in mono that is copied when it is pressed, and says so. */
export function CopyValue({ value, label = value }: { value: string; label?: string }) {
  const [outcome, setOutcome] = useState<'Copied' | 'Not copied' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), COPIED_LASTS_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    // The clipboard is missing outside https, and a person can refuse it.
    const done = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('No clipboard'));
    setOutcome(await done.then(() => 'Copied' as const).catch(() => 'Not copied' as const));
  }
  return (
    <>
      <button type="button" className={styles.copy} aria-label={`Copy ${label}`} onClick={copy}>
        <span className="value">{outcome ?? value}</span>
        <Icon name={outcome === 'Copied' ? 'check' : 'copy'} size="s" />
      </button>
      <span className="sr" role="status">
        {outcome && `${outcome}: ${value}`}
      </span>
    </>
  );
}
