import type { Random } from '../../random.ts';
import type { DrawnCase } from '../cases/draw-case.ts';
import { capital } from '../cases/phrases.ts';
import type { BriefContent, ColorRole } from '../content.ts';

const UNTOUCHED: ReadonlySet<string> = new Set(['wall screen', 'paper']);

/** The one thing that the accent marks, and what the action means where nobody presses anything. */
export function colorLine(drawn: DrawnCase, colors: BriefContent['colors'], random: Random): string {
  const { accent: marked } = drawn.case.direction;
  const accent = nameOf(colors, 'accent');
  const marks = random.pick([
    `${capital(accent)} is only for ${marked}.`,
    `The accent, ${accent}, is for ${marked}.`,
    `Keep ${accent}, the accent, for ${marked}.`,
  ]);
  return [...withoutButtons(drawn, nameOf(colors, 'action')), marks].join(' ');
}

function withoutButtons({ case: one, surfaces }: DrawnCase, action: string): string[] {
  const happening = one.direction.action;
  const untouched = surfaces.filter(({ device }) => UNTOUCHED.has(device));
  if (!happening || untouched.length === 0) return [];
  const where = untouched.length === surfaces.length ? 'This screen' : `The ${untouched[0]!.name.toLowerCase()}`;
  return [`${where} has no buttons, so ${action} marks ${happening}.`];
}

const nameOf = (colors: BriefContent['colors'], role: ColorRole): string =>
  colors.find((color) => color.role === role)!.name.toLowerCase();
