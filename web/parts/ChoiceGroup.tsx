import { type IndustryId, industries } from '#domain/catalog/industries.ts';
import { STYLES_MAX, type StyleId, styles as styleCatalogue } from '#domain/catalog/styles.ts';
import { useInertUntilHydrated } from '#web/lib/page/use-hydrated.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { OrnamentStrip } from '#web/ui/brand/OrnamentStrip.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './ChoiceGroup.module.css';
import { StyleLetter } from './StyleLetter.tsx';

interface IndustryProps {
  legend: string;
  hideLegend?: boolean;
  name?: string;
  value: IndustryId | null;
  onChange: (industry: IndustryId) => void;
  /** A short text below each name: 'Stays, trips, maps'. */
  notes?: Partial<Record<IndustryId, string>>;
}

/** A radio group of the six industries, each on its paper. */
export function IndustryChoice({ legend, hideLegend, name = 'industry', value, onChange, notes }: IndustryProps) {
  const inert = useInertUntilHydrated({ controlledBy: value });
  return (
    <fieldset inert={inert}>
      <legend className={classes(styles.legend, hideLegend && 'sr')}>{legend}</legend>
      <div className={styles.papers}>
        {industries.map((industry) => (
          <label key={industry.id} className={styles.choice} data-industry={industry.id}>
            <input {...industryInput(industry.id, name, value, onChange)} />
            <span className={classes(styles.surface, styles.paper)}>
              <OrnamentStrip industry={industry.id} className={styles.strip} />
              <span className={styles.industryName}>
                {industry.label}
                {notes?.[industry.id] && <small>{notes[industry.id]}</small>}
              </span>
              <Tick />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface StyleProps {
  legend: string;
  hideLegend?: boolean;
  name?: string;
  value: readonly StyleId[];
  onChange: (styles: StyleId[]) => void;
  /** The number of styles that may still be chosen, beside the legend. Screen readers announce changes. */
  hint?: string;
}

/** A checkbox group of the eight styles, as letters that look pressed when chosen. */
export function StyleChoice({ legend, hideLegend, name = 'style', value, onChange }: StyleProps) {
  const inert = useInertUntilHydrated({ controlledBy: value });
  return (
    <fieldset inert={inert}>
      <legend className={classes(styles.legend, hideLegend && 'sr')}>{legend}</legend>
      <div className={styles.styles}>
        {styleCatalogue.map((style) => (
          <label key={style.id} className={styles.choice}>
            <input {...styleInput(style.id, name, value, onChange)} />
            <span className={classes(styles.surface, styles.letter)}>
              <StyleLetter style={style.id} bare className={styles.glyph} />
              <span className={styles.styleName}>{style.label}</span>
              <Tick />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The industries as small chips, for the picker on the landing page. */
export function IndustryChips({ legend, name = 'industry', value, onChange }: IndustryProps) {
  return (
    <fieldset>
      <legend className={styles.chipLegend}>{legend}</legend>
      <div className={styles.chips}>
        {industries.map((industry) => (
          <label key={industry.id} className={styles.chip} data-industry={industry.id}>
            <input {...industryInput(industry.id, name, value, onChange)} />
            <span className={styles.chipPaper}>
              <OrnamentStrip industry={industry.id} modules={1} />
              {industry.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The styles as small chips, for the picker on the landing page; with the same rule for a third one. */
export function StyleChips({ legend, name = 'style', value, onChange, hint }: StyleProps) {
  return (
    <fieldset>
      <legend className={styles.chipLegend}>
        {legend}
        {hint && (
          <span className={styles.chipHint} aria-live="polite">
            {hint}
          </span>
        )}
      </legend>
      <div className={styles.chipStyles}>
        {styleCatalogue.map((style) => (
          <label key={style.id} className={styles.chip}>
            <input {...styleInput(style.id, name, value, onChange)} aria-label={style.label} />
            <span className={styles.chipLetter}>
              <StyleLetter style={style.id} bare />
              <span className={styles.chipName}>{style.short}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function industryInput(
  id: IndustryId,
  name: string,
  value: IndustryId | null,
  onChange: (industry: IndustryId) => void,
) {
  return { type: 'radio', name, value: id, checked: value === id, onChange: () => onChange(id) };
}

/** With two styles chosen the rest are disabled (GEN-2). */
function styleInput(id: StyleId, name: string, value: readonly StyleId[], onChange: (styles: StyleId[]) => void) {
  const chosen = value.includes(id);
  return {
    type: 'checkbox',
    name,
    value: id,
    checked: chosen,
    disabled: !chosen && value.length >= STYLES_MAX,
    onChange: () => onChange(chosen ? value.filter((other) => other !== id) : [...value, id]),
  };
}

function Tick() {
  return (
    <span className={styles.tick}>
      <Icon name="check" />
    </span>
  );
}
