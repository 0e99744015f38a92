import type { FramesAsked } from '#domain/brief/frames.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './FrameRow.module.css';

interface Props {
  frames: readonly FramesAsked[];
  size: 's' | 'l';
  isDone?: boolean;
}

const HEIGHT = 28;
const GAP = 4;

/** The asked frames as small drawings in their proportions. The words beside them say the same. */
export function FrameRow({ frames, size, isDone }: Props) {
  return (
    <span className={classes(styles.row, styles[size], isDone && styles.done)} aria-hidden>
      {frames.flatMap(({ name, count, proportion }) =>
        Array.from({ length: count }, (_, n) => {
          const width = Math.round(HEIGHT * proportion);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the frames of one feature are alike.
            <svg key={`${name} ${n}`} viewBox={`0 0 ${width + GAP} ${HEIGHT}`} height={HEIGHT} aria-hidden>
              <rect x="0.75" y="0.75" width={width - 1.5} height={HEIGHT - 1.5} rx="2.5" />
            </svg>
          );
        }),
      )}
    </span>
  );
}
