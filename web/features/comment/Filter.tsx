import type { Shown } from '#domain/comment/comment.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Segmented } from '#web/ui/control/Segmented.tsx';
import styles from './Discussion.module.css';

interface Props {
  count: (shown: Shown) => number;
  shown: Shown;
  onShown: (shown: Shown) => void;
  isOldestFirst: boolean;
  onOldestFirst: (isOldestFirst: boolean) => void;
}

const labels: Record<Shown, string> = { all: 'All', frame: 'This frame', open: 'Open' };

/** Filters threads, with a count for each choice, and sets their order. */
export function Filter({ count, shown, onShown, isOldestFirst, onOldestFirst }: Props) {
  return (
    <div className={styles.filter}>
      <Segmented<Shown>
        label="Which comments"
        options={(['all', 'frame', 'open'] as const).map((value) => ({
          value,
          label: `${labels[value]}, ${count(value)}`,
        }))}
        value={shown}
        onChange={onShown}
      />
      <Button
        variant="quiet"
        size="s"
        icon={isOldestFirst ? 'arrow-down' : 'arrow-down-wide-narrow'}
        onClick={() => onOldestFirst(!isOldestFirst)}
      >
        {isOldestFirst ? 'Oldest first' : 'Newest first'}
      </Button>
    </div>
  );
}
