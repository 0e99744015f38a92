import { barsOf } from '#domain/brief/goal-figures.ts';
import { cutAtWord } from '#domain/text/cut.ts';
import type { DrawingProps } from './PaletteInUse.tsx';

const ROWS_MAX = 3;
const BAR_FULL = 300;

/** A chart of the brief's own measures, today and at the target. Without figures, a chart of nothing. */
export function Chart({ paints, fonts, content: { successMeasures = [] } }: DrawingProps) {
  const rows = successMeasures.flatMap(({ metric = '', baseline = '', target = '' }) => {
    const bars = barsOf(baseline, target);
    return bars ? [{ metric, baseline, target, bars }] : [];
  });
  if (rows.length === 0) return <PlainChart paints={paints} />;
  const shown = rows.slice(0, ROWS_MAX);
  const height = 20 + shown.length * 70;
  return (
    <svg viewBox={`0 0 480 ${height}`} aria-hidden>
      <rect width="480" height={height} rx="14" fill={paints.surface} />
      <g fontFamily={fonts.body} fontSize="14">
        {shown.map(({ metric, baseline, target, bars: [from, to] }, n) => {
          const y = 16 + n * 70;
          return (
            <g key={metric}>
              <text x="26" y={y + 16} fill={paints.text}>
                {cutAtWord(metric, 62)}
              </text>
              <rect x="26" y={y + 26} width={Math.max(2, from * BAR_FULL)} height="12" fill={paints.muted} />
              <text x={36 + from * BAR_FULL} y={y + 37} fill={paints.muted}>
                {cutAtWord(baseline, 13)}
              </text>
              <rect x="26" y={y + 42} width={Math.max(2, to * BAR_FULL)} height="12" fill={paints.accent} />
              <text x={36 + to * BAR_FULL} y={y + 54} fill={paints.text} fontWeight="600">
                {cutAtWord(target, 13)}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}

const heights = [36, 54, 76, 102, 70, 42, 24];
const HIGHEST = Math.max(...heights);

function PlainChart({ paints }: Pick<DrawingProps, 'paints'>) {
  return (
    <svg viewBox="0 0 480 150" aria-hidden>
      <rect width="480" height="150" rx="14" fill={paints.surface} />
      <path d="M26 128H454" stroke={paints.muted} />
      {heights.map((height, n) => (
        <rect
          key={height}
          x={36 + n * 60}
          y={128 - height}
          width="40"
          height={height}
          fill={height === HIGHEST ? paints.accent : paints.action}
        />
      ))}
    </svg>
  );
}
