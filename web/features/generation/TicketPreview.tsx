import type { BriefChoice } from '#domain/brief/choice.ts';
import { focuses } from '#domain/brief/focus.ts';
import { industryOf } from '#domain/catalog/industries.ts';
import { levels, timeBoxLabel } from '#domain/catalog/levels.ts';
import { styleOf } from '#domain/catalog/styles.ts';
import { Cover } from '#web/parts/Cover.tsx';
import { Facts, Ticket, TicketLine } from '#web/parts/Ticket.tsx';

type Props = {
  choice: BriefChoice;
  assignedTo: string;
  /** The remaining quota after this brief. */
  quotaAfter: string;
  /** The year in the docket number, which is not known yet. */
  year: number;
};

const NOT_CHOSEN = 'Not chosen yet';
/**
 * Any constant works, because this brief has no id yet. A constant keeps the pattern in place while other choices
 * change.
 */
const SEED = 'brief-to-come';

/**
 * A preview of the ticket, which changes with every choice. Its paper and pattern stay blank until something is chosen.
 */
export function TicketPreview({ choice, assignedTo, quotaAfter, year }: Props) {
  const industry = choice.industry ? industryOf(choice.industry).label : NOT_CHOSEN;
  const styles = choice.styles.map((style) => styleOf(style).label).join(', ') || NOT_CHOSEN;
  return (
    <Ticket
      industry={choice.industry ?? undefined}
      top={
        <>
          <TicketLine docket={`BF${year}····`}>{industry}</TicketLine>
          <Cover seed={SEED} industry={choice.industry} styles={choice.styles} columns={6} />
        </>
      }
    >
      <Facts
        rows={[
          ['Industry', industry],
          ['Styles', styles],
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
