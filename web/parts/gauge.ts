/** The width of a flag in percent of a gauge that is 250 px wide. Wider gauges have more space. */
const FLAG_PERCENT = 16;
const ROWS = [0, 1] as const;

export interface FlagPlace {
  /** `null` if there is only room for its pole. */
  row: (typeof ROWS)[number] | null;
  /** The flag is at the left of its pole. */
  leans: boolean;
}

/**
 * The place of each flag, in the given order: the upper row, or the lower one if a neighbour is in the way. A new flag
 * always shows.
 */
export function placeFlags(flags: readonly { percentage: number; isNew?: boolean }[]): FlagPlace[] {
  const taken: { row: number; from: number }[] = [];
  const places = flags.map(({ percentage }) => ({ row: null as FlagPlace['row'], leans: leans(percentage) }));
  const inOrder = flags.map((flag, n) => ({ ...flag, n })).sort(byTurn);
  for (const { percentage, isNew, n } of inOrder) {
    const from = leans(percentage) ? percentage - FLAG_PERCENT : percentage;
    const isFree = (row: number) =>
      taken.every((other) => other.row !== row || Math.abs(other.from - from) >= FLAG_PERCENT);
    const row = ROWS.find(isFree) ?? (isNew ? 0 : null);
    places[n]!.row = row;
    if (row !== null) taken.push({ row, from });
  }
  return places;
}

/**
 * Sorts from both ends to the middle, so that no flag covers the pole of one above it. The new flag comes last, so it
 * moves no other.
 */
function byTurn(a: { percentage: number; isNew?: boolean }, b: { percentage: number; isNew?: boolean }): number {
  const turn = ({ percentage, isNew }: typeof a) => (isNew ? 300 : leans(percentage) ? 200 - percentage : percentage);
  return turn(a) - turn(b);
}

const leans = (percentage: number) => percentage > 100 - FLAG_PERCENT;

/**
 * How wide each flag may grow with its title, in percent: up to its neighbour in the row, and a lower one up to the next
 * pole of an upper one. Two that face each other share the gap.
 */
export function roomOf(flags: readonly { percentage: number }[], places: readonly FlagPlace[]): number[] {
  return flags.map(({ percentage }, n) => {
    const { row, leans } = places[n]!;
    const gaps = flags.flatMap((other, m) => {
      const gap = (other.percentage - percentage) * (leans ? -1 : 1);
      const isFacing = places[m]!.row === row && places[m]!.leans !== leans;
      const isInTheWay = places[m]!.row === row || (row === 1 && places[m]!.row === 0);
      return gap > 0 && isInTheWay ? [isFacing ? gap / 2 : gap] : [];
    });
    return Math.max(FLAG_PERCENT, Math.min(leans ? percentage : 100 - percentage, ...gaps));
  });
}

/** How far the ruler is filled, in percent: up to the last milestone before the first open one. */
export function doneUpTo(milestones: readonly { percentage: number; isDone?: boolean }[]): number {
  const inOrder = [...milestones].sort((a, b) => a.percentage - b.percentage);
  const firstOpen = inOrder.findIndex(({ isDone }) => !isDone);
  return (firstOpen < 0 ? inOrder : inOrder.slice(0, firstOpen)).at(-1)?.percentage ?? 0;
}
