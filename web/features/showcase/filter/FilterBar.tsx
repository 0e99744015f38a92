import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShowcaseCounts } from '#contract/showcase.ts';
import { links } from '#domain/navigation/links.ts';
import { sorts } from '#domain/showcase/filter.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Select } from '#web/ui/field/Select.tsx';
import styles from './FilterBar.module.css';
import { FilterFields, IndustryChips } from './FilterFields.tsx';
import { FILTERS, FilterSheet } from './FilterSheet.tsx';
import { filtersChosen, SEARCH_FORM, withoutFilters } from './search.ts';
import type { Filtering } from './use-filter.ts';

type Props = Pick<Filtering, 'filter' | 'show'> & { counts: ShowcaseCounts | null };

/** Above the list: its name, the industries, all other filters one press away, the order, and what explains it. */
export function FilterBar({ filter, counts, show, children }: Props & { children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <h2 id="all-designs" className="display d-26">
        {filter.q ? 'Designs' : 'All Designs'}
      </h2>
      <fieldset className={styles.chips}>
        <legend className="sr">Industry</legend>
        <IndustryChips filter={filter} counts={counts} show={show} />
      </fieldset>
      <FilterSheet
        filter={filter}
        counts={counts}
        show={show}
        label="Style, colour, technology"
        className={styles.more}
      />
      {filtersChosen(filter) > 0 && (
        <ButtonLink to={links.showcase(withoutFilters(filter))} variant="quiet" size="s" preventScrollReset>
          Clear
        </ButtonLink>
      )}
      <Select
        label="Sort"
        hideLabel
        name="sort"
        form={SEARCH_FORM}
        className={styles.sort}
        options={sorts.map(({ id, label }) => ({ value: id, label }))}
        value={filter.sort}
        onChange={(event) => show({ ...filter, sort: event.target.value as typeof filter.sort })}
      />
      {children}
    </div>
  );
}

/** The filters as a part of the page, for browsers without script. */
export function FiltersWithoutScript({ filter, counts, show }: Props) {
  return (
    <noscript>
      <section id={FILTERS} className={styles.plain} aria-label="Filters">
        <h2 className="t-18">Filters</h2>
        <FilterFields filter={filter} counts={counts} show={show} />
        <button type="submit" form={SEARCH_FORM} className={styles.apply}>
          Show these designs
        </button>
      </section>
    </noscript>
  );
}

/** Above a page of the list that starts after a cursor. */
export function FromTheTop({ filter }: Pick<Props, 'filter'>) {
  return (
    <p className={styles.onwards}>
      You are further down the list. <Link to={links.showcase(filter)}>Go to its beginning</Link>
    </p>
  );
}
