import { useId } from 'react';
import type { Paint } from '#domain/inspection/layer.ts';
import styles from './Panel.module.css';

/** A small sample of a paint, as SVG: colours of designs cannot be in the style sheet. */
export function Swatch({ paint }: { paint: Paint }) {
  const id = useId();
  const fill = paint.kind === 'solid' ? paint.color.hex : paint.kind === 'image' ? 'none' : `url(#${id})`;
  return (
    <svg className={styles.swatch} aria-hidden="true">
      {paint.kind !== 'solid' && paint.kind !== 'image' && (
        <defs>
          <linearGradient id={id} gradientTransform={`rotate(${(paint.angle ?? 180) - 90} 0.5 0.5)`}>
            {paint.stops.map(({ at, color }) => (
              <stop
                key={`${at} ${color.hex} ${color.alpha}`}
                offset={at}
                stopColor={color.hex}
                stopOpacity={color.alpha}
              />
            ))}
          </linearGradient>
        </defs>
      )}
      <rect width="100%" height="100%" fill={fill} fillOpacity={paint.kind === 'solid' ? paint.color.alpha : 1} />
    </svg>
  );
}
