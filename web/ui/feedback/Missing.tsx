import { Icon } from '#web/ui/brand/Icon.tsx';
import styles from './Missing.module.css';
import { NothingHere, NothingHerePart, type NothingHereProps } from './NothingHere.tsx';

type Art = 'brief' | 'case-study' | 'submission' | 'private';

/** `art`: the outline of what should stand here. */
type Props = Omit<NothingHereProps, 'art'> & { art: Art };

/** The whole page for a thing of ours that is not there, or not for this person. */
export function Missing({ art, ...rest }: Props) {
  return <NothingHere {...rest} art={<Drawing art={art} />} />;
}

/** The same inside a page that has a `main` of its own. */
export function MissingPart({ art, ...rest }: Props & { heading?: 1 | 2 | 3 }) {
  return <NothingHerePart {...rest} art={<Drawing art={art} />} />;
}

function Drawing({ art }: { art: Art }) {
  switch (art) {
    case 'brief':
      return (
        <svg viewBox="27 0 220 124" aria-hidden>
          <path
            className={styles.outline}
            d="M28 7a6 6 0 0 1 6-6h152a6 6 0 0 1 6 6v48a7 7 0 0 0 0 14v48a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V69a7 7 0 0 0 0-14z"
          />
          <path className={styles.outline} d="M42 62h136" />
          <path className={styles.lines} d="M46 82h96v8H46zM46 100h64v6H46z" />
        </svg>
      );
    case 'case-study':
      return (
        <svg viewBox="0 0 220 124" aria-hidden>
          <rect className={styles.outline} x="1" y="1" width="218" height="122" rx="6" />
          <path className={styles.lines} d="M20 28h96v10H20zM20 54h180v5H20zM20 68h180v5H20zM20 82h120v5H20z" />
        </svg>
      );
    case 'submission':
      return (
        <svg viewBox="27 0 220 124" aria-hidden>
          <rect className={styles.outline} x="28" y="1" width="164" height="122" rx="6" />
        </svg>
      );
    case 'private':
      return <Icon name="lock" className={styles.lock} />;
  }
}
