import { styleOf } from '../../catalog/styles.ts';
import type { Random } from '../../random.ts';
import type { DrawnCase } from '../cases/draw-case.ts';

/** What the second style lends, and why this client wants it. */
export function secondStyle({ case: one, input }: DrawnCase, random: Random): string[] {
  const [, second] = input.styles;
  if (!second) return [];
  const { gives, why } = one.direction.styles[second];
  const { label } = styleOf(second);
  const begin = random.pick([`The second style, ${label},`, `${label}, the second style,`, `${label} is second: it`]);
  return [`${begin} ${gives}.`, `The reason: ${why}`];
}
