import { type StyleId, styleOf } from '../../catalog/styles.ts';
import type { DrawnCase } from '../cases/draw-case.ts';

/** What a second style gives to the one thing that the accent marks: "a round outline in coral red around …". */
const GIVES: Readonly<Record<StyleId, readonly [form: string, where: string]>> = {
  minimal: ['an empty field with one line in', 'beside'],
  bold: ['a heavy bar in', 'beside'],
  playful: ['a round outline in', 'around'],
  luxury: ['a wide margin with one line in', 'around'],
  corporate: ['a straight rule in', 'above'],
  retro: ['a printed border in', 'around'],
  futuristic: ['a small lit dot in', 'beside'],
  organic: ['a soft, uneven edge in', 'around'],
};

/** How two styles live together: the second one has a single place, that of the accent. */
export function divideWork({ case: one, input }: DrawnCase, accent: string): string {
  const [first, second] = input.styles as readonly [StyleId, StyleId];
  const [form, where] = GIVES[second];
  const [main, other] = [styleOf(first).label, styleOf(second).label];
  return `${main} shapes the screens. ${other} has one place: ${form} ${accent} ${where} ${one.direction.accent}.`;
}
