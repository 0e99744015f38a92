import { luminance } from '../../color/contrast.ts';
import type { Random } from '../../random.ts';
import type { DrawnCase } from '../cases/draw-case.ts';
import { capital } from '../cases/phrases.ts';
import type { BriefContent, ColorRole } from '../content.ts';

const UNTOUCHED: ReadonlySet<string> = new Set(['wall screen', 'paper']);

/** What the action and the accent are for: one thing each. Where nobody presses anything, the action marks what happens. */
export function colorLine(drawn: DrawnCase, colors: BriefContent['colors'], random: Random): string {
  const { accent: marked, own } = drawn.case.direction;
  const [action, accent] = [nameOf(colors, 'action'), nameOf(colors, 'accent')];
  const untouched = withoutButtons(drawn, `${action}, the colour of ${own},`);
  const marks = random.pick([
    `${capital(accent)} marks only ${marked}.`,
    `The accent, ${accent}, marks ${marked}.`,
    `${capital(accent)} is the accent: it marks ${marked}.`,
  ]);
  const acts = random.pick([
    `${capital(action)}, the colour of ${own}, marks what can be pressed.`,
    `Buttons and links are ${action}, the colour of ${own}.`,
    `What can be pressed is ${action}, the colour of ${own}.`,
  ]);
  return [...whyDark(drawn, colors), ...(untouched.length > 0 ? untouched : [acts]), marks].join(' ');
}

/** A dark ground has its reason, here or in the line on shape. */
function whyDark({ case: one, input }: DrawnCase, colors: BriefContent['colors']): string[] {
  const isDark = luminance(colors.find(({ role }) => role === 'background')!.hex) < 0.2;
  const isSaid = one.direction.styles[input.styles[0]!].shape.includes('dark ground');
  return isDark && !isSaid ? ['The ground is dark, because a bright screen dazzles at night.'] : [];
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
