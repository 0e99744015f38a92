import { cutAtWord } from '#domain/text/cut.ts';
import { breakLines } from '#web/ui/text/break-lines.ts';
import type { DrawingProps } from './PaletteInUse.tsx';

const WIDTH = 264;
const LEFT = 22;
const RIGHT = WIDTH - LEFT;
const HEADING_PX = 26;

/** A small screen: a heading, a line of content, features with a state each, and a button. */
export function Screen({ paints, fonts, content: { keyFeatures = [], typography } }: DrawingProps) {
  const titles = keyFeatures.flatMap(({ title }) => title ?? []);
  const heading = breakLines(cutAtWord(titles[0] ?? 'First screen', 33), {
    sizePx: HEADING_PX,
    weight: fonts.headingWeight,
    widthPx: RIGHT - LEFT,
  });
  const sample = breakLines(cutAtWord(typography?.sample ?? 'A line of the content', 77), {
    sizePx: 14,
    weight: 400,
    widthPx: RIGHT - LEFT,
  });
  const states = [
    { title: titles[1], word: 'Done', fill: paints.success },
    // An accent need not be dark enough for small letters, so it is a mark beside them.
    { title: titles[2], word: 'Next', fill: paints.text, mark: paints.accent },
    { title: titles[3] ?? 'Your entry', word: 'Failed', fill: paints.error },
  ];
  const belowHeading = 62 + heading.length * 30;
  const belowSample = belowHeading + sample.length * 20 + 12;
  return (
    <svg viewBox={`0 0 ${WIDTH} 424`} aria-hidden>
      <rect
        x="3"
        y="3"
        width={WIDTH - 6}
        height="418"
        rx="28"
        fill={paints.surface}
        stroke={paints.text}
        strokeWidth="6"
      />
      <g fontFamily={fonts.heading} fontWeight={fonts.headingWeight} fontSize={HEADING_PX} fill={paints.text}>
        {heading.map((line, n) => (
          <text key={line} x={LEFT} y={62 + n * 30}>
            {line}
          </text>
        ))}
      </g>
      <g fontFamily={fonts.body} fontSize="14">
        {sample.map((line, n) => (
          <text key={line} x={LEFT} y={belowHeading + n * 20} fill={paints.muted}>
            {line}
          </text>
        ))}
        {states.map(({ title, word, fill, mark }, n) => {
          const y = belowSample + n * 40;
          return (
            <g key={word}>
              <path d={`M${LEFT} ${y}H${RIGHT}`} stroke={paints.muted} strokeOpacity="0.35" />
              <text x={LEFT} y={y + 26} fill={paints.text}>
                {cutAtWord(title ?? 'A feature', 19)}
              </text>
              {mark && <circle cx={RIGHT - 46} cy={y + 21} r="6" fill={mark} />}
              <text x={RIGHT} y={y + 26} fill={fill} textAnchor="end" fontWeight="600">
                {word}
              </text>
            </g>
          );
        })}
        <rect x={LEFT} y="350" width={RIGHT - LEFT} height="46" rx="10" fill={paints.action} />
        <text x={WIDTH / 2} y="379" fill={paints.actionText} textAnchor="middle" fontSize="16" fontWeight="600">
          Continue
        </text>
      </g>
    </svg>
  );
}
