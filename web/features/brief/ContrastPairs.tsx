import { contrastsOf } from '#domain/brief/color-roles.ts';
import styles from './Direction.module.css';
import { type Color, hexOf } from './palette/paints.ts';

/** The contrast of the colours that are read together. */
export function ContrastPairs({ colors }: { colors: readonly Color[] }) {
  const contrasts = contrastsOf((role) => hexOf(colors, role));
  if (contrasts.length === 0) return null;
  return (
    <ul className={styles.pairs} aria-label="Contrast on background and surface">
      {contrasts.map(({ name, ratios }) => (
        <li key={name}>
          {name} <span className="strong">{ratios}</span>
        </li>
      ))}
    </ul>
  );
}
