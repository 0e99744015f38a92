import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './Message.module.css';

type Props = {
  name: string;
  /** Developers speak from the right, in an orange tint; designers from the left, in grey. */
  as: 'designer' | 'developer';
  /** After the role: when it was said. */
  when?: ReactNode;
  children: ReactNode;
};

/** One thing said in a conversation between designer and developer. */
export function Message({ name, as, when, children }: Props) {
  return (
    <div className={classes(styles.message, as === 'developer' && styles.developer)}>
      <p className={styles.who}>
        <b>{name}</b> {as}
        {when && <>, {when}</>}
      </p>
      <div className={styles.said}>{children}</div>
    </div>
  );
}
