import { classes } from '#web/ui/classes.ts';
import styles from './Spinner.module.css';

/** Turns while something works; says nothing, so stand a word beside it. Not for what has a known final shape: that is a skeleton. */
export function Spinner({ size = 's', className }: { size?: 's' | 'l'; className?: string }) {
  return <span className={classes(styles.spinner, size === 'l' && styles.large, className)} aria-hidden />;
}
