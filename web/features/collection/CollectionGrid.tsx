import type { CollectionCard as Card } from '#contract/collection.ts';
import { CollectionCard } from './CollectionCard.tsx';
import styles from './CollectionGrid.module.css';

/** Collections, four in a row. */
export function CollectionGrid({ cards, ofOne }: { cards: readonly Card[]; ofOne?: boolean }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={card.id}>
          <CollectionCard card={card} ofOne={ofOne} />
        </li>
      ))}
    </ul>
  );
}
