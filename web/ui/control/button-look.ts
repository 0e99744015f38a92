import { classes } from '#web/ui/classes.ts';
import styles from './Button.module.css';

export type ButtonLook = {
  /** One `primary` a view. `quiet` has no edge; `danger` destroys, `quiet-danger` leads to it. */
  variant?: 'primary' | 'second' | 'quiet' | 'danger' | 'quiet-danger';
  /** 32, 40 and 50 px. */
  size?: 's' | 'm' | 'l';
  block?: boolean;
};

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
