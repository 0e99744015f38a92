import type { IndustryId } from '#domain/catalog/industries.ts';
import { spriteHref } from './sprite.ts';

interface Props {
  industry: IndustryId;
  modules?: number;
  className?: string;
}

const CELL = 60;
const INSET = 4;

/** A row of an industry's four ornaments, repeated and cut off at the right. */
export function OrnamentStrip({ industry, modules = 5, className }: Props) {
  const cells = Array.from({ length: modules }, (_, n) => n);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${modules * CELL} ${CELL}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden
      data-industry={industry}
    >
      {cells.map((n) => (
        <use
          key={n}
          href={spriteHref(`o-${industry}-${(n % 4) as 0 | 1 | 2 | 3}`)}
          x={n * CELL + INSET}
          y={INSET}
          width={CELL - 2 * INSET}
          height={CELL - 2 * INSET}
        />
      ))}
    </svg>
  );
}
