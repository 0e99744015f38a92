import type { BriefView } from '#contract/brief.ts';
import type { DraftContent } from '#contract/submission-draft.ts';
import {
  type Coverage,
  coverageCount,
  type Evidence,
  pruneCoverage,
  requirementsOf,
} from '#domain/submission/coverage.ts';

const NOTHING: Evidence = { frameIds: [], noteIds: [], arguedAway: '' };

export function evidenceOf(coverage: Coverage, key: string): Evidence {
  return coverage[key] ?? NOTHING;
}

/** Changes one requirement of the coverage. A requirement without evidence has no entry. */
export function withEvidence(coverage: Coverage, key: string, part: Partial<Evidence>): Coverage {
  const after = { ...evidenceOf(coverage, key), ...part };
  const { [key]: _, ...others } = coverage;
  const isEmpty = after.frameIds.length === 0 && after.noteIds.length === 0 && after.arguedAway === '';
  return isEmpty ? others : { ...others, [key]: after };
}

/** Adds the id to a list, or removes it. */
export function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}

/** General notes of the chosen frames, each with a name. */
export function notesToPointAt({ frames, annotations }: Pick<DraftContent, 'frames' | 'annotations'>) {
  return frames
    .filter((frame) => frame.selected)
    .flatMap((frame) =>
      (annotations[frame.id]?.general ?? []).map((note, n) => ({
        id: note.id,
        name: `${frame.name}, note ${n + 1}`,
        text: note.text,
      })),
    );
}

/** The coverage as it will be submitted, without evidence in frames that are left out (SUB-11). */
export function shownCoverage(content: DraftContent): Coverage {
  const frameIds = content.frames.filter((frame) => frame.selected).map((frame) => frame.id);
  const noteIds = notesToPointAt(content).map((note) => note.id);
  return pruneCoverage(content.coverage, new Set(frameIds), new Set(noteIds));
}

export function coverageOf(content: DraftContent, brief: BriefView) {
  return coverageCount(shownCoverage(content), requirementsOf(brief.content.deliverables));
}
