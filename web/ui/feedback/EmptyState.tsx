import type { ReactNode } from 'react';
import type { IndustryId } from '#domain/catalog/industries.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import type { IconName } from '#web/ui/brand/sprite.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './EmptyState.module.css';
import { EmptyArt, NotFoundArt, Outline, type OutlineName } from './empty-state-art.tsx';

type Art =
  /** The list has no items yet: a dashed box, a picture of its future content, and one action. */
  | { kind: 'empty'; industry?: IndustryId; style?: StyleId }
  /** Nothing is at this address, or the person may not see it. `outline` shows the shape of the missing content. */
  | { kind: 'not-found'; outline?: OutlineName }
  /**
   * Something did not load: the exact text and an action, in a solid box. `quiet` is for short failures that are
   * nobody's fault.
   */
  | { kind: 'failed'; icon?: IconName; quiet?: boolean };

export type EmptyStateProps = Art & {
  title: string;
  children?: ReactNode;
  /** The next action, such as a link or a button. */
  action?: ReactNode;
  heading?: 1 | 2 | 3;
  /** Large and without a box, for a page with nothing else. */
  large?: boolean;
};

/** Replaces missing content: a picture, what happened, and an action. */
export function EmptyState(props: EmptyStateProps) {
  const { kind, title, children, action, heading = 2, large = kind === 'not-found' } = props;
  const Heading = `h${heading}` as const;
  const Text = large ? 'p' : 'div';
  return (
    <div className={large ? styles.large : classes(styles.box, styles[kind])}>
      <StatePicture {...props} />
      <div className={styles.words} role={kind === 'failed' ? 'alert' : undefined}>
        <Heading className={large ? `display ${kind === 'failed' ? 'd-44' : 'd-58'}` : styles.title}>{title}</Heading>
        {children && <Text className={large ? 'lede' : styles.text}>{children}</Text>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** An empty state as a whole page. */
export function EmptyStatePage(props: EmptyStateProps) {
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <EmptyState heading={1} large {...props} />
    </main>
  );
}

function StatePicture(props: EmptyStateProps) {
  switch (props.kind) {
    case 'empty':
      return <EmptyArt industry={props.industry} style={props.style} />;
    case 'not-found':
      return props.outline ? <Outline of={props.outline} /> : <NotFoundArt />;
    case 'failed':
      return (
        <span className={classes(styles.icon, props.quiet && styles.quiet)}>
          <Icon name={props.icon ?? 'unplug'} />
        </span>
      );
  }
}
