import { styleOf } from '../../catalog/styles.ts';
import type { Random } from '../../random.ts';
import type { DrawnCase } from '../cases/draw-case.ts';

/** The one screen that the second style rules, what it does there, and why. */
export function secondStyle({ case: one, features, input, strand }: DrawnCase, random: Random): string[] {
  const [, second] = input.styles;
  if (!second) return [];
  const { at, does } = one.direction.styles[second].second;
  // Beginners draw one surface, which may not have the screen.
  const screen = features.find(({ key }) => key === at) ?? one.features[strand.at]!;
  const { label } = styleOf(second);
  const rules = random.pick([
    `The second style, ${label}, is only for ‘${screen.title}’.`,
    `${label}, the second style, shapes only ‘${screen.title}’.`,
    `The second style, ${label}, shapes ‘${screen.title}’ and nothing else.`,
  ]);
  return [rules, `There it ${does}.`];
}
