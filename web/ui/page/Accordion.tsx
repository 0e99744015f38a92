import type { ReactNode } from 'react';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './Accordion.module.css';

/** A question that opens. Plain HTML: works before any script. With the same `group`, opening one closes the others. */
export function Accordion({
  question,
  children,
  group,
  open,
}: {
  question: string;
  children: ReactNode;
  group?: string;
  open?: boolean;
}) {
  return (
    <details className={styles.accordion} name={group} open={open}>
      <summary>
        <h3>{question}</h3>
        <Icon name="plus" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}

type SectionProps = {
  id: string;
  title: string;
  children: ReactNode;
  /** Given by the caller, who remembers it; without it the section opens and closes by itself. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** The one inverted block of a page: the plot twist. */
  inverted?: boolean;
  /** Beside the title: what can be done with the section. Outside of what toggles it. */
  action?: ReactNode;
  /** The one being written: the ember edge. */
  current?: boolean;
};

/** A section of a long page that can be closed. */
export function Section({ id, title, children, open = true, onToggle, inverted, action, current }: SectionProps) {
  return (
    <div className={classes(styles.frame, inverted && styles.inverted, current && styles.current)}>
      <details
        id={id}
        className={styles.section}
        open={open}
        onToggle={(event) => onToggle?.(event.currentTarget.open)}
      >
        <summary>
          <h2>{title}</h2>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
