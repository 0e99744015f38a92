import { colorRoles, contrastPairs } from '#domain/brief/color-roles.ts';
import { contrastOf } from '#web/parts/contrast.ts';
import styles from './Direction.module.css';
import { type Color, hexOf } from './palette/paints.ts';

/** The contrast of the colours that are read together. */
export function ContrastPairs({ colors }: { colors: readonly Color[] }) {
  const known = contrastPairs.flatMap(([front, back]) => {
    const ratio = contrastOf(hexOf(colors, front) ?? '', hexOf(colors, back) ?? '');
    return ratio === null ? [] : [{ name: `${colorRoles[front]} / ${colorRoles[back].toLowerCase()}`, ratio }];
  });
  if (known.length === 0) return null;
  return (
    <ul className={styles.pairs} aria-label="Contrast">
      {known.map(({ name, ratio }) => (
        <li key={name}>
          {name} <span className="strong">{ratio.toFixed(1)}:1</span>
        </li>
      ))}
    </ul>
  );
}
