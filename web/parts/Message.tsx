import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './Message.module.css';

type Props = {
  name: string;
  /** Developers' messages are at the right on orange; designers' at the left on grey. */
  as: 'designer' | 'developer';
  /** Shown after the role: the time of the message. */
  when?: ReactNode;
  children: ReactNode;
};

/** A message between designer and developer. */
export function Message({ name, as, when, children }: Props) {
  return (
    <div className={classes(styles.message, as === 'developer' && styles.developer)}>
      <p className={styles.who}>
        <b>{name}</b> {as}
        {when && <>, {when}</>}
      </p>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
