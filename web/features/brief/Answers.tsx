import type { ReactNode } from 'react';
import type { ShowcaseCard } from '#contract/showcase.ts';
import { links } from '#domain/navigation/links.ts';
import { DesignTile } from '#web/parts/work/DesignTile.tsx';
import { WorkRows } from '#web/parts/work/WorkRows.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import styles from './Answers.module.css';

export const ANSWERS = { id: 'answers', title: 'Designs for this brief' } as const;

export interface AnswersPage {
  items: ShowcaseCard[];
  nextCursor: string | null;
  /** The list continues from an earlier page. */
  isLater: boolean;
}

interface Props {
  briefId: string;
  answers: AnswersPage;
  /** Some of the designs beside each other; the list has the others. */
  compared: ReactNode;
}

/** All public designs for a community brief (BRIEF-9). Each page of the list has its own address. */
export function Answers({ briefId, answers, compared }: Props) {
  const { items, nextCursor, isLater } = answers;
  return (
    <div id={ANSWERS.id} tabIndex={-1} className={`no-print ${styles.answers}`}>
      {compared}
      {(!compared || items.length > 0 || nextCursor) && (
        <AnswerList
          briefId={briefId}
          items={items}
          nextCursor={nextCursor}
          isLater={isLater}
          isRest={compared !== null}
        />
      )}
    </div>
  );
}

type ListProps = AnswersPage & { briefId: string; isRest: boolean };

function AnswerList({ briefId, items, nextCursor, isLater, isRest }: ListProps) {
  return (
    <section className={`wrap ${styles.list}`} aria-labelledby="answers-title">
      <h2 className="display d-34" id="answers-title">
        {isRest ? 'More designs for this brief' : ANSWERS.title}
      </h2>
      {items.length === 0 ? (
        <p className={`prose muted ${styles.none}`}>
          {isLater ? 'This is the end of the list.' : 'No designs yet. The first public one will be shown here.'}
        </p>
      ) : (
        <div className={styles.rows}>
          <WorkRows cards={items}>{(design) => <DesignTile card={{ ...design, briefTitle: null }} />}</WorkRows>
        </div>
      )}
      {(isLater || nextCursor) && (
        <nav className={styles.more} aria-label="More designs">
          {isLater && (
            <ButtonLink to={links.briefAnswers(briefId)} variant="quiet" icon="arrow-left">
              Newest designs
            </ButtonLink>
          )}
          {nextCursor && (
            <ButtonLink to={links.briefAnswers(briefId, nextCursor)} variant="second" iconEnd="arrow-right">
              Older designs
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  );
}
