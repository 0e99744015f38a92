import type { BriefChoice } from '#domain/brief/choice.ts';
import { focuses } from '#domain/brief/focus.ts';
import { industryOf } from '#domain/catalog/industries.ts';
import { levels, timeBoxLabel } from '#domain/catalog/levels.ts';
import { styleOf } from '#domain/catalog/styles.ts';
import { Cover } from '#web/parts/Cover.tsx';
import { Facts, Ticket, TicketLine } from '#web/parts/Ticket.tsx';
import css from './TicketPreview.module.css';

interface Props {
  choice: BriefChoice;
  assignedTo: string;
  /** The remaining quota after this brief. */
  quotaAfter: string;
  /** The year in the docket number, which is not known yet. */
  year: number;
}

/**
 * Any constant works, because this brief has no id yet. A constant keeps the pattern in place while other choices
 * change.
 */
const SEED = 'brief-to-come';

/** The same where there is no room for a ticket: its paper with the choices so far. */
export function TicketStrip({ choice: { industry, styles } }: Pick<Props, 'choice'>) {
  return (
    <div className={css.strip} data-industry={industry ?? undefined}>
      <Cover seed={SEED} industry={industry} styles={styles} columns={6} rows={2} />
      <p>
        <b>Your ticket</b>
        <span>
          {industry ? industryOf(industry).label : 'Six papers to choose from'}
          {styles.map((style) => `, ${styleOf(style).label}`)}
        </span>
      </p>
    </div>
  );
}

/**
 * A preview of the ticket, which changes with every choice. Until an industry is chosen it shows the papers of all.
 */
export function TicketPreview({ choice, assignedTo, quotaAfter, year }: Props) {
  const industry = choice.industry ? industryOf(choice.industry).label : null;
  const styles = choice.styles.map((style) => styleOf(style).label).join(', ');
  return (
    <Ticket
      industry={choice.industry ?? undefined}
      top={
        <>
          <TicketLine docket={`BF${year}····`}>{industry ?? 'Your brief'}</TicketLine>
          <Cover seed={SEED} industry={choice.industry} styles={choice.styles} columns={6} />
        </>
      }
    >
      <Facts
        rows={[
          ['Industry', industry ?? 'One of six'],
          ['Styles', styles || 'One or two of eight'],
          ['To practise', focuses.find(({ id }) => id === choice.focus)?.label ?? 'Anything'],
          ['Level', levels.find((level) => level.id === choice.level)!.label],
          ['Deadline', timeBoxLabel(choice.timeBoxDays)],
          ['Assigned to', assignedTo],
          ['Quota after this', quotaAfter],
        ]}
      />
    </Ticket>
  );
}
