import type { ReactNode } from 'react';
import type { IndustryId } from '#domain/catalog/industries.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import { spriteHref } from '#web/ui/brand/sprite.ts';
import styles from './EmptyState.module.css';

type EmptyProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  industry?: IndustryId;
  style?: StyleId;
  heading?: 1 | 2 | 3;
};

/** Nothing here yet: a dashed edge, what it would be, and one action. */
export function EmptyState({ title, children, action, industry = 'food', style = 'organic', heading = 2 }: EmptyProps) {
  const Heading = `h${heading}` as const;
  return (
    <div className={styles.empty}>
      <svg className={styles.art} viewBox="0 0 132 88" data-stock={industry} aria-hidden>
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
        <use href={spriteHref(`g-${style}`)} x="12" y="20" width="40" height="40" fill="var(--stock)" />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
