import { classes } from '#web/ui/classes.ts';
import styles from './Icon.module.css';
import { type IconName, spriteHref } from './sprite.ts';

interface Props {
  name: IconName;
  /** `text` follows the text around it, `s` is 16 px, `l` is 20 px. */
  size?: 'text' | 's' | 'l';
  filled?: boolean;
  /** Only for an icon without text beside it. Other icons are hidden from screen readers. */
  label?: string;
  className?: string;
}

export function Icon({ name, size = 'text', filled, label, className }: Props) {
  return (
    <svg
      className={classes(styles.icon, styles[size], filled && styles.filled, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={spriteHref(`i-${name}`)} />
    </svg>
  );
}
