import { classes } from '#web/ui/classes.ts';
import styles from './Spinner.module.css';

/** Shows that something is in progress. Put a word beside it. Use a skeleton if the final shape is known. */
export function Spinner({ size = 's', className }: { size?: 's' | 'l'; className?: string }) {
  return <span className={classes(styles.spinner, size === 'l' && styles.large, className)} aria-hidden />;
}
