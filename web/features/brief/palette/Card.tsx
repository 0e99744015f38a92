import { cutAtWord } from '#domain/text/cut.ts';
import type { DrawingProps } from './PaletteInUse.tsx';

/** A card with a heading, a note and two buttons. */
export function Card({ paints, fonts, content: { keyFeatures = [], personas = [] } }: DrawingProps) {
  const feature = keyFeatures[1] ?? keyFeatures[0];
  const person = personas[0];
  return (
    <svg viewBox="0 0 480 164" aria-hidden>
      <rect width="480" height="164" rx="14" fill={paints.surface} />
      <rect y="26" width="6" height="112" rx="3" fill={paints.accent} />
      <text x="26" y="44" fontFamily={fonts.heading} fontWeight={fonts.headingWeight} fontSize="22" fill={paints.text}>
        {cutAtWord(feature?.title ?? 'A card', 31)}
      </text>
      <g fontFamily={fonts.body} fontSize="15">
        <text x="26" y="72" fill={paints.muted}>
          {cutAtWord([person?.name, person?.location].filter(Boolean).join(', ') || 'A note', 47)}
        </text>
        <rect x="26" y="98" width="150" height="44" rx="10" fill={paints.action} />
        <text x="101" y="126" fill={paints.actionText} textAnchor="middle" fontWeight="600">
          Continue
        </text>
        <rect x="189" y="99" width="148" height="42" rx="9" fill="none" stroke={paints.action} strokeWidth="2" />
        <text x="263" y="126" fill={paints.action} textAnchor="middle" fontWeight="600">
          Not now
        </text>
      </g>
    </svg>
  );
}
