import { classes } from '#web/ui/classes.ts';
import styles from './PinMark.module.css';

type Props = {
  number: number;
  /** `frame` lies on a picture, with a white edge; `list` stands before its note. */
  on?: 'frame' | 'list';
  selected?: boolean;
  className?: string;
};

/** The mark of an annotation. The point at its lower left is the spot it is about: place that corner, not the middle. */
export function PinMark({ number, on = 'list', selected, className }: Props) {
  return <span className={classes(styles.pin, styles[on], selected && styles.selected, className)}>{number}</span>;
}
