import { type StyleId, styleOf } from '#domain/catalog/styles.ts';
import { Sort } from './Sort.tsx';
import styles from './Tag.module.css';

/** A style is a piece of type. At most three on a card. */
export function StyleTag({ style, short }: { style: StyleId; short?: boolean }) {
  return (
    <span className={styles.tag}>
      <Sort style={style} />
      {short ? styleOf(style).short : styleOf(style).label}
    </span>
  );
}
