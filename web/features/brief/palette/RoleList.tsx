import { colorRoles, noteOn } from '#domain/brief/color-roles.ts';
import { useCopying } from '#web/ui/control/use-copying.ts';
import { type Color, hexOf } from './paints.ts';
import styles from './RoleList.module.css';

/** The colours by role. Each code can be copied. */
export function RoleList({ colors }: { colors: readonly Color[] }) {
  const { last, copy } = useCopying();
  const outcome = last && (last.isCopied ? 'Copied' : 'Not copied');
  return (
    <>
      <ul className={styles.roles} aria-label="Colour palette">
        {colors.map(({ name, hex, role }) => (
          <li key={`${role} ${hex}`}>
            <svg viewBox="0 0 34 46" aria-hidden>
              <rect x="0.5" y="0.5" width="33" height="45" rx="3" fill={hex} />
            </svg>
            <span className={styles.name}>
              <b>{colorRoles[role]}</b>
              {[name, noteOn(role, (other) => hexOf(colors, other))].filter(Boolean).join(', ')}
            </span>
            <button type="button" onClick={() => void copy(hex)} aria-label={`Copy ${hex}, ${name}`}>
              {last?.text === hex ? outcome : hex.toUpperCase()}
            </button>
          </li>
        ))}
      </ul>
      <span className="sr" role="status">
        {last && `${last.text} ${last.isCopied ? 'copied' : 'could not be copied'}`}
      </span>
    </>
  );
}
