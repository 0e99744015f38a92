import { type StyleId, styleOf } from '#domain/catalog/styles.ts';
import styles from '#web/ui/text/Tag.module.css';
import { StyleLetter } from './StyleLetter.tsx';

/** A style as its letter and name. Use at most three on a card. */
export function StyleTag({ style, short }: { style: StyleId; short?: boolean }) {
  return (
    <span className={styles.tag}>
      <StyleLetter style={style} />
      {short ? styleOf(style).short : styleOf(style).label}
    </span>
  );
}
