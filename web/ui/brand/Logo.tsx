import { classes } from '#web/ui/classes.ts';
import styles from './Logo.module.css';
import { spriteHref } from './sprite.ts';

interface Props {
  large?: boolean;
}

/**
 * A piece of type with a mirrored B; under the pointer it turns the right way round. Put it into a link named 'Brief
 * Foundry, home'.
 */
export function Logo({ large }: Props) {
  return (
    <span className={classes(styles.logo, large && styles.large)}>
      <svg viewBox="0 0 26 30" aria-hidden>
        <use href={spriteHref('logo')} />
        <g className={styles.face}>
          <path d="M19.5 4.5v8h-5.2a4 4 0 0 1 0-8z" />
          <path d="M19.5 13.3v8.4h-6.3a4.2 4.2 0 0 1 0-8.4z" />
        </g>
      </svg>
      <span>Brief Foundry</span>
    </span>
  );
}
