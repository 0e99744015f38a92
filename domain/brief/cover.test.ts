import fc from 'fast-check';
import { expect, test } from 'vitest';
import { industryIds } from '../catalog/industries.ts';
import { styleIds } from '../catalog/styles.ts';
import { type CoverPiece, composeCover, MOTIF_CELLS } from './cover.ts';

const industry = fc.constantFrom(...industryIds);
const chosen = fc.uniqueArray(fc.constantFrom(...styleIds), { minLength: 1, maxLength: 2 });
const grid = fc.record({ columns: fc.integer({ min: 4, max: 10 }), rows: fc.integer({ min: 2, max: 8 }) });

function cellsOf(piece: CoverPiece): string[] {
  const size = piece.kind === 'motif' ? MOTIF_CELLS : piece.span;
  return Array.from(
    { length: size * size },
    (_, n) => `${piece.column + (n % size)},${piece.row + Math.floor(n / size)}`,
  );
}

test('a brief always has the same cover', () => {
  const cover = () => composeCover('0192f0aa-7c11-7b3e-9d52-3f6f0a8d4417', 'food', ['retro', 'organic'], 8, 4);
  expect(cover()).toEqual(cover());
});

test('two briefs with the same choices have different covers', () => {
  const covers = Array.from({ length: 20 }, (_, n) =>
    JSON.stringify(composeCover(`brief ${n}`, 'travel', ['playful'], 8, 2)),
  );
  expect(new Set(covers).size).toBe(20);
});

test('no piece lies on another or leaves the grid, and each style has its sort', () => {
  fc.assert(
    fc.property(fc.string(), industry, chosen, grid, (seed, id, styles, { columns, rows }) => {
      const pieces = composeCover(seed, id, styles, columns, rows);
      const cells = pieces.flatMap(cellsOf);
      expect(new Set(cells).size).toBe(cells.length);
      for (const cell of cells) {
        const [column, row] = cell.split(',').map(Number);
        expect(column! >= 0 && column! < columns && row! >= 0 && row! < rows).toBe(true);
      }
      expect(pieces.flatMap((piece) => (piece.kind === 'motif' ? [piece.style] : [])).sort()).toEqual(
        [...styles].sort(),
      );
    }),
  );
});

test('the pieces come in reading order, so that they can be set one after the other', () => {
  const order = composeCover('order', 'health', ['bold', 'luxury'], 7, 5).map((piece) => piece.row * 7 + piece.column);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('the first style decides how full the cover is: a quiet one leaves room, a loud one fills it', () => {
  const count = (style: (typeof styleIds)[number]) =>
    Array.from({ length: 40 }, (_, n) => composeCover(`${n}`, 'finance', [style], 8, 4).length).reduce(
      (sum, n) => sum + n,
      0,
    );
  expect(count('luxury')).toBeLessThan(count('futuristic'));
  for (const loud of ['bold', 'playful', 'corporate', 'retro', 'organic'] as const)
    expect(count(loud), 'no holes').toBe(40 * (8 * 4 - 4 + 1));
});

test.each(['minimal', 'luxury', 'futuristic'] as const)('a %s cover has no holes in its lowest row', (style) => {
  fc.assert(
    fc.property(fc.string(), grid, (seed, { columns, rows }) => {
      const cells = new Set(composeCover(seed, 'travel', [style], columns, rows).flatMap(cellsOf));
      const lowest = Array.from({ length: columns }, (_, column) => `${column},${rows - 1}`);
      expect(lowest.filter((cell) => !cells.has(cell))).toEqual([]);
    }),
  );
});

type Ornament = Extract<CoverPiece, { kind: 'ornament' }>;
const ornamentsOf = (pieces: CoverPiece[]) => pieces.filter((piece): piece is Ornament => piece.kind === 'ornament');
const sorted = (numbers: number[]) => [...new Set(numbers)].sort((a, b) => a - b);

test('an orderly loud style sets its ornaments in pairs, one drawing after the other', () => {
  const shape = ({ module, column, row }: Ornament) => (8 + module - Math.floor(column / 2) - row) % 4;
  const orderly = (rows: number) =>
    sorted(ornamentsOf(composeCover('in pairs', 'food', ['retro'], 8, rows)).map(shape));
  expect([orderly(1), orderly(4)].map(({ length }) => length)).toEqual([1, 1]);
});

test('a restless style sets every drawing, in every one of its turns', () => {
  const pieces = ornamentsOf(composeCover('at random', 'food', ['bold'], 8, 6));
  expect(sorted(pieces.map(({ module }) => module))).toEqual([0, 1, 2, 3]);
  expect(sorted(pieces.map(({ rotation }) => rotation))).toEqual([0, 90, 180]);
});

test('what has a foot stands on it in every style', () => {
  const bowl = 0;
  const turnsOf = (style: (typeof styleIds)[number]) =>
    Array.from({ length: 20 }, (_, n) => ornamentsOf(composeCover(`${n}`, 'food', [style], 8, 5)))
      .flat()
      .filter(({ module }) => module === bowl)
      .map(({ rotation }) => rotation);
  expect(sorted(styleIds.flatMap(turnsOf))).toEqual([-14, 0, 14]);
});

test('also the smallest cover has an ornament, whatever is drawn', () => {
  for (let n = 0; n < 40; n += 1)
    expect(composeCover(`${n}`, 'food', ['corporate'], 1, 1)).toMatchObject([{ column: 0, row: 0, span: 1 }]);
});

test.each([
  { rows: 5, ground: 4, span: 3 },
  { rows: 3, ground: 2, span: 2 },
])('in $rows rows a quiet style has a large ornament and its motif on a full row', ({ rows, ground, span }) => {
  const covers = Array.from({ length: 40 }, (_, n) => composeCover(`${n}`, 'food', ['minimal'], 8, rows));
  const giants = covers.map((pieces) => {
    const [giant, ...more] = ornamentsOf(pieces).filter((piece) => piece.span > 1);
    const motif = pieces.find(({ kind }) => kind === 'motif')!;
    expect(more).toEqual([]);
    expect(giant).toMatchObject({ span, row: ground - span, rotation: 0 });
    expect(motif.row).toBe(ground - MOTIF_CELLS);
    return giant!;
  });
  expect(sorted(giants.map(({ module }) => module))).toEqual([0, 1, 2, 3]);
  expect(sorted(giants.map(({ column }) => column)).length).toBeGreaterThan(1);
});

test.each([
  { style: 'minimal', drawings: 1, rotations: [0] },
  { style: 'luxury', drawings: 2, rotations: [0] },
  { style: 'futuristic', drawings: 1, rotations: [0, 90] },
] as const)('the row of a $style cover shows other drawings than the large ornament', (quiet) => {
  for (let n = 0; n < 20; n += 1) {
    const pieces = ornamentsOf(composeCover(`${n}`, 'food', [quiet.style], 8, 5));
    const giant = pieces.find(({ span }) => span > 1)!;
    const row = pieces.filter(({ span }) => span === 1);
    const modules = sorted(row.map(({ module }) => module));
    expect(modules).toHaveLength(quiet.drawings);
    expect(modules).not.toContain(giant.module);
    expect([0, 1, 2, 3]).toEqual(expect.arrayContaining(modules));
    const canTurn = modules.some((module) => module === 1 || module === 2);
    expect(sorted(row.map(({ rotation }) => rotation))).toEqual(canTurn ? quiet.rotations : [0]);
  }
});

test('another industry changes the drawings and not the arrangement', () => {
  const placed = (id: (typeof industryIds)[number]) =>
    composeCover('picker', id, ['retro'], 8, 4).map(({ column, row, kind }) => ({ column, row, kind }));
  expect(placed('food')).toEqual(placed('travel'));
});

test('a strip of one row and a narrow cover still carry at least one ornament', () => {
  fc.assert(
    fc.property(fc.string(), chosen, fc.integer({ min: 1, max: 9 }), (seed, styles, columns) => {
      expect(composeCover(seed, 'education', styles, columns, 1).length).toBeGreaterThan(0);
    }),
  );
});
