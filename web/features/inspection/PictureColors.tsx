import type { PictureColor } from '#domain/inspection/tokens/picture-colors.ts';
import { CopyValue } from './CopyValue.tsx';
import styles from './Panel.module.css';
import type { Pixels } from './pixels.ts';
import { Swatch } from './Swatch.tsx';

interface Props {
  pixels: Pixels | 'failed' | null;
  /** The original file is read, not a copy. */
  isExact: boolean;
}

/** The colours that cover most of a picture, with their shares. */
export function PictureColors({ pixels, isExact }: Props) {
  if (pixels === 'failed') return null;
  return (
    <>
      <h3>Colours of this picture</h3>
      {!pixels && (
        <p className="t-14 muted" role="status">
          Reading the picture…
        </p>
      )}
      <ul className={styles.fills}>
        {pixels?.colors().map(({ hex, share }) => (
          <li key={hex}>
            <Swatch paint={{ kind: 'solid', color: { hex, alpha: 1 } }} />
            <span className="grow muted tnum">{percentOf(share)}</span>
            <CopyValue value={hex} />
          </li>
        ))}
      </ul>
      {pixels && (
        <p className="t-13 muted">
          In percent of the picture.{!isExact && ' Read from a copy, so they can differ slightly.'}
        </p>
      )}
    </>
  );
}

const percentOf = (share: PictureColor['share']) => (share < 0.01 ? 'Under 1 %' : `${Math.round(share * 100)} %`);
