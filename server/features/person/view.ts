import type { PersonBuild, PersonCaseStudy, PersonCritique } from '#contract/person.ts';
import type { buildsOfPerson, caseStudiesOfPerson, critiquesOfPerson } from './list-queries.ts';

type RowOf<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>[number];

export function viewCaseStudy({ published_at, ...row }: RowOf<typeof caseStudiesOfPerson>): PersonCaseStudy {
  return { ...row, publishedAt: published_at!.toISOString() };
}

export function viewBuild({ design_id, complete_at, ...row }: RowOf<typeof buildsOfPerson>): PersonBuild {
  return { ...row, designId: design_id, completedAt: complete_at!.toISOString() };
}

export function viewCritique({
  design_id,
  created_at,
  marks,
  ...row
}: RowOf<typeof critiquesOfPerson>): PersonCritique {
  const { suggestions, applied, ...counts } = marks!;
  return { ...row, designId: design_id, givenAt: created_at.toISOString(), counts, suggestions, applied };
}
