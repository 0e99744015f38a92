import { contrast } from '../color/contrast.ts';
import type { PageColor } from './document.ts';
import { backgrounds, hexOfFontColor } from './palette.ts';

/** A colour of a brief's palette, with its role. */
export interface BriefColor {
  hex: string;
  role: string;
}

/** What WCAG 2 asks of running text. */
const READABLE = 4.5;

/** For each of a page's colours: the roles in the brief to try in order, and the condition of legibility. */
const wanted: readonly { name: string; roles: readonly string[]; reads(hex: string): boolean }[] = [
  // Links can be on every background of a section.
  {
    name: 'Primary',
    roles: ['action', 'accent', 'text'],
    reads: (hex) => backgrounds.every((one) => reads(hex, one.hex)),
  },
  // Decoration only, without text.
  { name: 'Secondary', roles: ['accent', 'action'], reads: () => true },
  { name: 'Neutral', roles: ['text'], reads: () => true },
  // Title and description are on it in the page's dark text colour.
  { name: 'Background', roles: ['background', 'surface'], reads: (hex) => reads(hexOfFontColor('text-gray-800'), hex) },
];

const reads = (ink: string, ground: string) => contrast(ink, ground) >= READABLE;

/**
 * Takes a page's colours from its brief's palette where they are readable. `kept` names the colours that stay
 * because no palette colour is readable there.
 */
export function colorsOfBrief(palette: readonly BriefColor[], colors: readonly PageColor[]) {
  const chosen: string[] = [];
  const next = colors.map((color) => {
    const place = wanted.find(({ name }) => name === color.name);
    if (!place) return color;
    const fitting = place.roles
      .flatMap((role) => palette.filter((one) => one.role === role))
      .find(({ hex }) => place.reads(hex));
    if (fitting) return { ...color, hex: fitting.hex.toLowerCase() };
    chosen.push(color.name);
    return color;
  });
  return { colors: next, kept: chosen };
}
