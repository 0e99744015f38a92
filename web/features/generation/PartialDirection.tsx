import type { PartialBriefContent } from '#domain/brief/content.ts';
import { directionLines } from '#domain/brief/direction-lines.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { isWholeHex, listOf, textOf } from './partial.ts';
import { Lines, Paragraph } from './partial-text.tsx';
import styles from './WritingSections.module.css';

/** A palette has at least this many colours. Space for the missing ones is reserved. */
const COLORS_MIN = 4;

export function PartialDirection({ content }: { content: PartialBriefContent }) {
  const colors = listOf(content.colors).filter(({ hex }) => isWholeHex(hex));
  const toCome = Math.max(0, COLORS_MIN - colors.length);
  const { typography } = content;
  const faces = [textOf(typography?.heading?.family), textOf(typography?.body?.family)].filter(Boolean);
  return (
    <>
      {content.direction ? (
        directionLines.map(([key, label]) => (
          <Lines key={key} title={label} items={[textOf(content.direction?.[key])].filter(Boolean)} />
        ))
      ) : (
        <Paragraph text={textOf(content.styleDescription)} />
      )}
      {colors.length > 0 && (
        <ul className={styles.palette} aria-label="Colours">
          {colors.map(({ name, hex }) => (
            <li key={`${name} ${hex}`}>
              <svg aria-hidden preserveAspectRatio="none">
                <rect width="100%" height="100%" fill={hex} />
              </svg>
              <span className="sr">{`${textOf(name)}, ${hex}`}</span>
            </li>
          ))}
          {Array.from({ length: toCome }, (_, n) => n).map((n) => (
            <li key={n} aria-hidden>
              <Skeleton shape="block" />
            </li>
          ))}
        </ul>
      )}
      {faces.length > 0 && <p className={styles.fonts}>{faces.join(' with ')}</p>}
    </>
  );
}
