import type { ReactNode } from 'react';
import type { PersonView } from '#contract/person.ts';
import type { ShowcaseCard } from '#contract/showcase.ts';
import { links } from '#domain/navigation/links.ts';
import { WorkRows } from '#web/parts/work/WorkRows.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import styles from './PersonDesigns.module.css';

interface Props {
  person: PersonView;
  designs: { items: ShowcaseCard[]; nextCursor: string | null };
  /** Whether the list continues an earlier page. */
  isLater: boolean;
  card: (design: ShowcaseCard, n: number) => ReactNode;
}

/** Twelve designs and a link to older ones. Each page has its own address, so the list works without script. */
export function PersonDesigns({ person, designs, isLater, card }: Props) {
  const { handle, displayName, isMe } = person;
  const hasOther = person.caseStudyCount + person.buildCount + person.critiqueCount > 0;
  if (designs.items.length === 0 && !isLater)
    return (
      <EmptyState
        kind="empty"
        title={isMe ? 'Your designs will appear here' : hasOther ? 'No designs yet' : 'Nothing public yet'}
        industry="education"
        style="bold"
        action={isMe && <ButtonLink to={links.submitDesign()}>Submit your design</ButtonLink>}
      >
        {isMe
          ? 'Whatever you submit for a brief and leave public can be seen here by everyone.'
          : hasOther
            ? `What ${displayName} submits for a brief will appear here.`
            : `What ${displayName} designs, writes or builds will appear here.`}
      </EmptyState>
    );
  return (
    <>
      <WorkRows cards={designs.items}>{card}</WorkRows>
      {(isLater || designs.nextCursor) && (
        <nav className={styles.more} aria-label="More designs">
          {isLater && (
            <ButtonLink to={links.person(handle)} variant="quiet" icon="arrow-left">
              Newest designs
            </ButtonLink>
          )}
          {designs.nextCursor && (
            <ButtonLink to={links.person(handle, { after: designs.nextCursor })} variant="second" iconEnd="arrow-right">
              Older designs
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
