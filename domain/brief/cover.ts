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
      scale: number;
      rotation: number;
    }
  | { kind: 'motif'; style: StyleId; column: number; row: number };

/**
 * How the first style places its ornaments: share of filled cells, size in the cell, possible rotation in degrees,
 * and whether ornaments are in ordered pairs or in random order.
 */
type Setting = { density: number; scale: number; rotations: readonly number[]; ordered: boolean };

const LARGE = 0.94;
const SMALL = 0.82;
const settings: Record<StyleId, Setting> = {
  minimal: { density: 0.28, scale: SMALL, rotations: [0], ordered: true },
  bold: { density: 1, scale: LARGE, rotations: [0, 0, 90, 180], ordered: false },
  playful: { density: 1, scale: LARGE, rotations: [0, 14, -14, 0], ordered: false },
  luxury: { density: 0.2, scale: SMALL, rotations: [0], ordered: false },
  corporate: { density: 0.8, scale: 0.88, rotations: [0], ordered: true },
  retro: { density: 1, scale: LARGE, rotations: [0], ordered: true },
  futuristic: { density: 0.46, scale: SMALL, rotations: [0, 90], ordered: true },
  organic: { density: 0.86, scale: LARGE, rotations: [0, 0, 180], ordered: false },
};

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
  const motifs = placeMotifs(styles, columns, rows, random);
  const free = freeCells(columns, rows, motifs);
  const start = Math.floor(random() * ORNAMENT_MODULES);
  const ornaments: CoverPiece[] = [];
  for (const { column, row } of free) {
    // Every cell uses three random numbers, even an empty one. So a denser style adds ornaments without moving the
    // others.
    const [chance, pick, rotation] = [random(), random(), random()];
    if (chance >= setting.density) continue;
    const ordered = start + Math.floor(column / 2) + row;
    const module = ((setting.ordered ? ordered : Math.floor(pick * ORNAMENT_MODULES)) % ORNAMENT_MODULES) as
      | 0
      | 1
      | 2
      | 3;
    ornaments.push({
      kind: 'ornament',
      industry,
      module,
      column,
      row,
      scale: setting.scale,
      rotation: setting.rotations[Math.floor(rotation * setting.rotations.length)] ?? 0,
    });
  }
  const first = free[Math.floor(free.length / 2)];
  if (ornaments.length === 0 && first) {
    ornaments.push({
      kind: 'ornament',
      industry,
      module: (start % ORNAMENT_MODULES) as 0 | 1 | 2 | 3,
      ...first,
      scale: setting.scale,
      rotation: 0,
    });
  }
  return [...motifs, ...ornaments].sort((a, b) => a.row - b.row || a.column - b.column);
}

/** The first style is in the right half, the second in the left, so that the two never touch. */
function placeMotifs(styles: readonly StyleId[], columns: number, rows: number, random: () => number): CoverPiece[] {
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

function freeCells(columns: number, rows: number, motifs: CoverPiece[]): { column: number; row: number }[] {
  const cells = Array.from({ length: columns * rows }, (_, n) => ({
    column: n % columns,
    row: Math.floor(n / columns),
  }));
  const covers = (motif: CoverPiece, column: number, row: number) =>
    column >= motif.column && column < motif.column + MOTIF_CELLS && row >= motif.row && row < motif.row + MOTIF_CELLS;
  return cells.filter(({ column, row }) => !motifs.some((motif) => covers(motif, column, row)));
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
