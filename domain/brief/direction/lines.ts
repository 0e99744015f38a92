import { contrast } from '../../color/contrast.ts';
import type { Random } from '../../random.ts';
import type { DrawnCase } from '../cases/draw-case.ts';
import { capital } from '../cases/phrases.ts';
import type { BriefContent, ColorRole } from '../content.ts';
import type { Pair } from './pairs.ts';

/** What the pair looks like, and what this reader needs. */
export function typeLine(reading: string, { heading, body }: Pair, random: Random): string {
  const [a, b] = [heading.face, body.face];
  if (a === b)
    return random.pick([`One family in two weights: ${a.look}. ${reading}`, `${reading} One family, ${a.look}.`]);
  return random.pick([
    `${capital(a.look)} for headings, ${b.look} for text. ${reading}`,
    `${reading} Headings: ${a.look}. Text: ${b.look}.`,
  ]);
}

const UNTOUCHED: ReadonlySet<string> = new Set(['wall screen', 'paper']);

/** Which colour acts, and the one thing that the accent marks. */
export function colorLine(drawn: DrawnCase, colors: BriefContent['colors'], random: Random): string {
  const { accent: marked, action: happening } = drawn.case.direction;
  const name = (role: ColorRole) => colors.find((color) => color.role === role)!.name.toLowerCase();
  const hexOf = (role: string) => colors.find((color) => color.role === role)!.hex;
  const [action, accent] = [name('action'), name('accent')];
  const still = drawn.surfaces.filter(({ device }) => UNTOUCHED.has(device));
  const acts =
    happening && still.length === drawn.surfaces.length
      ? random.pick([
          `Nobody touches the screen: ${action} shows ${happening}.`,
          `${capital(action)} shows ${happening}, because nobody presses anything here.`,
        ])
      : random.pick([
          `What can be pressed is ${action}.`,
          `Every button is ${action}.`,
          // The others say that the colour acts on every screen.
          ...(still.length > 0
            ? []
            : [
                `Buttons and links are ${action}, and nothing else is.`,
                `${capital(action)} on ${name('background')} means “press here”.`,
              ]),
        ]);
  const there =
    happening && still.length > 0 && still.length < drawn.surfaces.length
      ? [`Where nobody touches the screen, ${action} shows ${happening}.`]
      : [];
  const readable = ['background', 'surface'].every((ground) => contrast(hexOf('accent'), hexOf(ground)) >= READABLE);
  const how = readable ? '' : random.pick(MARKS);
  const marks = random.pick([
    `${capital(accent)} marks ${marked} and nothing else${how}.`,
    `The one accent, ${accent}, marks ${marked}${how}.`,
    `${capital(accent)} is kept for ${marked}${how}.`,
  ]);
  return [acts, ...there, marks].join(' ');
}

/** WCAG AA for text of any size. */
const READABLE = 4.5;

/** An accent below this contrast is for marks, and not for letters. */
const MARKS = [
  ': as a bar, a dot or an outline, never as letters',
  ', with a line or a dot; the letters there have the colour of text',
  ', with a bar beside the words and never on the words',
];
