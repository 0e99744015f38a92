import { classes } from '#web/ui/classes.ts';
import styles from './PinMark.module.css';

interface Props {
  number: number;
  /** `frame` is for a mark on a picture, with a white edge; `list` is for a mark before its note. */
  on?: 'frame' | 'list';
  selected?: boolean;
  className?: string;
}

/** The mark of an annotation. Its lower left corner points at the spot, so position that corner. */
export function PinMark({ number, on = 'list', selected, className }: Props) {
  return <span className={classes(styles.pin, styles[on], selected && styles.selected, className)}>{number}</span>;
}
