import { styleOf } from '../../catalog/styles.ts';
import type { DrawnCase } from '../cases/draw-case.ts';

/** The one screen that the second style rules, never the first one, and what it does there and why. */
export function secondStyle({ case: one, features, input, strand }: DrawnCase): string[] {
  const second = input.styles[1];
  if (!second) return [];
  const lines = one.direction.styles[second].second;
  const at = Object.keys(lines).find((key) => key !== strand.at && features.some((feature) => feature.key === key))!;
  return [`Only ‘${one.features[at]!.title}’ is ${styleOf(second).label}. It ${lines[at]}.`];
}
