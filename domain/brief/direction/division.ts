import { type StyleId, styleOf } from '../../catalog/styles.ts';
import type { DrawnCase } from '../cases/draw-case.ts';
import { listOf } from '../cases/phrases.ts';

/** Two styles that pull apart, and how a design keeps both. The names stand in the order of the alphabet. */
const risks: Readonly<Partial<Record<`${StyleId} ${StyleId}`, string>>> = {
  'bold luxury': 'one is loud and the other quiet. Let one thing on a screen be large, and leave space around it',
  'bold minimal': 'one adds size and colour, the other takes them away. Let only one thing on a screen be large',
  'corporate organic':
    'one wants straight rows and the other soft shapes. Keep the rows, and soften only edges and pictures',
  'corporate playful':
    'a joke in the wrong place looks careless. Keep playful details away from money, errors and promises',
  'corporate retro':
    'old forms can look like an old system. Keep them to headings and pictures, and forms and tables plain',
  'futuristic organic': 'one looks made by machines and the other by hand. Choose one of them for each screen',
  'futuristic retro': 'one looks ahead and the other back. Take type from one and movement from the other',
  'luxury playful': 'a joke in the wrong place looks careless. Play with movement, and not with words',
  'minimal playful': 'decoration fills the space that the other style needs. Play in one place on each screen',
};

const riskOf = (first: StyleId, second: StyleId): string | undefined =>
  risks[[first, second].toSorted().join(' ') as keyof typeof risks];

/** Which screens the second style shapes, and why. The first style keeps the first screen and the conflict. */
export function divideWork({ case: one, features, strand, input }: DrawnCase): string {
  const [first, second] = input.styles as readonly [StyleId, StyleId];
  const later = features.slice(1);
  const free = later.filter(({ key }) => key !== strand.at);
  const shaped = (free.length > 0 ? free : later).slice(-2).slice(0, features.length > 4 ? 2 : 1);
  const [main, other] = [styleOf(first).label, styleOf(second).label];
  const screens = listOf(shaped.map(({ title }) => `‘${title}’`));
  const { why } = one.direction.styles[second];
  const risk = riskOf(first, second);
  return [
    `${main} is the main style, and shapes the first screen. ${other} shapes ${screens}, and sets the accent colour.`,
    why,
    ...(risk ? [`The pair is a risk: ${risk}.`] : []),
  ].join(' ');
}
