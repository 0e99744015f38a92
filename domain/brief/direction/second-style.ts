import type { DrawnCase } from '../cases/draw-case.ts';
import { styleMeaning } from './style-meaning.ts';

/** The one screen that the second style rules, what it does there, and why. */
export function secondStyle({ case: one, features, input, strand }: DrawnCase): string[] {
  const [, second] = input.styles;
  if (!second) return [];
  const { at, does } = one.direction.styles[second].second;
  // Beginners draw one surface, which may not have the screen.
  const screen = features.find(({ key }) => key === at) ?? one.features[strand.at]!;
  return [styleMeaning(second), `It rules one screen, ‘${screen.title}’.`, `There it ${does}.`];
}
