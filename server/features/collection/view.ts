import type { CollectionItem } from '#contract/collection.ts';
import type { ItemRow } from './queries.ts';

export function viewDated<Row extends { updated_at: Date }>({ updated_at, ...row }: Row) {
  return { ...row, updatedAt: updated_at.toISOString() };
}

/** Nothing for what the viewer does not see. */
export function viewItem({ note, design, brief_id, case_study_id, ...row }: ItemRow): CollectionItem[] {
  if (design) return [{ kind: 'design', id: design.id, note, design }];
  if (brief_id) {
    const brief = { title: row.brief_title, industry: row.industry, styles: row.styles };
    return [{ kind: 'brief', id: brief_id, note, brief }];
  }
  if (!case_study_id) return [];
  const caseStudy = { title: row.page_title, author: row.author, picture: row.picture };
  return [{ kind: 'case-study', id: case_study_id, note, caseStudy }];
}
