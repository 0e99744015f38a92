import type { ReactNode } from 'react';
import { Icon } from '#web/ui/brand/Icon.tsx';
import type { IconName } from '#web/ui/brand/sprite.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './Notice.module.css';

type Tone = 'info' | 'warn' | 'bad' | 'good' | 'heat' | 'plain';
const icons: Record<Tone, IconName> = {
  info: 'info',
  warn: 'triangle-alert',
  bad: 'circle-alert',
  good: 'circle-check',
  heat: 'flame',
  plain: 'pen-line',
};

interface Props {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons, at the right or below. */
  action?: ReactNode;
  /** Screen readers announce it at once: for failures that have just happened. */
  alert?: boolean;
  className?: string;
}

/** A message that stays on the page. For a message that disappears, use a toast. */
export function Notice({ tone = 'info', title, children, action, alert, className }: Props) {
  return (
    <div className={classes(styles.notice, styles[tone], className)} role={alert ? 'alert' : undefined}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.text}>
        {title && <p className="strong">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
