import { areOpposite, type FindingKind, type Judged, moveOf } from './kinds.ts';
import { type Pair, pointsOf } from './points.ts';
import { type Box, unionOf } from './raster.ts';
import type { Region } from './regions.ts';
import { type Offset, offsets, shiftOf } from './shift.ts';
import { isSparse } from './text-detection.ts';

/** Edges within this many pixels are aligned. */
const ALIGNED = 3;
const TRIED_MAX = 80;

const isAligned = (a1: number, a2: number, b1: number, b2: number) =>
  Math.abs(a1 - b1) <= ALIGNED && Math.abs(a2 - b2) <= ALIGNED;

/**
 * A part that moved far, or whose middle looks the same, leaves two regions: its old place and its new one. This
 * makes them one shifted region.
 */
export function joinMoved(pair: Pair, judged: readonly Judged[]): Judged[] {
  const left = [...judged];
  const open = (one: Judged | undefined): one is Judged => one !== undefined && one.kind !== 'shift';
  for (let n = 0; n < Math.min(left.length, TRIED_MAX); n += 1) {
    for (let m = n + 1; m < Math.min(left.length, TRIED_MAX); m += 1) {
      const [one, other] = [left[n], left[m]];
      if (!open(one) || !open(other) || one.kind === 'content' || !couldBelong(one, other)) continue;
      const region = together(one.region, other.region);
      const offset = shiftOf(pair, pointsOf(pair, region), triesFor(one.region.box, other.region.box));
      if (!offset) continue;
      left[n] = { ...one, kind: 'shift', region, offset };
      left.splice(m, 1);
      break;
    }
  }
  return left;
}

const restsOfMoves: readonly FindingKind[] = ['size', 'text', 'missing', 'extra'];

/** Explains remaining differences by a shift that others have, such as the first letter of a line that moved far. */
export function joinKnownShifts(pair: Pair, judged: readonly Judged[]): Judged[] {
  const known = judged.flatMap(({ offset }) => (offset ? [offset] : []));
  if (known.length === 0) return [...judged];
  return judged.map((one) => {
    if (!restsOfMoves.includes(one.kind)) return one;
    const offset = moveOf(pair, pointsOf(pair, one.region), known);
    return offset ? { ...one, kind: 'shift' as const, offset } : one;
  });
}

/** Joins missing or extra words with a differing text beside them, because they are in the same line. */
export function joinWords(judged: readonly Judged[]): Judged[] {
  const left = [...judged];
  for (let n = 0; n < left.length; n += 1) {
    const line = left[n]!;
    if (line.kind !== 'text') continue;
    const next = left.findIndex((one, m) => m !== n && isWord(one) && isBeside(one.region.box, line.region.box));
    if (next < 0) continue;
    left[n] = { ...line, region: together(line.region, left[next]!.region) };
    left.splice(next, 1);
    n = -1;
  }
  return left;
}

const isWord = ({ kind, region }: Judged) =>
  kind === 'text' || ((kind === 'missing' || kind === 'extra' || kind === 'content') && isSparse(region));

const isBeside = (a: Box, b: Box) =>
  a.y < b.y + b.height &&
  b.y < a.y + a.height &&
  Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width) <= Math.min(a.height, b.height);

function couldBelong(one: Judged, other: Judged): boolean {
  const [a, b] = [one.region.box, other.region.box];
  const inColumn = isAligned(a.x, a.x + a.width, b.x, b.x + b.width);
  const inRow = isAligned(a.y, a.y + a.height, b.y, b.y + b.height);
  const isSameSize = Math.abs(a.width - b.width) <= ALIGNED && Math.abs(a.height - b.height) <= ALIGNED;
  if (!inColumn && !inRow && !isSameSize) return false;
  return areOpposite(one, other) || new Set([one.kind, other.kind, 'missing', 'extra']).size === 2;
}

/** Offsets to try: those up to the thickness of a strip, and those near the distance of the two boxes. */
function triesFor(a: Box, b: Box): Offset[] {
  const thick = Math.max(Math.min(a.width, a.height), Math.min(b.width, b.height)) + ALIGNED;
  const tries = offsets.filter(({ dx, dy }) => Math.max(Math.abs(dx), Math.abs(dy)) <= thick);
  for (const sign of [1, -1])
    for (let x = -2; x <= 2; x += 1)
      for (let y = -2; y <= 2; y += 1) tries.push({ dx: sign * (b.x - a.x) + x, dy: sign * (b.y - a.y) + y });
  return tries
    .filter(({ dx, dy }) => Math.max(Math.abs(dx), Math.abs(dy)) >= 2)
    .sort((one, other) => one.dx ** 2 + one.dy ** 2 - (other.dx ** 2 + other.dy ** 2));
}

function together(one: Region, other: Region): Region {
  return {
    box: unionOf(one.box, other.box),
    cells: [...new Set([...one.cells, ...other.cells])].sort((a, b) => a - b),
    pixels: one.pixels + other.pixels,
  };
}
