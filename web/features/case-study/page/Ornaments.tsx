import type { Decoration as DecorationName } from '#domain/case-study/palette.ts';

/** A small shape above the title of a section. */
export function Decoration({ kind }: { kind: DecorationName }) {
  if (kind === 'none') return null;
  return (
    <svg className="cs-mark" viewBox="0 0 20 20" aria-hidden>
      {kind === 'circle' ? <circle cx="10" cy="10" r="10" /> : <rect width="20" height="20" />}
    </svg>
  );
}

/** A row of dots below a section. */
export function Dots({ count }: { count: number }) {
  return (
    <svg className="cs-dots" width={count * 15 - 9} height="6" aria-hidden>
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all dots are the same.
        <circle key={n} cx={3 + n * 15} cy="3" r="3" />
      ))}
    </svg>
  );
}
