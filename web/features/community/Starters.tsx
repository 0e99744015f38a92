import { Link } from 'react-router';
import type { CommunityBriefCard } from '#contract/brief.ts';
import { links } from '#domain/navigation/links.ts';
import styles from './Starters.module.css';
import { TicketRow } from './TicketRow.tsx';

/** Community briefs to begin with, for who has none or few. */
export function Starters({ cards }: { cards: readonly CommunityBriefCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.starters} aria-labelledby="starters">
      <div className={styles.head}>
        <h2 className="display d-26" id="starters">
          Or start one that is written
        </h2>
        <Link className="t-14 strong" to={links.communityBriefs()}>
          All community briefs
        </Link>
      </div>
      <TicketRow cards={cards} />
    </section>
  );
}
