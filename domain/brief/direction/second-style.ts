import { styleOf } from '../../catalog/styles.ts';
import type { DrawnCase } from '../cases/draw-case.ts';

/** The one screen that the second style rules, and what it does there and why. */
export function secondStyle({ case: one, features, input, strand }: DrawnCase): string[] {
  const second = input.styles[1];
  if (!second) return [];
  const { at, does } = one.direction.styles[second].second;
  // Beginners draw one surface, which may not have the screen.
  const screen = features.find(({ key }) => key === at) ?? one.features[strand.at]!;
  return [`Only ‘${screen.title}’ is ${styleOf(second).label}. It ${does}.`];
}
