import { contrast } from '../../color/contrast.ts';
import { differences, seenBy } from '../../color/difference.ts';
import type { BriefContent, ColorRole } from '../content.ts';
import { faces } from '../direction/faces.ts';
import { APART, CONTRASTS, leastDeficient, SIGNALS } from '../direction/limits.ts';
import { blocked, type Failure, noted } from './failure.ts';

type Colors = Partial<Record<ColorRole, string>>;

const byRole = ({ colors }: BriefContent): Colors => Object.fromEntries(colors.map(({ role, hex }) => [role, hex]));

/** M18: text is readable, and actions and accents are visible. */
export function checkContrast(content: BriefContent): Failure[] {
  const colors = byRole(content);
  const missing = (['background', 'text', 'action'] as const).filter((role) => !colors[role]);
  const pairs = CONTRASTS.flatMap(([front, back, least]) => {
    const [a, b] = [colors[front], colors[back]];
    if (!a || !b || contrast(a, b) >= least) return [];
    // Cut off, not rounded: a refused 4.49 must not be shown as 4.5.
    const shown = (Math.floor(contrast(a, b) * 100) / 100).toFixed(2);
    return [blocked('M18', `${front} on ${back} is ${shown}:1; ${least}:1 is the least.`)];
  });
  return [...missing.map((role) => blocked('M18', `No colour has the role ${role}.`)), ...pairs];
}

/** M19: any two colours that say something can be told apart, also with a colour-vision deficiency. */
export function checkDistinct({ colors }: BriefContent): Failure[] {
  const seen = colors
    .filter(({ role }) => SIGNALS.includes(role))
    .map(({ name, hex, role }) => ({ name, role, seen: seenBy(hex) }));
  return seen.flatMap((one, index) =>
    seen.slice(index + 1).flatMap((other) => {
      const { normal, deficient } = differences(one.seen, other.seen);
      if (normal < APART.normal)
        return [noted('M19', `${one.name} and ${other.name} look the same (ΔE ${normal.toFixed(1)}).`)];
      if (deficient >= leastDeficient(one.role, other.role)) return [];
      const figure = `ΔE ${deficient.toFixed(1)}`;
      return [noted('M19', `${one.name} and ${other.name} look the same with a colour-vision deficiency (${figure}).`)];
    }),
  );
}

const shipped = new Set(Object.values(faces).map(({ family }) => family));

/** M20: the typefaces are shipped with the installation, and headings are larger than text. */
export function checkTypography({ typography }: BriefContent): Failure[] {
  if (!typography) return [];
  const { heading, body } = typography;
  const absent = [heading, body]
    .filter(({ family }) => !shipped.has(family))
    .map(({ family }) => noted('M20', `The installation does not ship ${family}.`));
  const isLarger = !heading.size || !body.size || heading.size > body.size;
  return isLarger ? absent : [...absent, noted('M20', `Headings of ${heading.size} px are not larger than the text.`)];
}
