import { type StyleId, styleOf } from '../../catalog/styles.ts';
import { Random } from '../../random.ts';
import type { DrawnCase } from '../cases/draw-case.ts';

/** What a second style gives to every screen, beside the layout and the tone of the first. */
const GIVES: Readonly<Record<StyleId, readonly [string, string, string]>> = {
  minimal: ['leaves out what a screen does not need', 'keeps to few sizes of type', 'puts one matter on each screen'],
  bold: ['makes one thing on each screen very large', 'gives heavy headings', 'gives large fields of plain colour'],
  playful: ['gives small drawings', 'gives rounded, uneven forms', 'gives one bright detail on each screen'],
  luxury: ['gives fewer words', 'gives thin lines and generous headings', 'gives materials seen close up'],
  corporate: ['gives straight rows', 'gives each thing a fixed place', 'gives labels that are alike on all screens'],
  retro: ['gives headings like painted signs', 'gives borders and lines', 'gives labels like printed tickets'],
  futuristic: ['gives light to what is new', 'gives thin lines and exact figures', 'gives each state a clear mark'],
  organic: ['gives soft edges', 'gives grounds like paper or cloth', 'gives natural colours and few straight lines'],
};

/** How two styles live together. The names stand in the order of the alphabet. */
const RULES: Readonly<Record<string, string>> = {
  'bold corporate': 'The large thing stands above the rows and never inside a row',
  'bold futuristic': 'What is large is one plain colour, and what has light is small',
  'bold luxury': 'Let one thing be large, and leave the space around it empty',
  'bold minimal': 'Only one thing on a screen is large; everything else is text of one size',
  'bold organic': 'What is large is a word or a number, and what is soft is its ground',
  'bold playful': 'A drawing is never larger than the word or number that it belongs to',
  'bold retro': 'The large thing has no border, and what has a border is small',
  'corporate futuristic': 'Rows and forms stay plain; light marks only the state of a thing',
  'corporate luxury': 'Tables keep their lines and their order; only the space around them grows',
  'corporate minimal': 'A row may lose its decoration, but never its label',
  'corporate organic': 'Rows stay straight; only edges and pictures are soft',
  'corporate playful': 'Keep drawings away from money, errors and promises',
  'corporate retro': 'Forms and tables stay plain; old forms are for headings',
  'futuristic luxury': 'One thing on a screen is lit, and the rest stays quiet',
  'futuristic minimal': 'Light marks a change of state and is never decoration',
  'futuristic organic': 'Light belongs to states, and soft forms belong to pictures',
  'futuristic playful': 'A drawing appears when a task is done, and not before',
  'futuristic retro': 'Letters and borders come from the old style, and the marks for a state from the new one',
  'luxury minimal': 'Space takes the place of decoration; a label is never left out for beauty',
  'luxury organic': 'A screen has at most one picture beside what the task shows, with space around it',
  'luxury playful': 'Play with shape, and never with words',
  'luxury retro': 'Use one border or one line on a screen, never both',
  'minimal organic': 'Soft forms are on the ground and the edges, and never behind text',
  'minimal playful': 'Play in one place on each screen, and leave the rest empty',
  'minimal retro': 'A screen has one border at most',
  'organic playful': 'Drawings look made by hand, and only one of them is in colour',
  'organic retro': 'Borders and lines look painted; pictures and letters of text stay plain',
  'playful retro': 'Drawings look printed, and none of them lies behind text',
};

/** What each of two styles shapes, why the client asks for the second, and the rule for both. */
export function divideWork({ case: one, input }: DrawnCase): string {
  const [first, second] = input.styles as readonly [StyleId, StyleId];
  const [main, other] = [styleOf(first).label, styleOf(second).label];
  return [
    `${main} is the main style: it shapes layout and tone. ${other} ${new Random(`${one.id} ${second}`).pick(GIVES[second])}.`,
    one.direction.styles[second].why,
    `Rule for both: ${RULES[[first, second].toSorted().join(' ')]!}.`,
  ].join(' ');
}
