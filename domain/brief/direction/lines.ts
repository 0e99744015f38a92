import type { Random } from '../../random.ts';
import type { DrawnCase } from '../cases/draw-case.ts';
import { capital } from '../cases/phrases.ts';
import type { BriefContent, ColorRole } from '../content.ts';
import type { Sizes } from './draw-pair.ts';
import type { Pair } from './pairs.ts';

/** What the pair looks like, and what this reader needs. */
export function typeLine(reading: string, { heading, body }: Pair, sizes: Sizes, random: Random): string {
  const [a, b] = [heading.face, body.face];
  if (a === b) {
    return random.pick([
      `One family in two weights: ${a.look}. ${reading}`,
      `${reading} One family does both headings and text: ${a.look}.`,
      `${a.family}, ${a.look}, in ${heading.weight} for headings and ${body.weight} for text. ${reading}`,
    ]);
  }
  return random.pick([
    `${capital(a.look)} for headings, ${b.look} for text. ${reading}`,
    `${reading} Headings stand in ${a.family}, ${a.look}, and text in ${b.family}, ${b.look}.`,
    `Headings: ${a.look}, ${sizes.heading} px. Text: ${b.look}, ${sizes.text} px. ${reading}`,
    `${capital(a.look)} names each screen. ${capital(b.look)} says the rest. ${reading}`,
  ]);
}

const UNTOUCHED: ReadonlySet<string> = new Set(['wall screen', 'paper']);

/** Which colour acts, and the one thing that the accent marks. */
export function colorLine(drawn: DrawnCase, colors: BriefContent['colors'], turn: number, random: Random): string {
  const { accent: marked, action: happening } = drawn.case.direction;
  const name = (role: ColorRole) => colors.find((color) => color.role === role)!.name.toLowerCase();
  const [action, accent] = [name('action'), name('accent')];
  const still = drawn.surfaces.filter(({ device }) => UNTOUCHED.has(device));
  const acts =
    happening && still.length === drawn.surfaces.length
      ? random.pick([
          `Nobody touches the screen: ${action} shows ${happening}.`,
          `${capital(action)} shows ${happening}, because nobody presses anything here.`,
        ])
      : random.pick([
          `What can be pressed is ${action}, so that the next step is found first.`,
          `Every button is ${action}, so that people learn it once.`,
          // The others say that the colour acts on every screen.
          ...(still.length > 0
            ? []
            : [
                `${capital(action)} acts: it is on buttons and links, and nowhere else.`,
                `${capital(action)} on ${name('background')} says “press here”, on every screen alike.`,
              ]),
        ]);
  const there =
    happening && still.length > 0 && still.length < drawn.surfaces.length
      ? [`Where nobody touches the screen, ${action} shows ${happening}.`]
      : [];
  const apart = relation(turn);
  const marks = random.pick([
    `${capital(accent)} marks ${marked} and nothing else.`,
    `The one accent, ${accent}, marks ${marked}.`,
    apart
      ? `${capital(accent)}, ${apart} ${action}, is only for ${marked}.`
      : `${capital(accent)} is kept for ${marked}.`,
  ]);
  const words = random.pick([
    'Colour never speaks alone.',
    'A word always says the same as the colour.',
    'Each colour comes with a word or a sign.',
    'Nobody has to tell colours apart to understand a screen.',
  ]);
  return [acts, ...there, marks, words].join(' ');
}

/** How accent and action are related on the colour wheel; `null` where they are near, and only lightness parts them. */
function relation(turn: number): string | null {
  if (turn >= 130) return 'opposite to';
  return turn <= 75 ? null : 'clearly apart from';
}
