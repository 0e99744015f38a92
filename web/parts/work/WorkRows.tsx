import type { ReactNode } from 'react';
import type { ShowcaseCard } from '#contract/showcase.ts';
import { classes } from '#web/ui/classes.ts';
import { shotOf } from './shot.ts';
import styles from './WorkRows.module.css';

interface Props<Card> {
  cards: readonly Card[];
  children: (card: Card, n: number) => ReactNode;
  /** All in one row, whatever their widths. */
  inOneRow?: boolean;
  id?: string;
  /** What follows the last design: beside it where its row has room. */
  end?: ReactNode;
}

/** Designs in rows of one height, each picture in its own proportion. */
export function WorkRows<Card extends ShowcaseCard>({ cards, children, inOneRow, id, end }: Props<Card>) {
  return (
    <div className={classes(styles.rows, inOneRow && styles.one, inOneRow && cards.length === 3 && styles.three)}>
      <ul id={id}>
        {cards.map((card, n) => (
          <li key={card.id} data-ratio={shotOf(card.picture, card.frames).ratio}>
            {children(card, n)}
          </li>
        ))}
      </ul>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
