import type { InspectionView } from '#contract/inspection.ts';
import { keyOf } from '#domain/inspection/tokens/count.ts';
import { variableOf } from '#domain/inspection/tokens/css.ts';
import type { TokenKind } from '#domain/inspection/tokens/token-set.ts';

/** Returns a function that finds a value's token name, e.g. 'color-oven-brick'; null where there is none. */
export function tokenFinder(tokens: InspectionView['tokens']) {
  const names = new Map<string, string>();
  for (const kind of ['color', 'typography', 'radius', 'shadow', 'gradient', 'spacing'] as const)
    for (const token of tokens?.[kind] ?? []) {
      const key = `${kind} ${keyOf(token.value)}`;
      // If several tokens have one value, the most used one is first.
      if (!names.has(key)) names.set(key, variableOf(kind, token).slice(2));
    }
  return (kind: TokenKind, value: unknown): string | null => names.get(`${kind} ${keyOf(value)}`) ?? null;
}

export type FindToken = ReturnType<typeof tokenFinder>;
