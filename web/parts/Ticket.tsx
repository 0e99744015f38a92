import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { IndustryId } from '#domain/catalog/industries.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './Ticket.module.css';

interface Props {
  /** The industry that sets the paper of the upper part; without it the ticket is blank. */
  industry?: IndustryId;
  /** The content on the paper: usually a TicketLine and a Cover. */
  top: ReactNode;
  children: ReactNode;
  as?: 'div' | 'article' | 'section' | 'li';
  /** Moves up under the pointer, for tickets that are one link. */
  lifts?: boolean;
  /** The white part hangs by one corner of the perforation, while its brief is being started. */
  torn?: boolean;
  /** On a tablet the paper is at the left and the white part at its right. */
  sideways?: boolean;
  className?: string;
}

/**
 * A brief's ticket: paper, perforation, white. For briefs and the person's plan only; never nested, never for designs.
 */
export function Ticket({ industry, top, children, as: Part = 'div', lifts, torn, sideways, className }: Props) {
  return (
    <Part
      className={classes(styles.ticket, lifts && styles.lifts, sideways && styles.sideways, className)}
      data-industry={industry}
    >
      <div className={styles.top}>{top}</div>
      <div className={classes(styles.body, torn && styles.torn)}>{children}</div>
    </Part>
  );
}

/** The first line of a ticket: what it is at the left, its number at the right. */
export function TicketLine({ children, docket }: { children: ReactNode; docket?: string }) {
  return (
    <div className={styles.line}>
      <span>{children}</span>
      {docket && <span className="value">{docket}</span>}
    </div>
  );
}

/** The title of a ticket that is one link to `to`. Other controls in the ticket must lie above this link. */
export function TicketTitle({
  as: Heading = 'h2',
  to,
  state,
  children,
}: {
  as?: 'h2' | 'h3';
  to: string;
  /** For the page that it opens. */
  state?: object;
  children: ReactNode;
}) {
  return (
    <Heading className={styles.title}>
      <Link to={to} state={state}>
        {children}
      </Link>
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
