import type { BriefView } from '#contract/brief.ts';
import type { DraftContent } from '#contract/submission-draft.ts';
import type { StepId } from '#domain/submission/steps.ts';
import { notesOf } from '../annotate/annotations.ts';
import { coverageOf } from '../describe/requirements.ts';

/** An empty part of a design, and the step where it can be filled. */
export interface Gap {
  step: StepId;
  words: string;
}

/** Parts that people would look for and not find. They do not prevent a submission. */
export function findGaps(content: DraftContent, brief: BriefView | null): Gap[] {
  const gaps: Gap[] = [];
  const notes = content.frames
    .filter((frame) => frame.selected)
    .map((frame) => notesOf(content.annotations, frame.id))
    .flatMap(({ pins, general }) => [...pins, ...general]);
  if (notes.length === 0) gaps.push({ step: 'annotate', words: 'No frame has an annotation.' });
  if (!content.approach.trim() && !content.challenges.trim() && !content.resources.trim())
    gaps.push({ step: 'reflect', words: 'The reflection is empty.' });
  const coverage = brief && coverageOf(content, brief);
  if (coverage && coverage.of > 0 && coverage.evidenced + coverage.partly + coverage.argued === 0)
    gaps.push({
      step: 'describe',
      words: `None of the brief’s ${coverage.of} requirements is linked to a frame that answers it.`,
    });
  return gaps;
}
