import { useState } from 'react';
import { Link } from 'react-router';
import type { ShowcaseCounts } from '#contract/showcase.ts';
import { sorts } from '#domain/showcase/filter.ts';
import { links } from '#web/links.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Select } from '#web/ui/field/Select.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { FilterFields, filtersChosen, withoutFilters } from './FilterFields.tsx';
import styles from './Filters.module.css';
import { SEARCH_FORM } from './search.ts';
import type { Filtering } from './use-filter.ts';

type Props = Pick<Filtering, 'filter' | 'show'> & { counts: ShowcaseCounts | null };

const COLUMN = 'filters';

/** The filters beside the list. On small screens without script, the button's link scrolls to them. */
export function FilterColumn({ filter, counts, show }: Props) {
  return (
    <aside id={COLUMN} className={styles.column} aria-label="Filters">
      <div className={styles.top}>
        <h2 className="t-18">Filters</h2>
        {filtersChosen(filter) > 0 && (
          <ButtonLink to={links.showcase(withoutFilters(filter))} variant="quiet" size="s" preventScrollReset>
            Clear
          </ButtonLink>
        )}
      </div>
      <FilterFields filter={filter} counts={counts} show={show} />
      <noscript>
        <button type="submit" form={SEARCH_FORM} className={styles.apply}>
          Show these designs
        </button>
      </noscript>
    </aside>
  );
}

/** Above the list: its name, the order, and the filters of small screens. */
export function ListBar({ filter, counts, show }: Props) {
  const [isOpen, setOpen] = useState(false);
  const chosen = filtersChosen(filter);
  return (
    <div className={styles.bar}>
      <h2 className="t-18">All Designs</h2>
      <div className="row">
        <ButtonLink
          href={`#${COLUMN}`}
          variant="second"
          icon="sliders-horizontal"
          className={styles.opener}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          Filters {chosen > 0 && <b className="tnum">{chosen}</b>}
        </ButtonLink>
        <Select
          label="Sort"
          hideLabel
          name="sort"
          form={SEARCH_FORM}
          options={sorts.map(({ id, label }) => ({ value: id, label }))}
          value={filter.sort}
          onChange={(event) => show({ ...filter, sort: event.target.value as typeof filter.sort })}
        />
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Filters"
        bottomSheet
        cross
        className={styles.sheet}
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
    </div>
  );
}

const shows = (total: number) => `Show ${total} ${total === 1 ? 'design' : 'designs'}`;

/** Above a page of the list that starts after a cursor. */
export function FromTheTop({ filter }: Pick<Props, 'filter'>) {
  return (
    <p className={styles.onwards}>
      You are further down the list. <Link to={links.showcase(filter)}>Go to its beginning</Link>
    </p>
  );
}
