import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './Message.module.css';

interface Props {
  name: string;
  /** Developers' messages are on orange, designers' on grey. */
  as: 'designer' | 'developer';
  /** The reader's own messages are at the right. */
  isMine?: boolean;
  /** Shown after the role: the time of the message. */
  when?: ReactNode;
  children: ReactNode;
}

/** A message between designer and developer. */
export function Message({ name, as, isMine, when, children }: Props) {
  return (
    <div className={classes(styles.message, as === 'developer' && styles.developer, isMine && styles.mine)}>
      <p className={styles.who}>
        <b>{name}</b> {as}
        {when && <>, {when}</>}
      </p>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
