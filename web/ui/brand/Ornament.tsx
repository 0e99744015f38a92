import type { IndustryId } from '#domain/catalog/industries.ts';
import { spriteHref } from './sprite.ts';

interface Props {
  industry: IndustryId;
  className?: string;
}

/** One ornament of an industry. It takes its colours from the paper around it. */
export function Ornament({ industry, className }: Props) {
  return (
    <svg className={className} viewBox="0 0 60 60" aria-hidden data-industry={industry}>
      <use href={spriteHref(`o-${industry}-0`)} />
    </svg>
  );
}
