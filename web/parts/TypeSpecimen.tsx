import { breakLines } from '#web/ui/text/break-lines.ts';
import { contrastOf, inkOn } from './contrast.ts';
import styles from './TypeSpecimen.module.css';

export type Font = { family: string /** CSS font-family list. */; stack: string; weight: number };

type Props = {
  heading: Font;
  body: Font;
  /** Large text in the heading font. */
  sample: string;
  /** Small text below in the body font. */
  text: string;
  /** #rrggbb each. Text colours without enough contrast on the paper are replaced. */
  paper: string;
  ink: string;
  accent: string;
};

const LARGE_TEXT_RATIO = 3;
const TEXT_RATIO = 4.5;
const wide = { widthPx: 880, marginPx: 36, headingPx: 54, bodyPx: 19, bodyWidthPx: 480 };
const narrow = { widthPx: 340, marginPx: 22, headingPx: 35, bodyPx: 17, bodyWidthPx: 296 };

/**
 * An example of two paired fonts. It is SVG because the brief sets fonts and colours and the content policy forbids
 * inline styles; its text is also there for screen readers. It uses fonts of the reader's device.
 */
export function TypeSpecimen(props: Props) {
  return (
    <div className={styles.specimen}>
      <p className="sr">
        {props.sample} {props.text}
      </p>
      <Sheet {...props} layout={wide} className={styles.wide} />
      <Sheet {...props} layout={narrow} className={styles.narrow} />
    </div>
  );
}

function Sheet({
  heading,
  body,
  sample,
  text,
  paper,
  ink,
  accent,
  layout,
  className,
}: Props & { layout: typeof wide; className: string | undefined }) {
  const { widthPx, marginPx, headingPx, bodyPx, bodyWidthPx } = layout;
  const large = breakLines(sample, { sizePx: headingPx, weight: heading.weight, widthPx: widthPx - 2 * marginPx });
  const small = breakLines(text, { sizePx: bodyPx, weight: body.weight, widthPx: bodyWidthPx });
  const largeLeading = headingPx * 1.08;
  const smallLeading = bodyPx * 1.5;
  const belowHeading = marginPx + large.length * largeLeading + bodyPx * 0.6;
  const heightPx = Math.ceil(belowHeading + small.length * smallLeading + marginPx * 0.6);
  return (
    <svg className={className} viewBox={`0 0 ${widthPx} ${heightPx}`} aria-hidden>
      <rect width={widthPx} height={heightPx} fill={paper} />
      <text
        fontFamily={heading.stack}
        fontWeight={heading.weight}
        fontSize={headingPx}
        letterSpacing={-headingPx / 50}
        fill={readable(accent, paper, LARGE_TEXT_RATIO)}
      >
        {large.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text are identified only by their position.
          <tspan key={n} x={marginPx} y={marginPx + headingPx * 0.82 + n * largeLeading}>
            {line}
          </tspan>
        ))}
      </text>
      <text fontFamily={body.stack} fontWeight={body.weight} fontSize={bodyPx} fill={readable(ink, paper, TEXT_RATIO)}>
        {small.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text are identified only by their position.
          <tspan key={n} x={marginPx} y={belowHeading + bodyPx + n * smallLeading}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}

/** The colour itself if its contrast on the paper is high enough, else black or white. */
function readable(colour: string, paper: string, ratio: number): string {
  if ((contrastOf(colour, paper) ?? 0) >= ratio) return colour;
  return inkOn(paper)?.dark === false ? '#ffffff' : '#000000';
}
