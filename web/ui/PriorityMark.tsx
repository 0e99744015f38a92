import styles from './PriorityMark.module.css';

const levels = { high: ['High', 3], medium: ['Medium', 2], low: ['Low', 1] } as const;
const BARS = [6, 10, 14];

/** How much a feature matters: bars and a word. */
export function PriorityMark({ priority }: { priority: keyof typeof levels }) {
  const [word, on] = levels[priority];
  return (
    <span className={styles.priority}>
      <svg width="19" height="14" viewBox="0 0 19 14" aria-hidden>
        {BARS.map((height, n) => (
          <rect
            key={height}
            x={n * 7}
            y={14 - height}
            width="5"
            height={height}
            rx="1"
            className={n < on ? styles.on : styles.off}
          />
        ))}
      </svg>
      {word}
    </span>
  );
}
