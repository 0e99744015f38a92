import { breakLines } from '#web/ui/text/break-lines.ts';
import styles from './TypeSpecimen.module.css';

interface Props {
  font: { stack: string; weight: number };
  /** It never grows with the page. */
  sizePx: Record<keyof typeof WIDTHS, number>;
  text: string;
  /** #rrggbb each. */
  ground: string;
  ink: string;
}

const WIDTHS = { wide: 420, narrow: 284 } as const;
const ALPHABET = ['Aa Bb Cc Gg Qq Rr', '0123456789 & ?'];
const ALPHABET_PX = 20;
/** The average letter of a bold typeface. */
const WIDEST_EM = 0.6;

/** One typeface: a text, and some of its letters. SVG, as inline styles are forbidden. */
export function SpecimenSheet(props: Props) {
  return (
    <div className={styles.sheet}>
      <svg className={styles.ground} preserveAspectRatio="none" aria-hidden>
        <rect width="100%" height="100%" fill={props.ground} />
      </svg>
      <Drawing {...props} layout="wide" />
      <Drawing {...props} layout="narrow" />
    </div>
  );
}

/** A long word is drawn smaller, so that the line holds it. */
function sizeFor(text: string, sizePx: number, widthPx: number): number {
  const longest = Math.max(...text.split(/\s+/).map(({ length }) => length));
  return Math.min(sizePx, Math.floor(widthPx / (longest * WIDEST_EM)));
}

function Drawing({ font, sizePx, text, ink, layout }: Props & { layout: keyof typeof WIDTHS }) {
  const widthPx = WIDTHS[layout];
  const drawnPx = sizeFor(text, sizePx[layout], widthPx);
  const leading = drawnPx * (drawnPx > 24 ? 1.12 : 1.5);
  const lines = breakLines(text, { sizePx: drawnPx, weight: font.weight, widthPx });
  const alphabetTop = lines.length * leading + 24;
  const heightPx = Math.ceil(alphabetTop + ALPHABET.length * ALPHABET_PX * 1.4 + 6);
  return (
    <svg
      className={styles[layout]}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      width={widthPx}
      height={heightPx}
      fontFamily={font.stack}
      fontWeight={font.weight}
      fill={ink}
      aria-hidden
    >
      <text fontSize={drawnPx} letterSpacing={drawnPx > 24 ? -drawnPx / 60 : 0}>
        {lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text are identified only by their position.
          <tspan key={n} x="0" y={drawnPx * 0.9 + n * leading}>
            {line}
          </tspan>
        ))}
      </text>
      <text fontSize={ALPHABET_PX} opacity="0.86">
        {ALPHABET.map((line, n) => (
          <tspan key={line} x="0" y={alphabetTop + ALPHABET_PX * (1 + n * 1.4)}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}
