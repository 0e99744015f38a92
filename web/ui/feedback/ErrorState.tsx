import type { ReactNode } from 'react';
import { Icon } from '#web/ui/brand/Icon.tsx';
import type { IconName } from '#web/ui/brand/sprite.ts';
import styles from './EmptyState.module.css';

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
