import { type StyleId, styleOf } from '../../catalog/styles.ts';
import { contrast } from '../../color/contrast.ts';
import { hexToOklch } from '../../color/convert.ts';
import { differences, seenBy } from '../../color/difference.ts';
import { fonts } from '../compose/direction/fonts.ts';
import { PALETTE_LIMITS } from '../compose/direction/palette.ts';
import { styleTable } from '../compose/direction/styles.ts';
import { colorTraits } from '../compose/direction/traits.ts';
import type { BriefContent, ColorRole } from '../content.ts';
import { blocked, type Failure, noted } from './failure.ts';

type Colors = Partial<Record<ColorRole, string>>;

function byRole({ colors }: BriefContent): Colors {
  return Object.fromEntries(colors.map(({ role, hex }) => [role, hex]));
}

/** M18: text is readable, and actions and accents are visible. */
export function checkContrast(content: BriefContent): Failure[] {
  const colors = byRole(content);
  const pair = (one: ColorRole, other: ColorRole, least: number): Failure[] => {
    const [a, b] = [colors[one], colors[other]];
    if (!a || !b) return [];
    const ratio = contrast(a, b);
    // Cut off, not rounded: a refused 4.49 must not be shown as 4.5.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    return ratio >= least ? [] : [blocked('M18', `${one} on ${other} is ${shown}:1; ${least}:1 is the least.`)];
  };
  return [
    ...(['background', 'text', 'action'] as const).flatMap((role) =>
      colors[role] ? [] : [blocked('M18', `No colour has the role ${role}.`)],
    ),
    ...pair('text', 'background', PALETTE_LIMITS.text),
    ...pair('text', 'surface', PALETTE_LIMITS.text),
    ...pair('actionText', 'action', PALETTE_LIMITS.text),
    ...pair('action', 'background', PALETTE_LIMITS.parts),
    ...pair('accent', 'background', PALETTE_LIMITS.parts),
  ];
}

/** M19 for one brief: any two colours can be told apart, also with colour blindness. */
export function checkDistinct({ colors }: BriefContent): Failure[] {
  const seen = colors.map(({ name, hex }) => ({ name, seen: seenBy(hex) }));
  return seen.flatMap((one, index) =>
    seen.slice(index + 1).flatMap((other) => {
      const { normal, deficient } = differences(one.seen, other.seen);
      if (normal < PALETTE_LIMITS.apart)
        return [noted('M19', `${one.name} and ${other.name} look the same (ΔE ${normal.toFixed(1)}).`)];
      if (deficient < PALETTE_LIMITS.apartDeficient) {
        return [
          noted(
            'M19',
            `${one.name} and ${other.name} look the same with a colour-vision deficiency (ΔE ${deficient.toFixed(1)}).`,
          ),
        ];
      }
      return [];
    }),
  );
}

/** M20: both styles are visible in colours and type, and the text names both. */
export function checkStyles(content: BriefContent, styles: readonly StyleId[]): Failure[] {
  const [first, last] = [styles[0]!, styles.at(-1)!];
  const { background, action, accent } = byRole(content);
  const failures: Failure[] = [];
  for (const id of styles) {
    const word = styleOf(id).label.split(/[ /]/)[0]!;
    if (!content.styleDescription.toLowerCase().includes(word.toLowerCase()))
      failures.push(noted('M20', `${styleOf(id).label} is not named in the direction.`));
  }
  if (background && !colorTraits[first].ground(hexToOklch(background))) {
    failures.push(noted('M20', `The background ${background} does not look ${styleOf(first).label}.`));
  }
  if (action && !colorTraits[last].spark(hexToOklch(action), hexToOklch(accent ?? action))) {
    failures.push(noted('M20', `The action colour ${action} does not look ${styleOf(last).label}.`));
  }
  const family = content.typography?.heading.family;
  const kind = Object.entries(fonts).find(([, list]) => list.some((font) => font.family === family))?.[0];
  const allowed = styles.flatMap((id) => styleTable[id].headings as readonly string[]);
  if (kind && !allowed.includes(kind))
    failures.push(noted('M20', `${family} is not a font for ${styles.map((id) => styleOf(id).label).join(' and ')}.`));
  return failures;
}
