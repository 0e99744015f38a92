import type { BegunSubmission as Begun } from '#contract/submission-draft.ts';
import { links } from '#domain/navigation/links.ts';
import { WIZARD_STEPS } from '#domain/submission/steps.ts';
import { DateTime } from '#web/ui/text/DateTime.tsx';

/** The wizard's address that opens a begun submission. */
export const continueAt = ({ id, briefId }: Pick<Begun, 'id' | 'briefId'>): string =>
  links.submissionDraft(id, briefId);

/** "Draft of a design: step 3 of 7, saved 24 Nov 2026, 10:02" (SUB-12). */
export function BegunSubmission({ begun: { step, updatedAt } }: { begun: Begun }) {
  return (
    <>
      Draft of a design: step {step} of {WIZARD_STEPS}, saved{' '}
      <DateTime iso={updatedAt} now={Date.parse(updatedAt)} as="moment" />
    </>
  );
}
