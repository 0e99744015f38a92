import {
  type Color,
  colorAt,
  isNear,
  mainColor,
  type Pair,
  type Points,
  pointsOf,
  shareOf,
  surroundings,
} from './points.ts';
import type { Box, Raster } from './raster.ts';
import { partsOf, type Region } from './regions.ts';
import { nudgeOf, type Offset, offsets, offsetsBetweenEdges, shiftOf } from './shift.ts';
import { haveDifferentText, isEndOfLine } from './text-detection.ts';

/**
 * The kind of fault in one part of a build. `shift`: it is at another place. `size`: an edge is at another place.
 * `colour`: the same shape has another colour. `missing`, `extra`: only the design, or only the build, has it.
 * `text`: a line of text has other words, or fewer, or more. `content`: both have something different. `height`:
 * one picture is longer than the other.
 */
export const findingKinds = ['shift', 'size', 'height', 'colour', 'missing', 'extra', 'text', 'content'] as const;
export type FindingKind = (typeof findingKinds)[number];

export interface Judged {
  kind: FindingKind;
  region: Region;
  /** The most common colour of the differing pixels, in the design and in the build. */
  from: Color;
  to: Color;
  offset: Offset | null;
}

/** From this share of one colour, an area is flat: the other pixels are edges. */
const FLAT = 0.62;
const MOST = 0.55;
const FEW = 0.15;
const ALIKE = 0.85;
/** From this share of letters, a region is a text; with fewer it is a drawing with a few strokes. */
const WORDS_MIN = 0.25;
/** More pieces than this belong to one thing, such as a text. */
const PARTS_MAX = 6;

/**
 * Finds the kind of difference of a region. Several kinds are answered when its parts have different kinds, or when
 * the whole has no clear cause but at least half of it does in its parts.
 */
export function judgeApart(pair: Pair, region: Region): Judged[] {
  const whole = judge(pair, region);
  if (whole.kind === 'shift' || whole.kind === 'text') return [whole];
  const parts = partsOf(region, pair.levels, pair.grid).map((part) => judge(pair, part));
  if (parts.length === 1 || parts.length > PARTS_MAX) return [whole];
  const pixelsOf = (kind: FindingKind) =>
    parts.reduce((sum, part) => sum + (part.kind === kind ? part.region.pixels : 0), 0);
  if (pixelsOf('text') > region.pixels * WORDS_MIN) return [{ ...whole, kind: 'text' }];
  const unknown = pixelsOf('content');
  const areApart =
    whole.kind === 'content'
      ? unknown <= region.pixels / 2
      : unknown === 0 && new Set(parts.map(({ kind }) => kind)).size > 1;
  return areApart ? parts : [whole];
}

/** Finds the kind of difference of a region, from its pixels and those around it. */
export function judge(pair: Pair, region: Region): Judged {
  const points = pointsOf(pair, region);
  const [design, build] = [mainColor(pair.design, points), mainColor(pair.build, points)];
  const judged = (kind: FindingKind, offset: Offset | null = null): Judged => ({
    kind,
    region,
    from: design.color,
    to: build.color,
    offset,
  });
  const isFlat = { design: design.share >= FLAT, build: build.share >= FLAT };
  if (isFlat.design && isFlat.build && isGround(pair, region.box)) return judged('colour');
  const around = surroundings(pair, region.box);
  const text = () => {
    const nudge = nudgeOf(pair, points);
    return nudge ? judged('shift', nudge) : judged('text');
  };
  const gone = () => (isEndOfLine(pair, pair.design, region) ? text() : judged('missing'));
  const added = () => (isEndOfLine(pair, pair.build, region) ? text() : judged('extra'));
  const likeDesign = shareOf(pair.design, around, design.color);
  const likeBuild = shareOf(pair.design, around, build.color);

  if (isFlat.design && isFlat.build) {
    if (likeBuild >= MOST && likeDesign < FEW) return gone();
    if (likeDesign >= MOST && likeBuild < FEW) return added();
    if (likeDesign >= FEW && likeBuild >= FEW && likeDesign + likeBuild >= MOST) return judged('size');
    return judged('colour');
  }
  const ground = mainColor(pair.design, around).color;
  const offset = moveOf(pair, points, [...offsets, ...offsetsBetweenEdges(pair, region, ground)]);
  if (offset) return judged('shift', offset);
  if (isFlat.build && likeBuild >= MOST / 2) return gone();
  if (isFlat.design && likeDesign >= MOST / 2) return added();
  if (isRecolored(pair, points)) return judged('colour');
  return haveDifferentText(pair, region) ? text() : judged('content');
}

/** A region over the full width and this share of the height is a background: nothing surrounds it. */
const GROUND_HEIGHT_MIN = 0.5;

function isGround({ grid }: Pair, { width, height }: Box): boolean {
  return width >= grid.width - 2 * grid.side && height >= GROUND_HEIGHT_MIN * grid.height;
}

/**
 * The offset by which a part moved. Where one picture is plain, its new place must have been empty before: otherwise a
 * missing letter would be found in every equal letter nearby.
 */
export function moveOf(pair: Pair, points: Points, tries: readonly Offset[]): Offset | null {
  const offset = shiftOf(pair, points, tries);
  if (!offset) return null;
  const { levels, grid } = pair;
  const isPlain = (raster: Raster) => mainColor(raster, points).share >= FLAT;
  const isBuildPlain = isPlain(pair.build);
  if (isPlain(pair.design) === isBuildPlain) return offset;
  const sign = isBuildPlain ? 1 : -1;
  const arrived = points.filter((n) => {
    const [x, y] = [(n % grid.width) + sign * offset.dx, Math.floor(n / grid.width) + sign * offset.dy];
    return x >= 0 && y >= 0 && x < grid.width && y < grid.height && levels[y * grid.width + x] !== 0;
  });
  return arrived.length >= points.length / 2 ? offset : null;
}

/** Whether light and dark areas are equal in both, so that only the colours differ. */
function isRecolored({ design, build }: Pair, points: Points): boolean {
  const light = (color: Color) => 0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2];
  const pairs = points.map((n) => [light(colorAt(design, n)), light(colorAt(build, n))] as const);
  const mean = (pick: (one: readonly [number, number]) => number) =>
    pairs.reduce((sum, one) => sum + pick(one), 0) / pairs.length;
  const [meanA, meanB] = [mean(([a]) => a), mean(([, b]) => b)];
  const [spreadA, spreadB] = [mean(([a]) => (a - meanA) ** 2), mean(([, b]) => (b - meanB) ** 2)];
  if (spreadA === 0 || spreadB === 0) return false;
  return mean(([a, b]) => (a - meanA) * (b - meanB)) / Math.sqrt(spreadA * spreadB) >= ALIKE;
}

/** Whether one region removed what the other one added: their colours are swapped. */
export function areOpposite(one: Judged, other: Judged): boolean {
  return isNear(one.from, other.to) && isNear(one.to, other.from);
}
