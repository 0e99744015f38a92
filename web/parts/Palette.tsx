import { classes } from '#web/ui/classes.ts';
import { useCopying } from '#web/ui/control/use-copying.ts';
import { inkOn } from './contrast.ts';
import styles from './Palette.module.css';

export interface PaletteColour {
  name: string;
  /** #rrggbb */
  hex: string;
  /** What it is for. */
  role?: string;
}

/** The colours of a brief. Each code can be copied, and shows how well text on it can be read. */
export function Palette({ colours }: { colours: readonly PaletteColour[] }) {
  const { last, copy } = useCopying();
  const outcome = last && (last.isCopied ? 'Copied' : 'Not copied');
  return (
    <>
      <ul className={styles.palette} aria-label="Colour palette">
        {colours.map((colour) => {
          const ink = inkOn(colour.hex);
          return (
            <li key={`${colour.name} ${colour.hex}`} className={classes(ink?.dark === false && styles.lightInk)}>
              <svg className={styles.fill} aria-hidden preserveAspectRatio="none">
                <rect width="100%" height="100%" fill={ink ? colour.hex : 'none'} />
              </svg>
              <span className={styles.name}>
                {colour.name}
                {colour.role && <small>{colour.role}</small>}
              </span>
              <span>
                {ink && (
                  <span
                    className={styles.ratio}
                  >{`${ink.dark ? 'Dark' : 'Light'} text ${ink.ratio.toFixed(1)}:1`}</span>
                )}
                <button
                  type="button"
                  onClick={() => void copy(colour.hex)}
                  aria-label={`Copy ${colour.hex}, ${colour.name}`}
                >
                  {last?.text === colour.hex ? outcome : colour.hex.toUpperCase()}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      <span className="sr" role="status">
        {last && `${last.text} ${last.isCopied ? 'copied' : 'could not be copied'}`}
      </span>
    </>
  );
}
