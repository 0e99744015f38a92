import { frameCountOf } from '../brief/frames.ts';

/** What stands against one requirement of the brief: frames or notes that show it, or a reason why it is left out (SUB-11). */
export interface Evidence {
  frameIds: string[];
  /** Ids of general notes. */
  noteIds: string[];
  /** Why it is not shown, or not with all its frames; empty where it is evidenced or still open. */
  arguedAway: string;
}

/** By requirement: "deliverable.requirement", both counted from 0, as the brief's ticks are. */
export type Coverage = Record<string, Evidence>;

/** `partly`: it asks for more frames than are linked to it, and nothing says why. */
export type CoverageState = 'evidenced' | 'partly' | 'argued' | 'open';

export interface Requirement {
  key: string;
  text: string;
}

/** How many of the frames that a requirement asks for stand against it. One frame is enough where it counts none. */
export function framesLinked(
  { frameIds, noteIds }: { [ids in 'frameIds' | 'noteIds']: readonly string[] },
  requirement: string,
) {
  const of = frameCountOf(requirement) ?? 1;
  // A note is on a frame, so notes alone stand for one.
  const linked = Math.max(frameIds.length, noteIds.length > 0 ? 1 : 0);
  return { linked: Math.min(linked, of), of };
}

export function coverageState(evidence: Evidence | undefined, requirement: string): CoverageState {
  if (!evidence) return 'open';
  const { linked, of } = framesLinked(evidence, requirement);
  if (linked === of) return 'evidenced';
  if (evidence.arguedAway.trim()) return 'argued';
  return linked > 0 ? 'partly' : 'open';
}

/** Every requirement of a brief's deliverables, in the brief's order. */
export function requirementsOf(deliverables: readonly { requirements: readonly string[] }[]): Requirement[] {
  return deliverables.flatMap(({ requirements }, d) => requirements.map((text, r) => ({ key: `${d}.${r}`, text })));
}

/** "11 of 13 evidenced": what is argued away or has only some of its frames counts as neither. */
export function coverageCount(coverage: Coverage, requirements: readonly Requirement[]) {
  const states = requirements.map(({ key, text }) => coverageState(coverage[key], text));
  const count = (state: CoverageState) => states.filter((one) => one === state).length;
  return { evidenced: count('evidenced'), partly: count('partly'), argued: count('argued'), of: states.length };
}

/** The coverage without evidence that points at frames or notes which are no longer there. */
export function pruneCoverage(
  coverage: Coverage,
  frameIds: ReadonlySet<string>,
  noteIds: ReadonlySet<string>,
): Coverage {
  return Object.fromEntries(
    Object.entries(coverage).map(([key, evidence]) => [
      key,
      {
        frameIds: evidence.frameIds.filter((id) => frameIds.has(id)),
        noteIds: evidence.noteIds.filter((id) => noteIds.has(id)),
        arguedAway: evidence.arguedAway,
      },
    ]),
  );
}

/**
 * The frames that these requirements, given by their keys, name. First the one that stands for them: most of them name it, and of
 * two it is the earlier one.
 */
export function framesOf(coverage: Coverage, keys: readonly string[], frameIds: readonly string[]): string[] {
  const evidence = keys.flatMap((key) => coverage[key] ?? []);
  const countOf = (id: string) => evidence.filter(({ frameIds: ids }) => ids.includes(id)).length;
  const named = frameIds.filter((id) => countOf(id) > 0);
  const most = Math.max(0, ...named.map(countOf));
  const first = named.find((id) => countOf(id) === most);
  return first === undefined ? [] : [first, ...named.filter((id) => id !== first)];
}
