import { useEffect, useRef } from 'react';
import { PAGE_SIZE, type ShowcaseFilter } from '#domain/showcase/filter.ts';
import { links } from '#web/links.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { WorkSkeleton } from '#web/ui/feedback/Skeleton.tsx';
import { DesignCard } from './DesignCard.tsx';
import styles from './Designs.module.css';
import { type DesignPage, useMoreDesigns } from './use-more-designs.ts';

interface Props {
  first: DesignPage;
  filter: ShowcaseFilter;
  /** How many there are in all, where that is known. */
  total: number | null;
  /** Whether the list begins at its top, not behind a cursor. */
  isFromTop: boolean;
  /** How many of the first pictures are in view at once. */
  eager: number;
}

const LIST = 'designs-list';

/** Designs nine at a time (SHOW-1). 'Load more designs' is a link to the next nine, which come here when script is there. */
export function Designs({ first, filter, total, isFromTop, eager }: Props) {
  const { designs, nextCursor, busy, failure, load } = useMoreDesigns(first, filter, isFromTop);
  // The link leaves with the last designs: whoever pressed it goes on at the first of those that came.
  const shownBefore = useRef(0);
  useEffect(() => {
    if (shownBefore.current === 0 || designs.length <= shownBefore.current) return;
    const came = document.querySelectorAll(`#${LIST} > li`)[shownBefore.current];
    shownBefore.current = 0;
    if (document.activeElement === document.body) came?.querySelector('a')?.focus({ preventScroll: true });
  }, [designs.length]);
  const known = isFromTop && total !== null && total >= designs.length ? ` of ${total}` : '';
  return (
    <>
      <ul id={LIST} className={styles.grid}>
        {designs.map((card, n) => (
          <li key={card.id}>
            <DesignCard card={card} eager={n < eager} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
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
    </>
  );
}

/** While another list is on its way. */
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
