import type { CoverageState } from '#domain/submission/coverage.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './CoverageCells.module.css';

/** One cell for each requirement: filled when evidenced, half filled with some of its frames, hatched when left out with a reason, empty when open. */
export function CoverageCells({ states, small }: { states: readonly CoverageState[]; small?: boolean }) {
  const evidenced = states.filter((state) => state === 'evidenced').length;
  return (
    <span
      className={classes(styles.cells, small && styles.small)}
      role="img"
      aria-label={`${evidenced} of ${states.length} evidenced`}
    >
      {states.map((state, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
        <i key={n} data-state={state} />
      ))}
    </span>
  );
}
