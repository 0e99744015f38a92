import type { FeaturedCard, ShowcaseCard } from '#contract/showcase.ts';
import { Unchanging } from '#web/ui/Unchanging.tsx';
import { DesignCard } from './DesignCard.tsx';
import styles from './Front.module.css';

/** Featured designs (SHOW-3): the first one large, two beside it. */
export function Featured({ cards }: { cards: readonly FeaturedCard[] }) {
  if (cards.length === 0) return null;
  return (
    <Unchanging as="section" of={cards} aria-labelledby="featured">
      <FeaturedCards cards={cards} />
    </Unchanging>
  );
}

/** By itself, as the others below, so that it is made only where it is drawn. */
function FeaturedCards({ cards: [first, ...others] }: { cards: readonly FeaturedCard[] }) {
  return (
    <>
      <h2 id="featured" className="t-18">
        Featured Designs
      </h2>
      <div className={others.length > 0 ? styles.featured : styles.alone}>
        <DesignCard card={first!} eager large />
        {others.length > 0 && (
          <div className={styles.side} data-later="">
            {others.map((card) => (
              <DesignCard key={card.id} card={card} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

/** SHOW-8: new designs that have been seen least so far. */
export function Newcomers({ cards }: { cards: readonly ShowcaseCard[] }) {
  if (cards.length === 0) return null;
  return (
    <Unchanging as="section" of={cards} aria-labelledby="new-work" data-later="">
      <NewCards cards={cards} />
    </Unchanging>
  );
}

function NewCards({ cards }: { cards: readonly ShowcaseCard[] }) {
  return (
    <>
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
    </>
  );
}
