import { styleOf } from '../../catalog/styles.ts';
import type { Random } from '../../random.ts';
import type { DrawnCase } from '../cases/draw-case.ts';
import { drawMeaning } from './style-meaning.ts';

/** The one screen that the second style rules, what the style is, and what it does there and why. */
export function secondStyle({ case: one, features, input, strand }: DrawnCase, random: Random): string[] {
  const [first, second] = input.styles;
  if (!first || !second) return [];
  const { at, does } = one.direction.styles[second].second;
  // Beginners draw one surface, which may not have the screen.
  const screen = features.find(({ key }) => key === at) ?? one.features[strand.at]!;
  const meaning = drawMeaning(second, `${does} ${one.direction.styles[first].avoid}`, random);
  return [`‘${screen.title}’ alone is ${styleOf(second).label}: ${meaning}.`, `There it ${does}.`];
}
