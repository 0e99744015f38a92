import { classes } from '#web/ui/classes.ts';
import styles from './NoteNumber.module.css';

/** The number of a note before its text, as FrameNotes shows it beside the picture. */
export function NoteNumber({ number, selected }: { number: number; selected: boolean }) {
  return <b className={classes(styles.number, selected && styles.selected)}>{number}</b>;
}
