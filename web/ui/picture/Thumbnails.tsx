import { classes } from '#web/ui/classes.ts';
import { Picture, type PictureSource } from './Picture.tsx';
import styles from './Thumbnails.module.css';

interface Props {
  frames: readonly {
    id: string;
    name: string;
    picture: { sources: readonly PictureSource[]; width: number; height: number };
  }[];
  /** The frame that is shown. */
  at: string | undefined;
  onShow: (n: number) => void;
  /** The accessible name, if the heading above does not tell the purpose. */
  label?: string;
  /** A verb before each name. */
  verb?: string;
  /** 72 px wide instead of 104 px. */
  small?: boolean;
  /** Shows the name below each frame. */
  named?: boolean;
  /** Shows each frame whole, with its name below. */
  whole?: boolean;
  className?: string;
}

/** Thumbnails of a design's frames; nothing if there is only one frame. */
export function Thumbnails({ frames, at, onShow, label, verb, small, named, whole, className }: Props) {
  if (frames.length < 2) return null;
  return (
    <ul
      className={classes(styles.thumbs, small && styles.small, named && styles.named, whole && styles.whole, className)}
      aria-label={label}
    >
      {frames.map((one, n) => (
        <li key={one.id}>
          <button
            type="button"
            aria-label={verb ? `${verb} ${one.name}` : one.name}
            aria-current={one.id === at}
            onClick={() => onShow(n)}
          >
            <Picture {...one.picture} alt="" sizes={small ? '72px' : whole ? '160px' : '104px'} />
            {(named || whole) && <span>{one.name}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
