import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { DesignCard } from './DesignCard.tsx';
import styles from './Designs.module.css';
import { type DesignPage, useMoreDesigns } from './use-more-designs.ts';

const FIRST_ROW = 3;

/** Designs nine at a time, newest first. */
export function Designs({ first }: { first: DesignPage }) {
  const { designs, hasMore, state, load } = useMoreDesigns(first);
  return (
    <>
      <ul className={styles.grid}>
        {designs.map((card, n) => (
          <li key={card.id}>
            <DesignCard card={card} eager={n < FIRST_ROW} heading={2} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {typeof state === 'object' && <Notice tone="bad" title={state.failed} />}
        {hasMore && (
          <Button variant="second" size="l" busy={state === 'loading'} onClick={() => void load()}>
            Load more designs
          </Button>
        )}
        <p className="sr" role="status">
          {designs.length} {designs.length === 1 ? 'design' : 'designs'} shown
        </p>
      </div>
    </>
  );
}
