/** What a requirement asks for, if it has the form of today's briefs. */
export interface FramesAsked {
  /** The feature. */
  name: string;
  count: number;
  /** Width divided by height. */
  proportion: number;
  /** "390 × 844 px" */
  size: string;
  /** The requirement without its goal. */
  text: string;
  /** Counted from 1. */
  goal: number | null;
}

const FORM =
  /^(?<name>.{1,120}?)(?::|(?<=[?!])) (?<count>\d{1,2}) frames? at (?<size>(?<width>\d{2,4}) × (?<height>\d{2,4}) px|A\d, (?<way>upright|sideways|landscape)), .+?(?:; serves goal (?<goal>\d))?\.?$/u;

/** Sides of paper in the A sizes. */
const PAPER = 1 / Math.SQRT2;

/** Whether the deliverables of a brief are counted in frames. Older and hand-written briefs have requirements of any form. */
export const isCountedInFrames = (deliverables: readonly { requirements: readonly string[] }[]): boolean =>
  deliverables.some(({ requirements }) => requirements.some(framesAsked));

/** "Pause: 2 frames at 390 × 844 px, finished, showing …; serves goal 1." Older requirements are of any form. */
export function framesAsked(requirement: string): FramesAsked | null {
  const found = FORM.exec(requirement)?.groups;
  if (!found) return null;
  const { name, count, size, width, height, way, goal } = found;
  const paper = way === 'upright' ? PAPER : 1 / PAPER;
  return {
    name: name!,
    count: Number(count),
    proportion: width ? Number(width) / Number(height) : paper,
    size: size!,
    text: requirement.replace(/; serves goal \d\.?$/, ''),
    goal: goal ? Number(goal) : null,
  };
}
