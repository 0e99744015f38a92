import type { PersonBuild, PersonCaseStudy, PersonCritique } from '#contract/person.ts';
import type { RowOf } from '#server/platform/database/row-of.ts';
import type { buildsOfPerson, caseStudiesOfPerson, critiquesOfPerson } from './list-queries.ts';

export function viewCaseStudy({ published_at, ...row }: RowOf<typeof caseStudiesOfPerson>): PersonCaseStudy {
  return { ...row, publishedAt: published_at!.toISOString() };
}

export function viewBuild({ design_id, complete_at, demo_url, ...row }: RowOf<typeof buildsOfPerson>): PersonBuild {
  return { ...row, designId: design_id, completedAt: complete_at!.toISOString(), demoUrl: demo_url };
}

export function viewCritique(row: RowOf<typeof critiquesOfPerson>): PersonCritique {
  const { design_id, created_at, met, partly, not, unclear, ...rest } = row;
  return { ...rest, designId: design_id, givenAt: created_at.toISOString(), counts: { met, partly, not, unclear } };
}
