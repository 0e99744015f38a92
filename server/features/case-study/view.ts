import type { CaseStudyCard, CaseStudyDraft } from '#contract/case-study.ts';
import { migrate } from '#domain/case-study/migrate.ts';
import type { RowOf } from '#server/platform/database/row-of.ts';
import type { caseStudiesOf, draftOf } from './queries.ts';

type CardRow = RowOf<typeof caseStudiesOf>;
type DraftRow = NonNullable<Awaited<ReturnType<typeof draftOf>>>;

export function viewCard(row: CardRow): CaseStudyCard {
  const { id, title, picture } = row;
  return {
    id,
    submissionId: row.submission_id,
    title,
    designTitle: row.design_title,
    picture,
    published: viewPublication(row),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function viewDraft(row: DraftRow): CaseStudyDraft {
  const { id, revision } = row;
  return {
    id,
    submissionId: row.submission_id,
    document: migrate(row.document) as never,
    revision,
    published: viewPublication(row),
    updatedAt: row.updated_at.toISOString(),
  };
}

function viewPublication(row: Omit<DraftRow, 'document' | 'revision'>): CaseStudyDraft['published'] {
  if (!row.is_published) return null;
  return {
    at: row.published_at!.toISOString(),
    visibility: row.visibility,
    link: row.link,
    version: row.publications,
    isCurrent: row.is_current,
    hasPassword: row.has_password,
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
