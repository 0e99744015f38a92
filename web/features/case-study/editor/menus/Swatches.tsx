import parts from './menu-parts.module.css';
import styles from './Swatches.module.css';

interface Props<Id extends string> {
  label: string;
  /** Colours by their name in the style sheet. */
  colors: readonly { id: Id; label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** A row of colours in a menu. */
export function Swatches<Id extends string>({ label, colors, chosen, onChoose }: Props<Id>) {
  return (
    <>
      <p className={parts.label}>{label}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a group within a menu. */}
      <div className={styles.swatches} role="group" aria-label={label}>
        {colors.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="menuitemradio"
            tabIndex={-1}
            aria-checked={id === chosen}
            aria-label={name}
            title={id}
            data-swatch={id}
            onClick={() => onChoose(id)}
          />
        ))}
      </div>
    </>
  );
}
