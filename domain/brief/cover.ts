import type { IndustryId } from '../catalog/industries.ts';
import type { StyleId } from '../catalog/styles.ts';

/**
 * The cover is a grid of square cells: an ornament fills one cell, a large motif of the style fills two by two.
 * Units are the cover's own pixels.
 */
export const COVER_CELL = 60;
export const MOTIF_CELLS = 2;
export const ORNAMENT_MODULES = 4;

export type CoverPiece =
  | {
      kind: 'ornament';
      industry: IndustryId;
      module: 0 | 1 | 2 | 3;
      column: number;
      row: number;
      /** How many cells it is wide and high. */
      span: number;
      scale: number;
      rotation: number;
    }
  | { kind: 'motif'; style: StyleId; column: number; row: number };

/**
 * How the first style places its ornaments. A loud style fills every cell: in ordered pairs or in random
 * order, turned by one of the degrees. A quiet one has full rows at the foot, with a large ornament and the motifs
 * standing on them; single cells at random would look like pictures that did not load.
 */
type Setting = { scale: number; rotations: readonly number[] } & (
  | { ordered: boolean }
  | { fullRows: number; modules: number }
);

const LARGE = 0.94;
const SMALL = 0.82;
const settings: Record<StyleId, Setting> = {
  minimal: { fullRows: 1, modules: 1, scale: SMALL, rotations: [0] },
  bold: { scale: LARGE, rotations: [0, 0, 90, 180], ordered: false },
  playful: { scale: LARGE, rotations: [0, 14, -14, 0], ordered: false },
  luxury: { fullRows: 1, modules: 2, scale: SMALL, rotations: [0] },
  corporate: { scale: 0.88, rotations: [0], ordered: true },
  retro: { scale: LARGE, rotations: [0], ordered: true },
  futuristic: { fullRows: 2, modules: 1, scale: SMALL, rotations: [0, 90] },
  organic: { scale: LARGE, rotations: [0, 0, 180], ordered: false },
};

/** The ornaments that look right in every direction. The others, such as a bowl or a bag, stand on their foot. */
const turnable: Record<IndustryId, readonly number[]> = {
  ecommerce: [1, 2, 3],
  education: [1, 2, 3],
  finance: [1, 2, 3],
  food: [1, 2],
  health: [0, 1],
  travel: [3],
};
const QUARTER = 90;

/** Every ornament may be tilted a little. */
const turnOf = (industry: IndustryId, module: number, rotation: number) =>
  Math.abs(rotation) < QUARTER || turnable[industry].includes(module) ? rotation : 0;

/**
 * The cover of a brief: every piece with its cell, in reading order. The same seed, choices and grid always give
 * the same cover. The industry changes only the drawings, not their places; grids under 4 columns have one motif,
 * grids of one row none.
 */
export function composeCover(
  seed: string,
  industry: IndustryId,
  styles: readonly StyleId[],
  columns: number,
  rows: number,
): CoverPiece[] {
  const random = randomFrom(seed);
  const setting = settings[styles[0] ?? 'minimal'];
  const grid = { columns, rows };
  const pieces =
    'ordered' in setting
      ? composeLoud(setting, industry, placeMotifs(styles, columns, rows, random), grid, random)
      : composeQuiet(setting, industry, placeMotifs(styles, columns, rows, random), grid, random);
  return pieces.sort((a, b) => a.row - b.row || a.column - b.column);
}

type Loud = Extract<Setting, { ordered: boolean }>;
type Quiet = Extract<Setting, { fullRows: number }>;
interface Grid {
  columns: number;
  rows: number;
}
type Motif = Extract<CoverPiece, { kind: 'motif' }>;
type Module = 0 | 1 | 2 | 3;

const moduleAt = (n: number) => (n % ORNAMENT_MODULES) as Module;

function composeLoud(
  { ordered, scale, rotations }: Loud,
  industry: IndustryId,
  motifs: Motif[],
  grid: Grid,
  random: () => number,
): CoverPiece[] {
  const start = Math.floor(random() * ORNAMENT_MODULES);
  const ornaments = freeCells(grid, motifs).map(({ column, row }): CoverPiece => {
    const [pick, turn] = [random(), random()];
    const module = moduleAt(ordered ? start + Math.floor(column / 2) + row : Math.floor(pick * ORNAMENT_MODULES));
    const rotation = turnOf(industry, module, rotations[Math.floor(turn * rotations.length)]!);
    return { kind: 'ornament', industry, module, column, row, span: 1, scale, rotation };
  });
  return [...motifs, ...ornaments];
}

/** The large ornament is at most this wide and high. */
const GIANT_MAX = 3;

function composeQuiet(
  { fullRows, modules, scale, rotations }: Quiet,
  industry: IndustryId,
  placed: Motif[],
  { columns, rows }: Grid,
  random: () => number,
): CoverPiece[] {
  const start = Math.floor(random() * ORNAMENT_MODULES);
  const first = Math.max(rows - fullRows, Math.min(1, rows - 1));
  // In two rows there is no room above the full row, so the large pieces stand in it.
  const ground = first < MOTIF_CELLS ? rows : first;
  const motifs = placed.map((motif) => ({ ...motif, row: ground - MOTIF_CELLS }));
  const [right, left] = motifs.map(({ column }) => column);
  const from = left === undefined ? 0 : left + MOTIF_CELLS;
  const room = (right ?? columns) - from;
  const span = Math.min(GIANT_MAX, ground, room);
  const giants: CoverPiece[] = [];
  if (span >= MOTIF_CELLS) {
    const column = from + Math.floor(random() * (room - span + 1));
    const place = { module: moduleAt(start), column, row: ground - span, span };
    giants.push({ kind: 'ornament', industry, ...place, scale: LARGE, rotation: 0 });
  }
  const foot = freeCells({ columns, rows }, [...motifs, ...giants]).filter(({ row }) => row >= first);
  return [
    ...motifs,
    ...giants,
    ...foot.map(({ column, row }): CoverPiece => {
      const nth = column + row;
      const module = moduleAt(start + 1 + (nth % modules));
      const rotation = turnOf(industry, module, rotations[nth % rotations.length]!);
      return { kind: 'ornament', industry, module, column, row, span: 1, scale, rotation };
    }),
  ];
}

/** The first style is in the right half, the second in the left, so that the two never touch. */
function placeMotifs(styles: readonly StyleId[], columns: number, rows: number, random: () => number): Motif[] {
  const within = (from: number, to: number) => from + Math.floor(random() * (Math.max(from, to) - from + 1));
  const halves: [number, number][] = [
    [Math.ceil(columns / 2), columns - MOTIF_CELLS],
    [0, Math.floor(columns / 2) - MOTIF_CELLS],
  ];
  const room = rows < MOTIF_CELLS || columns < MOTIF_CELLS ? 0 : columns < 2 * MOTIF_CELLS ? 1 : 2;
  return styles.slice(0, room).map((style, index) => {
    const [from, to] = room === 1 ? [0, columns - MOTIF_CELLS] : halves[index]!;
    return { kind: 'motif', style, column: within(from, to), row: within(0, rows - MOTIF_CELLS) };
  });
}

const spanOf = (piece: CoverPiece) => (piece.kind === 'motif' ? MOTIF_CELLS : piece.span);

function freeCells({ columns, rows }: Grid, taken: CoverPiece[]): { column: number; row: number }[] {
  const cells = Array.from({ length: columns * rows }, (_, n) => ({
    column: n % columns,
    row: Math.floor(n / columns),
  }));
  const covers = (piece: CoverPiece, column: number, row: number) =>
    column >= piece.column &&
    column < piece.column + spanOf(piece) &&
    row >= piece.row &&
    row < piece.row + spanOf(piece);
  return cells.filter(({ column, row }) => !taken.some((piece) => covers(piece, column, row)));
}

/** Numbers from 0 to 1 that depend only on the text: FNV-1a hashes it, mulberry32 continues from the hash. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
