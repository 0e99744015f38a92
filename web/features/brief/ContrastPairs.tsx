import { useId } from 'react';
import { colorRoles, contrastsOf } from '#domain/brief/color-roles.ts';
import styles from './Direction.module.css';
import { type Color, hexOf } from './palette/paints.ts';

/** The contrast of the colours that are read together. */
export function ContrastPairs({ colors }: { colors: readonly Color[] }) {
  const label = useId();
  const contrasts = contrastsOf((role) => hexOf(colors, role));
  if (contrasts.length === 0) return null;
  return (
    <>
      <p id={label} className={styles.contrast}>
        Contrast on background / surface
      </p>
      <ul className={styles.pairs} aria-labelledby={label}>
        {contrasts.map(({ role, ratios }) => (
          <li key={role}>
            {colorRoles[role]} <span className="strong">{ratios}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
