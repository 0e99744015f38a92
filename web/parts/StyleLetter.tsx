import type { StyleId } from '#domain/catalog/styles.ts';
import { spriteHref } from '#web/ui/brand/sprite.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './StyleLetter.module.css';

interface Props {
  style: StyleId;
  /** Only the letter, in the colour of the text. */
  bare?: boolean;
  className?: string;
}

/** The letter g in the font of a style. 20 px, unless the class sets another size. */
export function StyleLetter({ style, bare, className }: Props) {
  return (
    <svg className={classes(bare ? styles.bare : styles.block, className)} viewBox="0 0 40 40" aria-hidden>
      <use href={spriteHref(`g-${style}`)} />
    </svg>
  );
}
