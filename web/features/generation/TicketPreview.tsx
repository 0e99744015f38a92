import type { BriefChoice } from '#domain/brief/choice.ts';
import { industryOf } from '#domain/catalog/industries.ts';
import { levels, timeBoxes } from '#domain/catalog/levels.ts';
import { styleOf } from '#domain/catalog/styles.ts';
import { Cover } from '#web/parts/Cover.tsx';
import { Facts, Ticket, TicketLine } from '#web/parts/Ticket.tsx';

type Props = {
  choice: BriefChoice;
  assignedTo: string;
  /** What is left once this brief is written. */
  quotaAfter: string;
  /** The year of the docket number that is still to come. */
  year: number;
};

const NOT_CHOSEN = 'Not chosen yet';
/** Any seed would do: this brief has no id yet. One that never changes keeps the modules in place while papers and letters change. */
const SEED = 'brief-to-come';

/** The ticket as it will be printed, changing with every choice: blank paper without letters until there is one. */
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
          ['Level', levels.find((level) => level.id === choice.level)!.label],
          ['Deadline', deadlineText(choice.timeBoxDays)],
          ['Assigned to', assignedTo],
          ['Quota after this', quotaAfter],
        ]}
      />
    </Ticket>
  );
}

/** The name of a time box, or its days where it has none. */
export function deadlineText(days: number | null): string {
  return timeBoxes.find((box) => box.days === days)?.label ?? `${days} days`;
}
