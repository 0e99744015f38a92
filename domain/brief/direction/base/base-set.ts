import type { Ground } from '../style-rules.ts';
import type { BaseColors } from '../vary.ts';

export type Temper = 'calm' | 'lively';

/** A palette that was composed by the rules of its style. Briefs draw variations of it. */
export interface BaseSet {
  /** Action and accent, or action and surface: "blue and orange", "violet on lemon". */
  name: string;
  temper: Temper;
  ground: Ground;
  colors: BaseColors;
}
