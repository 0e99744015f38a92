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
}

/** Designs in rows of one height, each picture in its own proportion. */
export function WorkRows<Card extends ShowcaseCard>({ cards, children, inOneRow, id }: Props<Card>) {
  return (
    <ul
      id={id}
      className={classes(styles.rows, inOneRow && styles.one, inOneRow && cards.length === 3 && styles.three)}
    >
      {cards.map((card, n) => (
        <li key={card.id} data-ratio={shotOf(card.picture, card.frames).ratio}>
          {children(card, n)}
        </li>
      ))}
    </ul>
  );
}
