import { type IndustryId, industryOf } from '#domain/catalog/industries.ts';
import { type StyleId, styleOf } from '#domain/catalog/styles.ts';
import { Cover } from '#web/parts/Cover.tsx';
import { Facts, Ticket, TicketLine } from '#web/parts/Ticket.tsx';
import styles from './HeroTicket.module.css';
import { clients } from './ticket-clients.ts';

interface Props {
  industry: IndustryId;
  styles: readonly StyleId[];
  docketYear: number;
}

/** A ticket with its industry, styles and client, but without a number. Two blank papers lie under it. */
export function HeroTicket({ industry, styles: chosen, docketYear }: Props) {
  const { label, defaultTitle } = industryOf(industry);
  return (
    <div className={styles.stack}>
      <Ticket
        industry={industry}
        className={styles.ticket}
        top={
          <>
            <TicketLine docket={`BF${docketYear}····`}>{label}</TicketLine>
            <Cover seed="the ticket in the window" industry={industry} styles={chosen} />
          </>
        }
      >
        <p className="display d-34">{defaultTitle}</p>
        <Facts
          className={styles.facts}
          rows={[
            ['Client', clients[industry]],
            ['Styles', chosen.map((id) => styleOf(id).label).join(', ') || 'Not chosen yet'],
            ['Asks for', 'Screens, one flow and your reasons'],
          ]}
        />
      </Ticket>
    </div>
  );
}
