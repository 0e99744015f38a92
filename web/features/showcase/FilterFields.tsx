import type { ReactNode } from 'react';
import type { ShowcaseCounts } from '#contract/showcase.ts';
import { industries } from '#domain/catalog/industries.ts';
import { styles as styleCatalogue } from '#domain/catalog/styles.ts';
import { noFilter, type ShowcaseFilter } from '#domain/showcase/filter.ts';
import { TECH_PREFERENCES } from '#domain/submission/collaboration.ts';
import { StyleLetter } from '#web/parts/StyleLetter.tsx';
import { Check } from '#web/ui/field/Check.tsx';
import styles from './Filters.module.css';
import { SEARCH_FORM } from './search.ts';

interface Props {
  filter: ShowcaseFilter;
  /** `null` if there are no counts for the chosen filters. */
  counts: ShowcaseCounts | null;
  show: (filter: ShowcaseFilter) => void;
}

/** Industry, style, and open collaboration by technology (SHOW-2, SHOW-6). Each choice takes effect at once. */
export function FilterFields({ filter, counts, show }: Props) {
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Industry</legend>
        {industries.map(({ id, label }) => (
          <Check
            key={id}
            {...choice('industries', id, filter, show)}
            count={counts ? (counts.industries[id] ?? 0) : undefined}
          >
            <span className={styles.paper} data-industry={id} />
            {label}
          </Check>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Style</legend>
        {styleCatalogue.map(({ id, label }) => (
          <Check key={id} {...choice('styles', id, filter, show)} count={counts ? (counts.styles[id] ?? 0) : undefined}>
            <StyleLetter style={id} />
            {label}
          </Check>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>For developers</legend>
        <Check
          className={styles.check}
          name="open"
          value="yes"
          form={SEARCH_FORM}
          checked={filter.open}
          onChange={(event) => show({ ...filter, open: event.target.checked, techs: [] })}
          count={counts?.open}
        >
          Open to collaboration
        </Check>
        {filter.open && <Techs filter={filter} show={show} />}
      </fieldset>
    </>
  );
}

function Techs({ filter, show }: Pick<Props, 'filter' | 'show'>): ReactNode {
  return (
    <fieldset className={styles.techs}>
      <legend>With any of</legend>
      {TECH_PREFERENCES.map((tech) => (
        <Check key={tech} {...choice('techs', tech, filter, show)}>
          {tech}
        </Check>
      ))}
    </fieldset>
  );
}

/** The props of a check box that adds its value to a filter or removes it. */
function choice<Kind extends 'industries' | 'styles' | 'techs'>(
  kind: Kind,
  value: ShowcaseFilter[Kind][number],
  filter: ShowcaseFilter,
  show: Props['show'],
) {
  const chosen: readonly string[] = filter[kind];
  return {
    className: styles.check,
    name: kind,
    value,
    form: SEARCH_FORM,
    checked: chosen.includes(value),
    onChange: () =>
      show({
        ...filter,
        [kind]: chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
      }),
  };
}

/** The filter without its check boxes: only the search text and the order remain. */
export function withoutFilters({ q, sort }: ShowcaseFilter): ShowcaseFilter {
  return { ...noFilter, q, sort };
}

export function filtersChosen({ industries: chosen, styles: looks, open, techs }: ShowcaseFilter): number {
  return chosen.length + looks.length + (open ? 1 : 0) + techs.length;
}
