import styles from './PriorityMark.module.css';

const labels = { high: 'High', medium: 'Medium', low: 'Low' } as const;
const BARS = [6, 10, 14];

/**
 * Bars of 5 px, from the left. Each is a pixel smaller on all sides, because its outline adds the pixel with round
 * corners.
 */
const drawn = (from: number, to: number) =>
  BARS.map((height, n) => `M${n * 7 + 1} ${15 - height}h3v${height - 2}h-3z`)
    .slice(from, to)
    .join('');
const marks = {
  high: { on: drawn(0, 3), off: '' },
  medium: { on: drawn(0, 2), off: drawn(2, 3) },
  low: { on: drawn(0, 1), off: drawn(1, 3) },
};

/** The priority of a feature: bars and a word. */
export function PriorityMark({ priority }: { priority: keyof typeof labels }) {
  const { on, off } = marks[priority];
  return (
    <span className={styles.priority}>
      <svg width="19" height="14" viewBox="0 0 19 14" aria-hidden>
        <path className={styles.on} d={on} />
        {off && <path className={styles.off} d={off} />}
      </svg>
      {labels[priority]}
    </span>
  );
}
