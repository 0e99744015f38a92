import type { ReactNode } from 'react';
import type { ShowcaseCounts } from '#contract/showcase.ts';
import { industries } from '#domain/catalog/industries.ts';
import { styles as styleCatalogue } from '#domain/catalog/styles.ts';
import type { ShowcaseFilter } from '#domain/showcase/filter.ts';
import { TECH_PREFERENCES } from '#domain/submission/collaboration.ts';
import { StyleLetter } from '#web/parts/StyleLetter.tsx';
import { Check } from '#web/ui/field/Check.tsx';
import { ChipCheck } from '#web/ui/field/ChipCheck.tsx';
import { ColorChoice } from './ColorChoice.tsx';
import styles from './FilterFields.module.css';
import { SEARCH_FORM } from './search.ts';

interface Props {
  filter: ShowcaseFilter;
  /** `null` if there are no counts for the chosen filters. */
  counts: ShowcaseCounts | null;
  show: (filter: ShowcaseFilter) => void;
}

/** Industry, colour, style, and open collaboration by technology (SHOW-2, SHOW-6, SHOW-12). Each choice takes effect at once. */
export function FilterFields({ filter, counts, show }: Props) {
  return (
    <div className={styles.fields}>
      <Group name="Industry">
        <IndustryChips filter={filter} counts={counts} show={show} />
      </Group>
      <ColorChoice color={filter.color} onChange={(color) => show({ ...filter, color })} />
      <Group name="Style">
        {styleCatalogue.map(({ id, short }) => (
          <ChipCheck key={id} {...choice('styles', id, filter, show)}>
            <StyleLetter style={id} />
            {short}
            <Count of={counts && (counts.styles[id] ?? 0)} />
          </ChipCheck>
        ))}
      </Group>
      <Group name="Made to be built with">
        {TECH_PREFERENCES.map((tech) => (
          <ChipCheck key={tech} {...choice('techs', tech, filter, show)}>
            {tech}
          </ChipCheck>
        ))}
      </Group>
      <Check
        name="open"
        value="yes"
        form={SEARCH_FORM}
        checked={filter.open}
        onChange={(event) => show({ ...filter, open: event.target.checked, techs: [] })}
        count={counts?.open}
      >
        Open to collaboration
      </Check>
    </div>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{name}</legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}

function Count({ of }: { of: number | null }) {
  return of ? <span className={styles.count}>{of}</span> : null;
}

export function IndustryChips({ filter, counts, show }: Props) {
  return industries.map(({ id, short }) => (
    <ChipCheck key={id} {...choice('industries', id, filter, show)}>
      <span className={styles.paper} data-industry={id} />
      {short}
      <Count of={counts && (counts.industries[id] ?? 0)} />
    </ChipCheck>
  ));
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
