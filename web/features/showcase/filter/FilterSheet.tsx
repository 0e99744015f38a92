import { useEffect, useRef, useState } from 'react';
import type { ShowcaseCounts } from '#contract/showcase.ts';
import { count } from '#web/lib/format/count.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { FilterFields } from './FilterFields.tsx';
import { filtersChosen, withoutFilters } from './search.ts';
import type { Filtering } from './use-filter.ts';

type Props = Pick<Filtering, 'filter' | 'show'> & {
  counts: ShowcaseCounts | null;
  /** The words on the button. */
  label: string;
  className?: string | undefined;
};

/** Where the filters are without script. */
export const FILTERS = 'filters';

/** A button, and all filters in a dialog. Without script it leads to the filters under the list. */
export function FilterSheet({ filter, counts, show, label, className }: Props) {
  const [isOpen, setOpen] = useState(false);
  const chosen = filtersChosen(filter);
  const link = useRef<HTMLAnchorElement>(null);
  // A press before the page is hydrated follows the link, so it opens the filters now.
  useEffect(() => {
    if (location.hash === `#${FILTERS}` && link.current!.checkVisibility()) setOpen(true);
  }, []);
  return (
    <>
      <ButtonLink
        ref={link}
        href={`#${FILTERS}`}
        variant="second"
        icon="sliders-horizontal"
        className={className}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label} {chosen > 0 && <b className="tnum">{chosen}</b>}
      </ButtonLink>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Filters"
        bottomSheet
        wide
        cross
        actions={
          <>
            {chosen > 0 && (
              <Button variant="quiet" onClick={() => show(withoutFilters(filter))}>
                Clear
              </Button>
            )}
            <Button onClick={() => setOpen(false)}>{counts ? shows(counts.total) : 'Show designs'}</Button>
          </>
        }
      >
        <FilterFields filter={filter} counts={counts} show={show} />
      </Dialog>
    </>
  );
}

const shows = (total: number) => `Show ${count(total, 'design')}`;
