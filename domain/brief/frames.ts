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

interface Deliverable {
  description?: string;
  requirements?: readonly string[];
}

const FORM =
  /^(?<name>.{1,120}?)(?<sign>:|(?<=[?!])) (?<text>(?<count>\d{1,2}) frames?(?: at [^,]+(?:, (?:upright|sideways|landscape))?)?, .+?)(?:; serves goal (?<goal>\d))?\.?$/u;
const SIZE = /(?<width>\d{2,4}) × (?<height>\d{2,4}) px|A\d, (?<way>upright|sideways|landscape)/u;

/** Sides of paper in the A sizes. */
const PAPER = 1 / Math.SQRT2;

/** Whether the deliverables of a brief are counted in frames. Older and hand-written briefs have requirements of any form. */
export const isCountedInFrames = (deliverables: readonly Deliverable[]): boolean =>
  deliverables.some((deliverable) => framesOf(deliverable).some(Boolean));

/** What each requirement of a deliverable asks for. */
export const framesOf = ({ description = '', requirements = [] }: Deliverable): (FramesAsked | null)[] =>
  requirements.map((requirement) => framesAsked(requirement, description));

/** The feature that a requirement names; `null` where it has another form. */
export const featureOf = (requirement: string): string | null => FORM.exec(requirement)?.groups?.name ?? null;

/** A requirement in the parts that a list sets apart, the name with its colon; one of another form is all `text`. */
export function partsOf(requirement: string): { name: string | null; text: string; goal: number | null } {
  const found = FORM.exec(requirement)?.groups;
  if (!found) return { name: null, text: requirement, goal: null };
  return { name: `${found.name}${found.sign}`, text: found.text!, goal: found.goal ? Number(found.goal) : null };
}

/** "2 frames, showing (1) a map; (2) a list": the words before the numbers, and one line a number; no lines where it has fewer. */
export function numberedParts(text: string): { lead: string; lines: string[] } {
  const [lead = text, ...lines] = text.split(/[;,]?(?: and)? \(\d{1,2}\) /u);
  return lines.length > 1 ? { lead, lines } : { lead: text, lines: [] };
}

/** How many frames a requirement asks for; `null` where it has another form. */
export function frameCountOf(requirement: string): number | null {
  const found = FORM.exec(requirement)?.groups;
  return found ? Number(found.count) : null;
}

/**
 * "Pause: 2 frames, showing …; serves goal 1.", of a size that the description of its deliverable names. In
 * older briefs each requirement names its size; still older ones are of any form.
 */
export function framesAsked(requirement: string, description: string): FramesAsked | null {
  const found = FORM.exec(requirement)?.groups;
  const size = SIZE.exec(requirement) ?? SIZE.exec(description);
  if (!found || !size) return null;
  const { width, height, way } = size.groups!;
  const paper = way === 'upright' ? PAPER : 1 / PAPER;
  return {
    name: found.name!,
    count: Number(found.count),
    proportion: width ? Number(width) / Number(height) : paper,
    size: size[0],
    text: requirement.replace(/; serves goal \d\.?$/, ''),
    goal: found.goal ? Number(found.goal) : null,
  };
}
