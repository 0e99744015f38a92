import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { IndustryId } from '#domain/catalog/industries.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './Ticket.module.css';

type Props = {
  /** The paper of the upper part; without one the ticket is blank. */
  industry?: IndustryId;
  /** What stands on the paper: usually a TicketLine and a Cover. */
  top: ReactNode;
  children: ReactNode;
  as?: 'div' | 'article' | 'section' | 'li';
  /** Without the shadow that lifts it from the page. */
  flat?: boolean;
  /** Lifts under the pointer: for tickets that are one link. */
  lifts?: boolean;
  className?: string;
};

/** The printed form of a brief: paper, perforation, white. For briefs and the plan a person has, never nested, never for designs. */
export function Ticket({ industry, top, children, as: Part = 'div', flat, lifts, className }: Props) {
  return (
    <Part
      className={classes(styles.ticket, flat && styles.flat, lifts && styles.lifts, className)}
      data-stock={industry}
    >
      <div className={styles.top}>{top}</div>
      <div className={styles.body}>{children}</div>
    </Part>
  );
}

/** The first line of a ticket: what it is at the left, its docket number at the right. */
export function TicketLine({ children, docket }: { children: ReactNode; docket?: string }) {
  return (
    <div className={styles.line}>
      <span>{children}</span>
      {docket && <span className="value">{docket}</span>}
    </div>
  );
}

/** The title of a ticket that is one link: all of the ticket leads to `to`, and what else can be pressed has to lie above it. */
export function TicketTitle({
  as: Heading = 'h2',
  to,
  children,
}: {
  as?: 'h2' | 'h3';
  to: string;
  children: ReactNode;
}) {
  return (
    <Heading className={styles.title}>
      <Link to={to}>{children}</Link>
    </Heading>
  );
}

/** Names at the left, values at the right. */
export function Facts({
  rows,
  className,
}: {
  rows: readonly (readonly [name: string, value: ReactNode])[];
  className?: string;
}) {
  return (
    <dl className={classes(styles.facts, className)}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
