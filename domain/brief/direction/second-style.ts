import { styleOf } from '../../catalog/styles.ts';
import type { DrawnCase } from '../cases/draw-case.ts';

/** What the second style lends, and why this client wants it. */
export function secondStyle({ case: one, input }: DrawnCase): string[] {
  const [, second] = input.styles;
  if (!second) return [];
  const { gives, why } = one.direction.styles[second];
  return [`The second style, ${styleOf(second).label}, ${gives}.`, why];
}
