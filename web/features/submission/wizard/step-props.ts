import type { BriefView } from '#contract/brief.ts';
import type { DraftContent } from '#contract/submission-draft.ts';
import type { DraftField } from '#domain/submission/ready.ts';
import type { ChangeDraft } from '../draft/use-submission-draft.ts';

/** What every step of the wizard is given. */
export interface StepProps {
  content: DraftContent;
  change: ChangeDraft;
  brief: BriefView | null;
  go: (step: number) => void;
  /** What kept the design from being submitted, by field; empty until somebody tried. */
  missing: Partial<Record<DraftField, string>>;
}
