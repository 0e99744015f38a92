import type { ReactNode } from 'react';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './Accordion.module.css';

/** A question with an answer that opens, in plain HTML, so it works without scripts. In a `group`, only one is open. */
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

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
  /** Set it if the caller stores the state. Without it, the browser opens and closes the section. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** Light text on a dark background: the plot twist, once a page. */
  inverted?: boolean;
  /** The section's action, beside the title and outside the button that toggles the section. */
  action?: ReactNode;
  /** The section is being written; it has an orange edge. */
  current?: boolean;
}

/** A section of a long page that a person can close. */
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
