import type { FeaturedCard, ShowcaseCard } from '#contract/showcase.ts';
import { FEATURED } from '#domain/showcase/ranking.ts';
import { WorkRows } from '#web/parts/work/WorkRows.tsx';
import { DesignCard } from '../DesignCard.tsx';
import styles from './Front.module.css';

interface Props<Card> {
  cards: readonly Card[];
  saysSample: boolean;
}

type FeaturedProps = Props<FeaturedCard> & {
  note: string | null;
  /** Nothing with pictures stands above. */
  eager: boolean;
};

/** SHOW-3: one full row. */
export function Featured({ cards, saysSample, note, eager }: FeaturedProps) {
  if (cards.length < FEATURED) return null;
  return (
    <section className={styles.section} aria-labelledby="featured">
      <div className={styles.head}>
        <h2 id="featured" className="display d-26">
          Featured Designs
        </h2>
        {note && <p>{note}</p>}
      </div>
      <WorkRows cards={cards} inOneRow>
        {(card, n) => <DesignCard card={card} large eager={eager && n === 0} saysSample={saysSample} />}
      </WorkRows>
    </section>
  );
}

/** SHOW-8: new designs that have the fewest views so far. */
export function Newcomers({ cards, saysSample }: Props<ShowcaseCard>) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="new-work">
      <div className={styles.head}>
        <h2 id="new-work" className="display d-26">
          New this week
        </h2>
      </div>
      <WorkRows cards={cards} inOneRow>
        {(card) => <DesignCard card={card} saysSample={saysSample} />}
      </WorkRows>
    </section>
  );
}
