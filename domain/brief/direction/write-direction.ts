import { industryIds } from '../../catalog/industries.ts';
import { type StyleId, styleOf } from '../../catalog/styles.ts';
import { hexToOklch } from '../../color/convert.ts';
import { nameColor } from '../../color/name-color.ts';
import { Random } from '../../random.ts';
import { casesOf } from '../cases/all.ts';
import type { StyleLines } from '../cases/case.ts';
import type { DrawnCase } from '../cases/draw-case.ts';
import { capital } from '../cases/phrases.ts';
import { type BriefContent, COLOR_ROLES } from '../content.ts';
import { drawPair, drawSizes, needsOf, type Sizes } from './draw-pair.ts';
import { drawPalette } from './draw-palette.ts';
import { type Face, looksOf } from './faces.ts';
import type { Palette } from './limits.ts';
import { colorLine } from './lines.ts';
import type { Pair } from './pairs.ts';
import { secondStyle } from './second-style.ts';
import type { Ground } from './style-rules.ts';

type Direction = Required<Pick<BriefContent, 'styleDescription' | 'direction' | 'colors' | 'typography'>>;

/** Draws temper, palette and typefaces, and then describes them in five lines. */
export function writeDirection(drawn: DrawnCase): Direction {
  const { case: one, setting, input, surfaces, personas } = drawn;
  const random = new Random(`${one.id} ${input.seed} ${input.styles.join('+')} ${input.level} direction`);
  const [first, second] = input.styles as readonly [StyleId, StyleId?];
  const lines = one.direction.styles[first];
  const ground = askedGround(lines, one.direction.reading);
  const { base, colors: palette } = drawPalette([first, second], random, {
    ...hueOf(one),
    ...(ground && { ground }),
  });
  const colors = nameColors(palette, random);
  const needs = needsOf(`${one.direction.reading} ${FORBIDS_THIN.test(lines.avoid) ? 'Sturdy.' : ''}`);
  const pair = drawPair(first, base.temper, setting.languages.slice(0, 1), random, needs);
  const sizes = drawSizes(
    {
      device: surfaces[0]!.device,
      reading: one.direction.reading,
      oldest: Math.max(...personas.map(({ person }) => person.age)),
    },
    pair,
    base.ground === 'dark',
    random,
  );
  const lookOf = (face: Face, weight: number) => random.pick(looksOf(face, weight, needs));
  const headings = lookOf(pair.heading.face, pair.heading.weight);
  return {
    styleDescription: lines.mood,
    direction: {
      mood: lines.mood,
      shape: [lines.shape, ...secondStyle(drawn)].join(' '),
      type: `Headings in ${headings}, as on ${one.direction.lettering}. ${one.direction.reading}`,
      color: colorLine(drawn, colors, random),
      avoid: lines.avoid.replace(', because', `, the risk of ${styleOf(first).label}, because`),
    },
    colors,
    typography: typographyOf(pair, sizes, one.direction.sample, {
      heading: headings,
      body: lookOf(pair.body.face, pair.body.weight),
    }),
  };
}

/** Degrees between two cases, so that a few of them in a row are spread over the whole circle. */
const GOLDEN_ANGLE = 137.5;
const order = new Map(industryIds.flatMap(casesOf).map(({ id }, index) => [id, index]));

/** Degrees that actions may have: red is for errors. */
const ACTIONS = [50, 345] as const;

/** Each case has a hue of its own, so that no two clients get nearly one palette. */
function hueOf({ id }: DrawnCase['case']): { hue: number; side: 1 | -1 } {
  const index = order.get(id) ?? 0;
  const share = ((index * GOLDEN_ANGLE) % 360) / 360;
  return { hue: ACTIONS[0] + share * (ACTIONS[1] - ACTIONS[0]), side: index % 2 === 0 ? 1 : -1 };
}

/** Lines that speak of a dark or a light ground need one. It is dark only where the client has a reason for it. */
function askedGround({ mood, shape, avoid }: StyleLines, reading: string): Ground | undefined {
  const found = /\b(dark|white|light|pale) (?:ground|page|background|room|screen)s?\b/i.exec(`${mood} ${shape}`)?.[1];
  if (found) return found.toLowerCase() === 'dark' ? 'dark' : 'light';
  if (FORBIDS_DARK.test(avoid) || /\b(?:sun|sunlight|sunny|daylight|outdoors)\b/i.test(reading)) return 'light';
  return /\b(?:in the dark|at night)\b/i.test(`${mood} ${shape} ${reading}`) ? undefined : 'light';
}

const FORBIDS_DARK = /\b(?:dark|black) (?:screens?|panels?|glass|grounds?|pages?|backgrounds?|maps?)\b/i;
const FORBIDS_THIN = /\b(?:thin|hairlines?)\b/i;

export function nameColors(palette: Palette, random: Random): BriefContent['colors'] {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  return COLOR_ROLES.map((role) => {
    const hex = palette[role];
    // One colour in two roles has one name.
    const known = COLOR_ROLES.find((other) => names.has(other) && palette[other] === hex);
    const name = (known && names.get(known)) ?? nameColor(hexToOklch(hex), taken, random);
    taken.add(name);
    names.set(role, name);
    return { name, hex, role };
  });
}

function typographyOf(
  { heading, body }: Pair,
  sizes: Sizes,
  sample: string,
  looks: { heading: string; body: string },
): NonNullable<BriefContent['typography']> {
  const isOne = heading.face === body.face;
  const use = ({ face, weight }: Pair['heading'], size: number, look: string) => ({
    family: face.family,
    stack: face.stack,
    weight,
    size,
    note: `${capital(look)}.`,
  });
  const text = use(body, sizes.text, looks.body);
  return {
    heading: use(heading, sizes.heading, looks.heading),
    body: isOne ? { ...text, note: 'The same face.' } : text,
    sample,
  };
}
