import type { Random } from '../../random.ts';
import type { DrawnCase } from '../cases/draw-case.ts';
import { capital } from '../cases/phrases.ts';
import type { BriefContent, ColorRole } from '../content.ts';

const UNTOUCHED: ReadonlySet<string> = new Set(['wall screen', 'paper']);

/** The one thing that the accent marks, and what the action means where nobody presses anything. */
export function colorLine(drawn: DrawnCase, colors: BriefContent['colors'], random: Random): string {
  const { accent: marked, action: happening } = drawn.case.direction;
  const [action, accent] = [nameOf(colors, 'action'), nameOf(colors, 'accent')];
  const isUntouched = drawn.surfaces.some(({ device }) => UNTOUCHED.has(device));
  const acts = happening && isUntouched ? [`Where nobody touches the screen, ${action} shows ${happening}.`] : [];
  const marks = random.pick([`${capital(accent)} marks only ${marked}.`, `The accent, ${accent}, marks ${marked}.`]);
  return [...acts, marks].join(' ');
}

const nameOf = (colors: BriefContent['colors'], role: ColorRole): string =>
  colors.find((color) => color.role === role)!.name.toLowerCase();
