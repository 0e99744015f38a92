import { differenceOf, type Strictness } from './difference.ts';
import { type Finding, findingsFrom, partOf } from './findings.ts';
import { type Heat, heatOf } from './heat.ts';
import { type Judged, judgeApart } from './kinds.ts';
import { joinKnownShifts, joinMoved, joinWords } from './pairs.ts';
import type { Pair } from './points.ts';
import { type Area, expectWhole, type Raster } from './raster.ts';
import { type Grid, gridFor, type Region, regionsOf, spanOf } from './regions.ts';
import { type Score, type ScorePart, scoreOf, weightsOf } from './score.ts';

export interface Comparison extends Score {
  findings: Finding[];
  /** Small differences that have no finding of their own. */
  more: number;
  heat: Heat;
}

interface Options {
  /** Areas that are not compared, in fractions of the design's picture. */
  ignored?: readonly Area[];
  /** Pixels of the design's picture per pixel of the compared one. */
  perPixel?: number;
  /** `alike`: both are compressed in the same way. `compressed`: one is, so artefacts at its edges are tolerated. */
  strictness?: Strictness;
}

/** Pictures whose heights differ by less count as equally high. */
const HEIGHT_STEP_MIN = 2;
/**
 * FAR is the distance in Oklab at which a square is lost as a whole. A difference that was found costs at least
 * COST_MIN of a square.
 */
const FAR = 0.2;
const COST_MIN = 0.25;
/** Regions that are judged one by one, the largest. Thousands of specks kept the process that makes pictures busy for minutes. */
const JUDGED_MAX = 500;
/** Above this share of other content where both have something, too little is left to judge place or colour. */
const OTHER_MIN = 0.8;

/**
 * Compares a design with the screenshot of its build, both of one width. The same two pictures always give the same
 * result.
 * @throws RangeError for pictures of different widths
 */
export function compare(
  design: Raster,
  build: Raster,
  { ignored = [], perPixel = 1, strictness = 'exact' }: Options = {},
): Comparison {
  expectWhole(design);
  expectWhole(build);
  const { width } = design;
  const height = Math.min(design.height, build.height);
  const grid = gridFor(width, height);
  const levels = differenceOf(design, build, { ignored, strictness });
  const pair: Pair = { design, build, levels, grid };
  const regions = regionsOf(levels, grid);
  const each = regions.slice(0, JUDGED_MAX).flatMap((region) => judgeApart(pair, region));
  const unjudged = regions.slice(JUDGED_MAX);
  const judged = joinWords(joinKnownShifts(pair, joinMoved(pair, each)));

  const lost: Record<ScorePart, number> = { layout: 0, colour: 0, content: 0 };
  const weights = weightsOf(design, build, grid);
  const all = [...judged, ...unjudged.map((region) => ({ kind: 'content' as const, region }))];
  let other = 0;
  for (const { kind, region } of all)
    for (const cell of region.cells) {
      if (partOf[kind] === 'content') other += weights[cell]!;
      lost[partOf[kind]] += weights[cell]! * costOf(levels, grid, cell);
    }
  const rest = restOf(design, build, ignored);
  if (rest) judged.push(rest.judged);
  lost.layout += rest?.weight ?? 0;
  const both = weights.reduce((sum, one) => sum + one, 0);
  const counted = both + (rest?.weight ?? 0);
  const differing = all.reduce((sum, { region }) => sum + region.pixels, 0);
  const isOther = other > 0 && other >= OTHER_MIN * both;
  const pixels = width * Math.max(design.height, build.height);
  const { findings, more } = findingsFrom(judged, { width, designHeight: design.height, perPixel });

  return {
    ...scoreOf(lost, counted, isOther),
    differing: Math.round((1000 * differing) / pixels) / 10,
    findings,
    more: more + unjudged.length,
    heat: heatOf(levels, grid, regions),
  };
}

function costOf(levels: Uint8Array, grid: Grid, cell: number): number {
  const [x1, y1, x2, y2] = spanOf(cell, grid);
  let highest = 0;
  for (let y = y1; y < y2; y += 1)
    for (let x = x1; x < x2; x += 1) highest = Math.max(highest, levels[y * grid.width + x]!);
  return Math.min(1, Math.max(COST_MIN, highest / 255 / FAR));
}

/**
 * The part of one picture that continues below the end of the other: it is a finding of its own and counts in the
 * score.
 */
function restOf(design: Raster, build: Raster, ignored: readonly Area[]): { judged: Judged; weight: number } | null {
  const { width } = design;
  const isLonger = build.height > design.height;
  const [longer, shorter] = isLonger ? [build, design] : [design, build];
  const top = shorter.height;
  const height = longer.height - top;
  if (height < HEIGHT_STEP_MIN) return null;
  const [from, to] = [top / design.height, longer.height / design.height];
  if (
    ignored.some((area) => area.x <= 0 && area.width >= 1 && area.y <= from && area.y + area.height >= Math.min(1, to))
  )
    return null;
  const rest: Raster = { width, height, data: longer.data.subarray(top * width * 4) };
  const weight = weightsOf(rest, rest, gridFor(width, height)).reduce((sum, one) => sum + one, 0);
  const region: Region = { box: { x: 0, y: top, width, height }, cells: [], pixels: width * height };
  const color = [0, 0, 0] as const;
  return {
    judged: { kind: 'height', region, from: color, to: color, offset: { dx: 0, dy: isLonger ? height : -height } },
    weight,
  };
}
