import type { LevelId } from '../../catalog/levels.ts';
import type { Case, Constraint, Draw } from './case.ts';
import type { DrawnCase, Ranked } from './draw-case.ts';
import type { Scope } from './scope.ts';

/** The screen of the conflict has a limit at every level. */
export function constraintsInScope(
  one: Case,
  { at: main }: DrawnCase['strand'],
  features: readonly Ranked[],
  level: LevelId,
) {
  const hardness: Record<LevelId, number> = { foundation: 0, professional: 1, stretch: 2 };
  const isHere = ({ from }: Case['constraints'][number]) => hardness[from ?? 'foundation'] <= hardness[level];
  const ofMain = one.constraints.filter(({ at }) => at === main);
  const harder = ofMain.some(isHere) ? undefined : ofMain[0];
  return one.constraints.filter(
    (limit) => features.some(({ key }) => key === limit.at) && (isHere(limit) || limit === harder),
  );
}

/**
 * What a person needs comes first, then what this level has beyond easier ones, then the conflict. No feature gets more
 * limits than that of the conflict has states.
 */
export function drawConstraints(
  possible: readonly Constraint<Draw, string>[],
  needed: readonly (string | undefined)[],
  strand: DrawnCase['strand'],
  features: readonly Ranked[],
  { scope, level }: { scope: Scope; level: LevelId },
): Constraint<Draw, string>[] {
  const main = features.find(({ key }) => key === strand.at)!;
  const must = possible.filter(({ frame }) => needed.includes(frame));
  const near = possible.filter(({ at }) => at === strand.at);
  const far = possible.filter(({ at }) => at !== strand.at);
  const hard = possible.filter(({ from }) => from !== undefined && from === level);
  const ranked = [...new Set([...must, ...hard.slice(0, 1), ...near.slice(0, 2), ...far, ...near])];
  const chosen: typeof ranked = [];
  const limitsAt = (at: string) => chosen.filter((limit) => limit.at === at).length;
  const most = () => main.frames.length + limitsAt(strand.at);
  const late: typeof ranked = [];
  for (const limit of ranked)
    (limit.at === strand.at || must.includes(limit) || limitsAt(limit.at) + 2 <= most() ? chosen : late).push(limit);
  return possible.filter((limit) => [...chosen, ...late].slice(0, scope.constraints).includes(limit));
}
