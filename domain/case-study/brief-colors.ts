import { contrast } from '../color/contrast.ts';
import type { PageColor } from './document.ts';
import { backgrounds, hexOfFontColor } from './palette.ts';

/** A colour of a brief's palette, with what the brief has it for. */
export interface BriefColor {
  hex: string;
  role: string;
}

/** What WCAG 2 asks of running text. */
const READABLE = 4.5;

/** For what a page has each of its colours, the first that the brief has and that can be read there. */
const wanted: readonly { name: string; roles: readonly string[]; reads(hex: string): boolean }[] = [
  // Links stand on every background that a section may have.
  {
    name: 'Primary',
    roles: ['action', 'accent', 'text'],
    reads: (hex) => backgrounds.every((one) => reads(hex, one.hex)),
  },
  // Decoration: nothing is written in it.
  { name: 'Secondary', roles: ['accent', 'action'], reads: () => true },
  { name: 'Neutral', roles: ['text'], reads: () => true },
  // Title and description stand on it in the page's dark ink.
  { name: 'Background', roles: ['background', 'surface'], reads: (hex) => reads(hexOfFontColor('text-gray-800'), hex) },
];

const reads = (ink: string, ground: string) => contrast(ink, ground) >= READABLE;

/**
 * A page's colours taken from its brief's palette, where they can be read. `kept` names those that stay as they are because none of the
 * palette could be read in their place.
 */
export function colorsOfBrief(palette: readonly BriefColor[], colors: readonly PageColor[]) {
  const kept: string[] = [];
  const next = colors.map((color) => {
    const place = wanted.find(({ name }) => name === color.name);
    if (!place) return color;
    const fitting = place.roles
      .flatMap((role) => palette.filter((one) => one.role === role))
      .find(({ hex }) => place.reads(hex));
    if (fitting) return { ...color, hex: fitting.hex.toLowerCase() };
    kept.push(color.name);
    return color;
  });
  return { colors: next, kept };
}
