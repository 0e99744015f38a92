import type { ReactNode } from 'react';
import type { BriefCard } from '#contract/brief.ts';
import type { Generation } from '#contract/generation.ts';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Segmented } from '#web/ui/control/Segmented.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { type Arrangement, arrangeBriefs, statusFilters } from './arrange.ts';
import { BriefTicket } from './BriefTicket.tsx';
import styles from './Projects.module.css';

interface Props {
  cards: readonly BriefCard[];
  /** Briefs that are still being generated. */
  live: readonly Generation[];
  now: number;
  arrangement: Arrangement;
  onArrange: (part: Partial<Arrangement>) => void;
  /** Stands below the empty list. */
  belowNone: ReactNode;
}

export function BriefsTab({ cards, live, now, arrangement, onArrange, belowNone }: Props) {
  const { status, order } = arrangement;
  const shown = arrangeBriefs(cards, arrangement);
  return (
    <>
      {live.map((generation) => (
        <Notice
          key={generation.id}
          className={styles.live}
          title={`${quoted(generation.title)} is being written`}
          action={
            <ButtonLink size="s" variant="second" to={links.newBrief()} state={{ generationId: generation.id }}>
              Follow
            </ButtonLink>
          }
        />
      ))}
      {cards.length === 0 ? (
        <>
          <div className={styles.empty}>
            <EmptyState
              kind="empty"
              title="Get started by creating your first design brief."
              action={<CreateBrief />}
            />
          </div>
          {belowNone}
        </>
      ) : (
        <>
          <div className={styles.bar}>
            <Segmented
              label="Status"
              options={statusFilters}
              value={status}
              onChange={(next) => onArrange({ status: next })}
            />
            <Button
              variant="quiet"
              icon="arrow-down-wide-narrow"
              onClick={() => onArrange({ order: order === 'newest' ? 'oldest' : 'newest' })}
            >
              {order === 'newest' ? 'Newest first' : 'Oldest first'}
            </Button>
          </div>
          <p className="sr" role="status">
            {shown.length} of {cards.length} briefs shown, {order} first
          </p>
          {shown.length > 0 ? (
            <ul className={styles.grid}>
              {shown.map((card) => (
                <li key={card.briefId}>
                  <BriefTicket card={card} now={now} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              kind="empty"
              title="No briefs match your current filters."
              action={
                <>
                  <CreateBrief />
                  <Button variant="second" onClick={() => onArrange({ status: 'all' })}>
                    Show all
                  </Button>
                </>
              }
            />
          )}
        </>
      )}
    </>
  );
}

function CreateBrief() {
  return (
    <ButtonLink to={links.generate()} icon="plus">
      Create Brief
    </ButtonLink>
  );
}
