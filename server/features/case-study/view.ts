import type { CaseStudyCard } from '#contract/case-study.ts';
import type { RowOf } from '#server/platform/database/row-of.ts';
import type { caseStudiesOf } from './queries.ts';

export function viewCard({
  submission_id,
  design_title,
  updated_at,
  ...row
}: RowOf<typeof caseStudiesOf>): CaseStudyCard {
  return { ...row, submissionId: submission_id, designTitle: design_title, updatedAt: updated_at.toISOString() };
}
