import type { CaseStudyCard } from '#contract/case-study.ts';
import type { caseStudiesOf } from './queries.ts';

type CardRow = Awaited<ReturnType<typeof caseStudiesOf>>[number];

export function viewCard({ submission_id, design_title, updated_at, ...row }: CardRow): CaseStudyCard {
  return { ...row, submissionId: submission_id, designTitle: design_title, updatedAt: updated_at.toISOString() };
}
