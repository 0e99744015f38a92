import { type ReactNode, useEffect, useRef } from 'react';
import { links } from '#domain/navigation/links.ts';
import { PAGE_SIZE, type ShowcaseFilter } from '#domain/showcase/filter.ts';
import { WorkRows } from '#web/parts/work/WorkRows.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { WorkSkeleton } from '#web/ui/feedback/Skeleton.tsx';
import { DesignCard } from './DesignCard.tsx';
import styles from './Designs.module.css';
import { type DesignPage, useMoreDesigns } from './use-more-designs.ts';

interface Props {
  first: DesignPage;
  filter: ShowcaseFilter;
  /** The total number of designs, if it is known. */
  total: number | null;
  /** Whether the list starts with its first design and not after a cursor. */
  isFromTop: boolean;
  /** Designs that stand above the list. */
  without: readonly string[];
  saysSample: boolean;
  /** How many of the first pictures are visible without scrolling. */
  eager: number;
  /** What stands in the row of so few designs that they do not fill it. */
  beside?: ReactNode;
}

const LIST = 'designs-list';

/**
 * Designs, nine at a time (SHOW-1). 'Load more designs' is a link to the next nine; with script they are added here.
 */
export function Designs({ first, filter, total, isFromTop, without, saysSample, eager, beside }: Props) {
  const { designs, nextCursor, busy, failure, load } = useMoreDesigns(first, filter, isFromTop, without);
  // The button disappears with the last designs, so the focus moves to the first new one.
  const shownBefore = useRef(0);
  useEffect(() => {
    if (shownBefore.current === 0 || designs.length <= shownBefore.current) return;
    const came = document.querySelectorAll(`#${LIST} > li`)[shownBefore.current];
    shownBefore.current = 0;
    if (document.activeElement === document.body) came?.querySelector('a')?.focus({ preventScroll: true });
  }, [designs.length]);
  const known = isFromTop && total !== null && total >= designs.length ? ` of ${total - without.length}` : '';
  const more = (
    <div className={nextCursor ? styles.more : 'sr'}>
      {failure && <Notice tone="bad" title={failure.message} />}
      {nextCursor && (
        <ButtonLink
          to={links.showcase(filter, { cursor: nextCursor })}
          variant="second"
          size="l"
          rel="nofollow"
          aria-busy={busy || undefined}
          onClick={(event) => {
            event.preventDefault();
            shownBefore.current = designs.length;
            void load();
          }}
        >
          Load more designs
        </ButtonLink>
      )}
      <p className="t-13 faint" role="status">
        {designs.length}
        {known} shown
      </p>
    </div>
  );
  return (
    <>
      <WorkRows id={LIST} cards={designs} end={beside}>
        {(card, n) => <DesignCard card={card} eager={n < eager} saysSample={saysSample} />}
      </WorkRows>
      {more}
    </>
  );
}

/** Shows while another list is loading. */
export function DesignsSkeleton() {
  return (
    <div className={styles.grid} aria-busy>
      <p className="sr" role="status">
        Loading designs
      </p>
      {Array.from({ length: PAGE_SIZE }, (_, n) => n).map((n) => (
        <WorkSkeleton key={n} />
      ))}
    </div>
  );
}
