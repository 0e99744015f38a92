import { useEffect, useState } from 'react';
import { classes } from './classes.ts';
import { inkOn } from './contrast.ts';
import { COPIED_LASTS_MS } from './copied.ts';
import styles from './Palette.module.css';

export type PaletteColour = { name: string /** #rrggbb */; hex: string /** What it is for. */; role?: string };

/** The colours of a brief. Each code can be copied, and says how well text reads on it. */
export function Palette({ colours, label = 'Colour palette' }: { colours: readonly PaletteColour[]; label?: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(null), COPIED_LASTS_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  function copy(hex: string) {
    navigator.clipboard?.writeText(hex).then(
      () => setCopied(hex),
      () => setCopied(null),
    );
  }
  return (
    <>
      <ul className={styles.palette} aria-label={label}>
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
                  onClick={() => copy(colour.hex)}
                  aria-label={`Copy ${colour.hex}, ${colour.name}`}
                >
                  {copied === colour.hex ? 'Copied' : colour.hex.toUpperCase()}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      <span className="sr" role="status">
        {copied && `${copied} copied`}
      </span>
    </>
  );
}
