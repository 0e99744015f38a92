import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './Tag.module.css';

/** A word in a box: tags, technologies, '+2 more'. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={classes(styles.tag, styles.plain)}>{children}</span>;
}
