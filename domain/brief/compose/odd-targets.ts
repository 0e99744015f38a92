import { ROUND_PERCENTAGES } from '../quality/goals.ts';
import type { Drawn, Numbers, Trouble } from './kinds.ts';

type Draws = Record<string, Drawn[string] | { eur: number }>;

/** Changes numbers so that no measure aims at a round percentage: people who have counted rarely ask for 25% (M12). */
export function withOddTargets(drawn: Draws, { n, goals }: Trouble): Draws {
  const aims = goals.map(({ measure }) => measure?.target ?? '').join(' ');
  return Object.fromEntries(
    Object.entries(drawn).map(([key, value]) => {
      const isRound = typeof value === 'number' && ROUND_PERCENTAGES.includes(value) && aims.includes(`{${key}}%`);
      return [key, isRound ? beside(value, n[key]!) : value];
    }),
  );
}

/** The next possible number, or the one before at the end of the range. */
function beside(value: number, draw: Numbers[string]): number {
  if ('eur' in draw) return value;
  const [, high, step = 1] = draw;
  return value + step <= high ? value + step : value - step;
}
