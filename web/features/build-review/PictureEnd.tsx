import styles from './Comparison.module.css';

/** Room that the words need, in CSS pixels. */
const WORDS = { width: 160, height: 40 };

interface Props {
  /** Whose end it is. */
  of: 'design' | 'build';
  x: number;
  y: number;
  width: number;
  height: number;
  /** The size of a CSS pixel in the picture. */
  unit: number;
}

/** The empty ground below the shorter of the two pictures, on its side of the slider. */
export function PictureEnd({ of, x, y, width, height, unit }: Props) {
  if (width <= 0 || height < unit) return null;
  return (
    <g aria-hidden>
      <rect {...{ x, y, width, height }} className={styles.ground} />
      <path d={`M${x} ${y}h${width}`} className={styles.end} strokeWidth={2 * unit} strokeDasharray={6 * unit} />
      {width >= WORDS.width * unit && height >= WORDS.height * unit && (
        <text x={x + width / 2} y={y + 24 * unit} fontSize={13 * unit} textAnchor="middle" className={styles.endWords}>
          The {of} ends here
        </text>
      )}
    </g>
  );
}
