import { type StyleId, styleOf } from '../../catalog/styles.ts';
import type { DrawnCase } from '../cases/draw-case.ts';
import { listOf } from '../cases/phrases.ts';

/** What a second style does for the screens that it shapes. */
const purposes: Readonly<Record<StyleId, string>> = {
  minimal: 'so that nothing there competes with the content',
  bold: 'so that its one message cannot be missed',
  playful: 'so that people like to try it',
  luxury: 'so that it feels like a welcome',
  corporate: 'so that everything there has its fixed place',
  retro: 'so that it reminds people of the place behind the screen',
  futuristic: 'so that a change is noticed when it happens',
  organic: 'so that it feels less like a form',
};

/** Which screens the second style shapes, why, and which style wins. The first keeps the first screen and the conflict. */
export function divideWork({ features, strand, input }: DrawnCase): string {
  const [first, second] = input.styles as readonly [StyleId, StyleId];
  const later = features.slice(1);
  const free = later.filter(({ key }) => key !== strand.at);
  const shaped = (free.length > 0 ? free : later).slice(-2).slice(0, features.length > 4 ? 2 : 1);
  const [one, other] = [styleOf(first).label, styleOf(second).label];
  const screens = listOf(shaped.map(({ title }) => `‘${title}’`));
  return `${other} shapes ${screens}, ${purposes[second]}, and gives the accent. ${one} shapes the rest and wins where both meet on one screen.`;
}
