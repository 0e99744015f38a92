import { type StyleId, styleOf } from '../../catalog/styles.ts';
import type { Random } from '../../random.ts';
import type { DrawnCase } from '../cases/draw-case.ts';

/** What a second style gives where the case does not say it: something at the one thing that the accent marks. */
const GIVES: Readonly<Record<StyleId, readonly ((color: string, thing: string) => string)[]>> = {
  minimal: [
    (color, thing) => `keeps strong colour for one place: ${color} on ${thing}`,
    (color, thing) => `keeps an empty field and one line in ${color} beside ${thing}`,
  ],
  bold: [
    (color, thing) => `makes one thing loud: a heavy bar in ${color} beside ${thing}`,
    (color, thing) => `gives weight to one place: a thick edge in ${color} around ${thing}`,
  ],
  playful: [
    (color, thing) => `adds one friendly detail: a round outline in ${color} around ${thing}`,
    (color, thing) => `is seen in one drawn mark: an open ring in ${color} around ${thing}`,
  ],
  luxury: [
    (color, thing) => `gives the widest margin of the screen, and a plain frame in ${color}, to ${thing}`,
    (color, thing) => `lets one thing stand alone: much space and a single line in ${color} around ${thing}`,
  ],
  corporate: [
    (color, thing) => `brings order to one place: a straight rule in ${color} above ${thing}`,
    (color, thing) => `is seen in one square mark in ${color} before ${thing}`,
  ],
  retro: [
    (color, thing) => `lends the look of print: a border in ${color} around ${thing}`,
    (color, thing) => `is seen in one stamp in ${color} beside ${thing}`,
  ],
  futuristic: [
    (color, thing) => `lends the look of an instrument: a lit dot in ${color} beside ${thing}`,
    (color, thing) => `is seen in one sharp outline in ${color} around ${thing}`,
  ],
  organic: [
    (color, thing) => `softens one place: an uneven edge in ${color} around ${thing}`,
    (color, thing) => `is seen in one brush mark in ${color} beside ${thing}`,
  ],
};

/** What the second style lends, and why this client wants it. */
export function secondStyle({ case: one, input }: DrawnCase, accent: string, random: Random): string[] {
  const [, second] = input.styles;
  if (!second) return [];
  const { gives, why } = one.direction.styles[second];
  const lends = gives ?? random.pick(GIVES[second])(accent, one.direction.accent);
  return [`The second style, ${styleOf(second).label}, ${lends}.`, why];
}
