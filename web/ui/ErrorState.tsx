import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './sprite.ts';

type ErrorProps = { title: string; children?: ReactNode; action?: ReactNode; icon?: IconName; heading?: 1 | 2 | 3 };

/** Something did not come: a solid edge, the exact text, and the way out. */
export function ErrorState({ title, children, action, icon = 'unplug', heading = 2 }: ErrorProps) {
  const Heading = `h${heading}` as const;
  return (
    <div className={styles.error} role="alert">
      <span className={styles.jam}>
        <Icon name={icon} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
