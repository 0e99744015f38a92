import type { FeaturedCard, ShowcaseCard } from '#contract/showcase.ts';
import { DesignCard } from './DesignCard.tsx';
import styles from './Front.module.css';

/** Featured designs (SHOW-3): the first one large, two beside it. */
export function Featured({ cards }: { cards: readonly FeaturedCard[] }) {
  const [first, ...others] = cards;
  if (!first) return null;
  return (
    <section aria-labelledby="featured">
      <h2 id="featured" className="t-18">
        Featured Designs
      </h2>
      <div className={others.length > 0 ? styles.featured : styles.alone}>
        <DesignCard card={first} eager large />
        {others.length > 0 && (
          <div className={styles.side}>
            {others.map((card) => (
              <DesignCard key={card.id} card={card} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** SHOW-8: new designs that have the fewest views so far. */
export function Newcomers({ cards }: { cards: readonly ShowcaseCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="new-work">
      <h2 id="new-work" className="t-18">
        New this week
      </h2>
      <ul className={styles.row}>
        {cards.map((card) => (
          <li key={card.id}>
            <DesignCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
