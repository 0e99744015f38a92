/** The flags of a gauge that is 250 px wide take so much of it, in percent; on wider ones there is more air. */
const FLAG_PERCENT = 16;
const ROWS = [0, 1] as const;

export type FlagPlace = {
  /** `null`: there is room for its pole alone. */
  row: (typeof ROWS)[number] | null;
  /** It hangs to the left of its pole. */
  leans: boolean;
};

/** Where each flag hangs, in the order given: above, or below where one beside it is in the way. The one being made always shows. */
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

/** From either end inwards, so that no flag hangs over the pole of one above it; the one being made last: it moves no other. */
function byTurn(a: { percentage: number; isNew?: boolean }, b: { percentage: number; isNew?: boolean }): number {
  const turn = ({ percentage, isNew }: typeof a) => (isNew ? 300 : leans(percentage) ? 200 - percentage : percentage);
  return turn(a) - turn(b);
}

const leans = (percentage: number) => percentage > 100 - FLAG_PERCENT;

/** How far the ruler is filled, in percent: to the last milestone before which none is open. */
export function doneUpTo(milestones: readonly { percentage: number; isDone?: boolean }[]): number {
  const inOrder = [...milestones].sort((a, b) => a.percentage - b.percentage);
  const firstOpen = inOrder.findIndex(({ isDone }) => !isDone);
  return (firstOpen < 0 ? inOrder : inOrder.slice(0, firstOpen)).at(-1)?.percentage ?? 0;
}
