/** What stands against one requirement of the brief: frames or notes that show it, or a reason why it is left out (SUB-11). */
export interface Evidence {
  frameIds: string[];
  /** Ids of general notes. */
  noteIds: string[];
  /** Why nothing shows it; empty where it is evidenced or still open. */
  arguedAway: string;
}

/** By requirement: "deliverable.requirement", both counted from 0, as the brief's ticks are. */
export type Coverage = Record<string, Evidence>;

export type CoverageState = 'evidenced' | 'argued' | 'open';

export function coverageState(evidence: Evidence | undefined): CoverageState {
  if (!evidence) return 'open';
  if (evidence.frameIds.length > 0 || evidence.noteIds.length > 0) return 'evidenced';
  return evidence.arguedAway.trim() ? 'argued' : 'open';
}

/** Every requirement of a brief's deliverables by key, in the brief's order. */
export function requirementKeys(deliverables: readonly { requirements: readonly string[] }[]): string[] {
  return deliverables.flatMap(({ requirements }, d) => requirements.map((_, r) => `${d}.${r}`));
}

/** "11 of 13 evidenced": what is argued away counts as neither. */
export function coverageCount(coverage: Coverage, keys: readonly string[]) {
  const states = keys.map((key) => coverageState(coverage[key]));
  return {
    evidenced: states.filter((state) => state === 'evidenced').length,
    argued: states.filter((state) => state === 'argued').length,
    of: keys.length,
  };
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
 * The frame that stands for a deliverable, counted from 0: the one that most of its requirements name, the earlier one
 * of two. `null` where none is named.
 */
export function frameOfDeliverable(
  coverage: Coverage,
  deliverable: number,
  frameIds: readonly string[],
): string | null {
  const evidence = Object.entries(coverage).filter(([key]) => key.startsWith(`${deliverable}.`));
  const named = frameIds.map((id) => evidence.filter(([, { frameIds: ids }]) => ids.includes(id)).length);
  const most = Math.max(0, ...named);
  return most === 0 ? null : frameIds[named.indexOf(most)]!;
}
