import { type Raster, wordsOf } from './raster.ts';
import { type Grid, spanOf } from './regions.ts';

/** The three parts of the score. */
export const scoreParts = ['layout', 'colour', 'content'] as const;
export type ScorePart = (typeof scoreParts)[number];

export interface Score {
  /** 0 to 100; 100 only without findings. */
  fidelity: number;
  /** Null when not measured, because the pictures have too little in common. */
  parts: { layout: number | null; colour: number | null; content: number };
  /** Share of differing pixels of the picture, in percent with one decimal place. */
  differing: number;
}

/** The page's explanation of the number, word for word. */
export const SCORE_METHOD =
  'Both pictures are scaled to one width and divided into small squares. Fidelity is the share of squares that look the same. A plain square, without an edge, a letter or a part of a picture, counts one eighth of the others. A square that differs costs more the further apart its colours are, at most its whole weight. Anti-aliasing, specks and ignored areas cost nothing. The three lines say where points were lost. Layout and colour are not measured where the build shows something else entirely.';

/** The smallest visible step between the lightest and the darkest pixel of a square. */
const CONTRAST_MIN = 12;

const PLAIN_WEIGHT = 1 / 8;

/** The weight of every square. Plain background has a low weight, however large it is. */
export function weightsOf(design: Raster, build: Raster, grid: Grid): Float32Array {
  const [drawn, built] = [inkOf(design, grid), inkOf(build, grid)];
  const weights = new Float32Array(drawn.length).fill(PLAIN_WEIGHT);
  for (let cell = 0; cell < weights.length; cell += 1) if (drawn[cell] || built[cell]) weights[cell] = 1;
  return weights;
}

/** Whether each square shows anything: an edge, a letter, a piece of a picture. */
function inkOf(raster: Raster, grid: Grid): Uint8Array {
  const ink = new Uint8Array(grid.columns * grid.rows);
  const { data } = raster;
  const words = wordsOf(raster);
  for (let cell = 0; cell < ink.length; cell += 1) {
    const [x1, y1, x2, y2] = spanOf(cell, grid);
    const ground = words[y1 * grid.width + x1];
    const first = (y1 * grid.width + x1) * 4;
    search: for (let y = y1; y < y2; y += 1)
      for (let x = x1; x < x2; x += 1) {
        if (words[y * grid.width + x] === ground) continue;
        const at = (y * grid.width + x) * 4;
        if (
          Math.abs(data[at]! - data[first]!) >= CONTRAST_MIN ||
          Math.abs(data[at + 1]! - data[first + 1]!) >= CONTRAST_MIN ||
          Math.abs(data[at + 2]! - data[first + 2]!) >= CONTRAST_MIN
        ) {
          ink[cell] = 1;
          break search;
        }
      }
  }
  return ink;
}

/**
 * Points from the lost weight of each part, of the weight of all squares. `isOther`: the pictures show something
 * quite different.
 */
export function scoreOf(lost: Record<ScorePart, number>, counted: number, isOther: boolean): Omit<Score, 'differing'> {
  // Every loss shows in the number: no finding leaves 100.
  const points = (loss: number) =>
    loss === 0 ? 100 : Math.max(0, Math.min(99, Math.floor(100 - (100 * loss) / counted)));
  const fidelity = points(scoreParts.reduce((sum, part) => sum + lost[part], 0));
  // All of the loss counts as content where nothing else is measured.
  if (isOther) return { fidelity, parts: { layout: null, colour: null, content: fidelity } };
  return {
    fidelity,
    parts: { layout: points(lost.layout), colour: points(lost.colour), content: points(lost.content) },
  };
}
