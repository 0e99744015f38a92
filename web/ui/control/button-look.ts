import { classes } from '#web/ui/classes.ts';
import styles from './Button.module.css';

export interface ButtonLook {
  /** Use one `primary` in a view. `quiet` has no border. `danger` deletes; `quiet-danger` opens the question before it. */
  variant?: 'primary' | 'second' | 'quiet' | 'danger' | 'quiet-danger';
  /** Heights of 32, 40 and 50 px. */
  size?: 's' | 'm' | 'l';
  block?: boolean;
}

export function buttonClass(
  { variant = 'primary', size = 'm', block }: ButtonLook,
  ...more: (string | false | undefined)[]
): string {
  const look = {
    primary: '',
    second: styles.second,
    quiet: styles.quiet,
    danger: styles.danger,
    'quiet-danger': classes(styles.quiet, styles.quietDanger),
  };
  const measure = { s: styles.small, m: '', l: styles.large };
  return classes(styles.button, look[variant], measure[size], block && styles.block, ...more);
}
