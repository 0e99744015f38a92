import type { IndustryId } from '#domain/catalog/industries.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { spriteHref } from '#web/ui/brand/sprite.ts';
import styles from './EmptyState.module.css';

/** A style's letter with an empty place beside it. */
export function EmptyArt({ industry = 'food', style = 'organic' }: { industry?: IndustryId; style?: StyleId }) {
  return (
    <svg className={styles.pair} viewBox="6 0 121 88" data-industry={industry} aria-hidden>
      <rect x="6" y="16" width="52" height="60" rx="3" fill="var(--ink)" />
      <rect
        x="74"
        y="16"
        width="52"
        height="60"
        rx="3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <use href={spriteHref(`g-${style}`)} x="12" y="20" width="40" height="40" fill="var(--paper)" />
    </svg>
  );
}

/** '404' without the zero. */
export function NotFoundArt() {
  return (
    <div className={styles.art} aria-hidden>
      <span className={styles.digit}>4</span>
      <span className={styles.gap} />
      <span className={styles.digit}>4</span>
    </div>
  );
}

export type OutlineName = 'brief' | 'case-study' | 'submission' | 'private';

/** The outline of the missing content. */
export function Outline({ of }: { of: OutlineName }) {
  return (
    <div className={styles.art} aria-hidden>
      {of === 'private' ? <Icon name="lock" className={styles.lock} /> : outlines[of]}
    </div>
  );
}

const outlines = {
  brief: (
    <svg viewBox="27 0 220 124" aria-hidden>
      <path
        className={styles.outline}
        d="M28 7a6 6 0 0 1 6-6h152a6 6 0 0 1 6 6v48a7 7 0 0 0 0 14v48a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V69a7 7 0 0 0 0-14z"
      />
      <path className={styles.outline} d="M42 62h136" />
      <path className={styles.lines} d="M46 82h96v8H46zM46 100h64v6H46z" />
    </svg>
  ),
  'case-study': (
    <svg viewBox="0 0 220 124" aria-hidden>
      <rect className={styles.outline} x="1" y="1" width="218" height="122" rx="6" />
      <path className={styles.lines} d="M20 28h96v10H20zM20 54h180v5H20zM20 68h180v5H20zM20 82h120v5H20z" />
    </svg>
  ),
  submission: (
    <svg viewBox="27 0 220 124" aria-hidden>
      <rect className={styles.outline} x="28" y="1" width="164" height="122" rx="6" />
      <path className={styles.outline} d="M29 86h162" />
      <path className={styles.lines} d="M29 86l44-46 32 32 20-20 38 34zM46 98h82v7H46zM46 111h48v5H46z" />
      <circle className={styles.lines} cx="152" cy="32" r="12" />
    </svg>
  ),
};
