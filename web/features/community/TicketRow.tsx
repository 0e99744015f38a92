import type { CommunityBriefCard } from '#contract/brief.ts';
import { CommunityTicket } from './CommunityTicket.tsx';
import styles from './TicketRow.module.css';

/** One row of three tickets, or two rows of two. */
export const ROW_OF_TICKETS = 4;

/** Four community briefs or fewer. */
export function TicketRow({ cards }: { cards: readonly CommunityBriefCard[] }) {
  return (
    <ul className={styles.tickets}>
      {cards.map((card) => (
        <li key={card.id}>
          <CommunityTicket card={card} />
        </li>
      ))}
    </ul>
  );
}
