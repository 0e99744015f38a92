import { type SwatchId, swatches } from '#domain/showcase/colors.ts';
import { useInertUntilHydrated } from '#web/lib/page/use-hydrated.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './ColorChoice.module.css';
import { SEARCH_FORM } from './search.ts';

interface Props {
  color: SwatchId | null;
  onChange: (color: SwatchId | null) => void;
  /** Beside the search box: one line without a heading. */
  inline?: boolean;
}

/** SHOW-12: designs by a colour of their cover. A second press takes the choice back. */
export function ColorChoice({ color, onChange, inline }: Props) {
  return (
    <fieldset className={classes(styles.colors, inline && styles.inline)}>
      <legend>{inline ? 'By colour' : 'Colour'}</legend>
      <div className={styles.swatches}>
        {swatches.map(({ id, label, hex }) => (
          <Swatch key={id} id={id} label={label} hex={hex} isChosen={color === id} onChange={onChange} />
        ))}
      </div>
    </fieldset>
  );
}

interface SwatchProps {
  id: SwatchId;
  label: string;
  hex: string;
  isChosen: boolean;
  onChange: Props['onChange'];
}

function Swatch({ id, label, hex, isChosen, onChange }: SwatchProps) {
  const inert = useInertUntilHydrated({ controlledBy: isChosen, name: 'color' });
  return (
    <label className={styles.swatch} title={label} inert={inert}>
      <input
        type="checkbox"
        name="color"
        value={id}
        form={SEARCH_FORM}
        checked={isChosen}
        aria-label={label}
        onChange={(event) => onChange(event.target.checked ? id : null)}
      />
      {/* The colour as an attribute, because a style attribute is not allowed. */}
      <svg viewBox="0 0 24 24" aria-hidden>
        <rect width="24" height="24" rx="4" fill={hex} />
      </svg>
    </label>
  );
}
