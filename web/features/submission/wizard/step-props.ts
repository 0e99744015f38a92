import type { BriefView } from '#contract/brief.ts';
import type { DraftContent } from '#contract/submission-draft.ts';
import type { DraftField } from '#domain/submission/ready.ts';
import type { StepId } from '#domain/submission/steps.ts';
import type { ChangeDraft } from '../draft/use-submission-draft.ts';

/** The props of every step of the wizard. */
export interface StepProps {
  content: DraftContent;
  change: ChangeDraft;
  brief: BriefView | null;
  go: (step: StepId) => void;
  /** The errors of the last attempt to submit, by field; empty before the first attempt. */
  missing: Partial<Record<DraftField, string>>;
}
