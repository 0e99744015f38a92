import type { Random } from '../../random.ts';
import type { DrawnCase } from '../cases/draw-case.ts';
import { capital } from '../cases/phrases.ts';
import type { BriefContent, ColorRole } from '../content.ts';
import { divideWork } from './division.ts';

const UNTOUCHED: ReadonlySet<string> = new Set(['wall screen', 'paper']);

/** The one thing that the accent marks, and what the action means where nobody presses anything. */
export function colorLine(drawn: DrawnCase, colors: BriefContent['colors'], random: Random): string {
  const { accent: marked, action: happening } = drawn.case.direction;
  const name = (role: ColorRole) => colors.find((color) => color.role === role)!.name.toLowerCase();
  const [action, accent] = [name('action'), name('accent')];
  const isUntouched = drawn.surfaces.some(({ device }) => UNTOUCHED.has(device));
  const acts = happening && isUntouched ? [`Where nobody touches the screen, ${action} shows ${happening}.`] : [];
  const marks = random.pick([
    `${capital(accent)} marks only ${marked}.`,
    `${capital(accent)} is kept for ${marked}.`,
    `The accent, ${accent}, is for ${marked}.`,
  ]);
  return [...acts, drawn.input.styles.length > 1 ? divideWork(drawn, accent, random) : marks].join(' ');
}
