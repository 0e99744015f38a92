import type { FindingKind, Judged } from './kinds.ts';
import { type Color, isNear } from './points.ts';
import type { Area, Box } from './raster.ts';
import type { ScorePart } from './score.ts';

/** One thing to decide: a difference, or several with one cause. */
export interface Finding {
  /** 1, 2, …: the number of the pin on the picture and of the line in the list. */
  number: number;
  kind: FindingKind;
  /** Places, the largest first, in fractions of the design's width and height. */
  places: Area[];
  /** For `shift`: how much further right and down the part is in the build, in pixels of the design's picture. */
  dx: number;
  dy: number;
  /** For `size` and `height`: by how many of these pixels an edge or the end has moved. */
  px: number;
  /** For `colour`: the most common colours of the differing pixels. */
  from: string;
  to: string;
}

/** Further findings are only counted, because such a build is a different picture. */
export const FINDINGS_MAX = 24;
const PLACES_MAX = 12;

/** The part of the score that each kind reduces. */
export const partOf: Record<FindingKind, ScorePart> = {
  shift: 'layout',
  size: 'layout',
  height: 'layout',
  colour: 'colour',
  missing: 'content',
  extra: 'content',
  text: 'content',
  content: 'content',
};

interface Scale {
  /** Size of the compared pictures. */
  width: number;
  designHeight: number;
  /** Pixels of the design's picture per pixel of the compared one. */
  perPixel: number;
}

/** Combines differences with one cause and adds their places. The largest is the first; `more` is the number of small ones that were left out. */
export function findingsFrom(judged: readonly Judged[], scale: Scale): { findings: Finding[]; more: number } {
  const groups: Judged[][] = [];
  for (const one of judged) {
    const group = groups.find(([first]) => first && isOneCause(first, one));
    if (group) group.push(one);
    else groups.push([one]);
  }
  const weight = (group: Judged[]) => group.reduce((sum, { region }) => sum + region.pixels, 0);
  const heaviest = groups.toSorted((a, b) => weight(b) - weight(a)).slice(0, FINDINGS_MAX);
  const findings = heaviest.map((group, n) => ({ number: n + 1, ...finding(group, scale) }));
  return { findings, more: groups.length - heaviest.length };
}

function finding(group: readonly Judged[], scale: Scale): Omit<Finding, 'number'> {
  const { kind, offset, region, from, to } = group[0]!;
  const pixels = (count: number) => Math.round(count * scale.perPixel);
  return {
    kind,
    places: group.slice(0, PLACES_MAX).map((one) => fractions(one.region.box, scale)),
    dx: pixels(offset?.dx ?? 0),
    dy: pixels(offset?.dy ?? 0),
    px: kind === 'size' ? pixels(thicknessOf(region.box)) : kind === 'height' ? pixels(region.box.height) : 0,
    from: hexOf(from),
    to: hexOf(to),
  };
}

function isOneCause(one: Judged, other: Judged): boolean {
  if (one.kind !== other.kind) return false;
  const [a, b] = [one.region.box, other.region.box];
  switch (one.kind) {
    case 'shift':
      return Math.abs(one.offset!.dx - other.offset!.dx) <= 1 && Math.abs(one.offset!.dy - other.offset!.dy) <= 1;
    case 'size':
      return Math.abs(thicknessOf(a) - thicknessOf(b)) <= 1 && a.width < a.height === b.width < b.height;
    case 'colour':
      return isNear(one.from, other.from) && isNear(one.to, other.to);
    default:
      return false;
  }
}

const thicknessOf = ({ width, height }: Box) => Math.min(width, height);

function fractions(box: Box, { width, designHeight }: Scale): Area {
  const part = (value: number, of: number) => Math.round((value / of) * 10_000) / 10_000;
  return {
    x: part(box.x, width),
    y: part(box.y, designHeight),
    width: part(box.width, width),
    height: part(box.height, designHeight),
  };
}

function hexOf(color: Color): string {
  return `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
