import type { CommunityBriefCard } from '#contract/brief.ts';
import type { ShowcaseCard } from '#contract/showcase.ts';
import { levelOf, timeBoxLabel } from '#domain/catalog/levels.ts';
import { links } from '#domain/navigation/links.ts';
import { Cover } from '#web/parts/Cover.tsx';
import { MemberLink } from '#web/parts/MemberLink.tsx';
import { Ticket, TicketTitle } from '#web/parts/Ticket.tsx';
import { WorkRows } from '#web/parts/work/WorkRows.tsx';
import { DesignCard } from '../DesignCard.tsx';
import styles from './Few.module.css';

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** 'The first five'. */
export function fewHeading(total: number): string {
  return total === 1 ? 'The first one' : `The first ${NUMBERS[total]}`;
}

interface Props {
  cards: readonly ShowcaseCard[];
  saysSample: boolean;
}

/** SHOW-12: with few designs the page is an edition: large pictures, and what comes next. */
export function FewDesigns({ cards, saysSample }: Props) {
  const [first, second, ...others] = cards;
  return (
    <section className={styles.few} aria-labelledby="few">
      <div className={styles.lead}>
        {first && <DesignCard card={first} large eager saysSample={saysSample} />}
        <div className={styles.about}>
          <h2 className="display d-34" id="few">
            Every design that is here, on one page
          </h2>
          <p className="t-18 muted">
            They are shown large until there are more. Filters come when there is something to filter.
          </p>
          <MemberLink to={links.submitDesign()} variant="second">
            Add a design of yours
          </MemberLink>
          {second && <DesignCard card={second} eager saysSample={saysSample} />}
        </div>
      </div>
      {others.length > 0 && (
        <WorkRows cards={others} inOneRow={others.length > 1}>
          {(card) => <DesignCard card={card} saysSample={saysSample} />}
        </WorkRows>
      )}
    </section>
  );
}

/** Community briefs without an answer, as tickets. */
export function OpenBriefs({ briefs }: { briefs: readonly CommunityBriefCard[] }) {
  if (briefs.length === 0) return null;
  return (
    <section className={styles.open} aria-labelledby="open-briefs">
      <h2 className="display d-26" id="open-briefs">
        Briefs that wait for an answer
      </h2>
      <ul className={styles.tickets}>
        {briefs.map(({ id, title, industry, styles: looks, level, timeBoxDays }) => (
          <Ticket
            key={id}
            as="li"
            lifts
            industry={industry}
            top={<Cover seed={id} industry={industry} styles={looks} columns={8} rows={1} />}
          >
            <TicketTitle as="h3" to={links.brief(id)}>
              {title}
            </TicketTitle>
            <p className="t-14 muted">
              {levelOf(level).label} level, {timeBoxLabel(timeBoxDays).toLowerCase()}
            </p>
          </Ticket>
        ))}
      </ul>
    </section>
  );
}
