import type { CommunityBriefCard } from '#contract/brief.ts';
import { countsAsStarted } from '#domain/brief/progress.ts';
import { industryOf } from '#domain/catalog/industries.ts';
import { levelOf, timeBoxLabel } from '#domain/catalog/levels.ts';
import { links } from '#domain/navigation/links.ts';
import { cutAtSentence } from '#domain/text/cut.ts';
import { Cover } from '#web/parts/Cover.tsx';
import { MemberLink } from '#web/parts/MemberLink.tsx';
import { StatusBadge } from '#web/parts/StatusBadge.tsx';
import { StyleTag } from '#web/parts/StyleTag.tsx';
import { Ticket, TicketLine, TicketTitle } from '#web/parts/Ticket.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import styles from './CommunityTicket.module.css';

interface Props {
  card: CommunityBriefCard;
}

/** Letters of four lines of a ticket. */
const ABOUT_FOUR_LINES = 170;

/** A brief without an owner: its subject, the number of designs, and the way to start it (BRIEF-9). */
export function CommunityTicket({ card }: Props) {
  const { id, title, industry, description, designCount, status } = card;
  return (
    <Ticket
      as="article"
      lifts
      industry={industry}
      className={styles.card}
      top={
        <>
          <TicketLine docket={card.docket}>{industryOf(industry).label}</TicketLine>
          <Cover seed={id} industry={industry} styles={card.styles} columns={8} rows={2} />
        </>
      }
    >
      <TicketTitle to={links.brief(id)}>{title}</TicketTitle>
      <p className={`t-14 muted ${styles.description}`}>{cutAtSentence(description, ABOUT_FOUR_LINES)}</p>
      <div className={styles.tags}>
        {card.styles.map((style) => (
          <StyleTag key={style} style={style} />
        ))}
      </div>
      <p className="t-13 faint">
        {levelOf(card.level).label} level, {timeBoxLabel(card.timeBoxDays).toLowerCase()}
      </p>
      <div className={styles.foot}>
        <p className="t-14">{answersText(designCount)}</p>
        <div className={styles.actions}>
          {status && status !== 'not_started' && <StatusBadge status={status} />}
          {status === null || status === 'not_started' ? (
            <MemberLink size="s" variant="second" to={links.brief(id)} pending={{ act: 'start', id, title }}>
              Start Brief<span className="sr"> {title}</span>
            </MemberLink>
          ) : (
            <ButtonLink size="s" variant="second" to={links.brief(id)}>
              {countsAsStarted(status) ? 'Continue' : 'View Brief'}
              <span className="sr"> {title}</span>
            </ButtonLink>
          )}
        </div>
      </div>
    </Ticket>
  );
}

function answersText(count: number): string {
  if (count === 0) return 'No design yet';
  return count === 1 ? 'One design' : `${count} designs`;
}
