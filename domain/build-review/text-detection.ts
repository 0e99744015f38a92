import { mainColor, type Pair } from './points.ts';
import type { Box, Raster } from './raster.ts';
import type { Region } from './regions.ts';

/** Letters cover about a third of their line, blocks and pictures all of it. */
const COVERED_MAX = 0.7;
/** Lowest number of strokes per pixel of width, times the line's height; letters have two or three. */
const STROKES_MIN = 1.1;
/** Lowest share of plain background in a text. */
const GROUND_MIN = 0.3;
/** The rest of a line begins at most this far from the difference, in heights of the difference. */
const NEXT_WORD = 1;
const STEP = 40;

/** Whether both pictures have text at a place, but different text. */
export function haveDifferentText({ design, build }: Pair, region: Region): boolean {
  return isSparse(region) && isText(design, region.box) && isText(build, region.box);
}

/** Whether both pictures have a line of text and it is longer in `raster`. */
export function isEndOfLine(pair: Pair, raster: Raster, region: Region): boolean {
  if (!isSparse(region)) return false;
  const { box } = region;
  const reach = Math.ceil(box.height * NEXT_WORD);
  const beside: Box[] = [
    { ...box, x: Math.max(0, box.x - reach), width: Math.min(reach, box.x) },
    { ...box, x: box.x + box.width, width: Math.min(reach, raster.width - box.x - box.width) },
  ];
  // Unchanged pixels beside it belong to the same line if both together look like text.
  return beside.some(
    (side) =>
      side.width > 0 &&
      keepsInk(pair, raster, side) &&
      isText(raster, { ...box, x: Math.min(box.x, side.x), width: box.width + side.width }),
  );
}

/** Whether the differing pixels leave as much of their box free as letters do. */
export const isSparse = ({ box, pixels }: Region) => pixels <= COVERED_MAX * box.width * box.height;

/** Whether a place has something besides its background that is equal in both pictures. */
function keepsInk({ levels, grid }: Pair, raster: Raster, box: Box): boolean {
  const ground = groundOf(raster, box);
  for (let y = box.y; y < box.y + box.height; y += 1)
    for (let x = box.x; x < box.x + box.width; x += 1) {
      const n = y * grid.width + x;
      if (levels[n] === 0 && isFar(raster, n, ground)) return true;
    }
  return false;
}

/** Whether a place is full of strokes of similar height side by side, on a plain background. */
function isText(raster: Raster, box: Box): boolean {
  const ground = groundOf(raster, box);
  let [strokes, plain] = [0, 0];
  for (let y = box.y; y < box.y + box.height; y += 1) {
    let wasInk = false;
    for (let x = box.x; x < box.x + box.width; x += 1) {
      const isInk = isFar(raster, y * raster.width + x, ground);
      if (isInk && !wasInk) strokes += 1;
      if (!isInk) plain += 1;
      wasInk = isInk;
    }
  }
  return plain >= GROUND_MIN * box.width * box.height && strokes >= STROKES_MIN * box.width;
}

/** Of more, every so many. A frame around a whole page kept the comparison busy for seconds. */
const GROUND_POINTS_MAX = 40_000;

function groundOf(raster: Raster, box: Box): readonly number[] {
  const count = box.width * box.height;
  const every = Math.ceil(count / GROUND_POINTS_MAX);
  const points: number[] = [];
  for (let n = 0; n < count; n += every)
    points.push((box.y + Math.floor(n / box.width)) * raster.width + box.x + (n % box.width));
  return mainColor(raster, points).color;
}

const isFar = ({ data }: Raster, n: number, [red, green, blue]: readonly number[]) =>
  Math.abs(data[n * 4]! - red!) + Math.abs(data[n * 4 + 1]! - green!) + Math.abs(data[n * 4 + 2]! - blue!) > STEP;
