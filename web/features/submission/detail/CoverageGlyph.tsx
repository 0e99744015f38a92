import type { CoverageState } from '#domain/submission/coverage.ts';
import { StateGlyph } from '#web/parts/StatusBadge.tsx';

const glyphs = { evidenced: 'tick', partly: 'half', argued: 'bars', open: 'dashed' } as const;

/** The icon for how far a design answers a requirement; the word stands beside it. */
export function CoverageGlyph({ state }: { state: CoverageState }) {
  return <StateGlyph glyph={glyphs[state]} />;
}
