import type { CaseStudyEvidence } from '#contract/case-study-evidence.ts';
import { submissionNotFound } from '#server/platform/http/errors.ts';
import { buildsOf, findOwnDesign, framesOf, lastReviewsOf, marksOf, milestonesOf } from './evidence-queries.ts';
import { viewBrief, viewBuild, viewCritique, viewDesign, viewFrame, viewRequirements } from './evidence-view.ts';
import type { CaseStudyParts } from './service.ts';

/**
 * All records of how a design was made.
 * @throws submission_not_found, both for an unknown design and for one of somebody else.
 */
export async function readEvidence(
  { database: { kysely } }: CaseStudyParts,
  submissionId: string,
  userId: string,
): Promise<CaseStudyEvidence> {
  const design = await findOwnDesign(kysely, submissionId, userId);
  if (!design) throw submissionNotFound();
  const milestones = await milestonesOf(kysely, design.brief_id, userId);
  const frames = await framesOf(kysely, submissionId);
  const builds = await buildsOf(kysely, submissionId);
  const reviews = await lastReviewsOf(
    kysely,
    builds.map(({ id }) => id),
  );
  return {
    design: viewDesign(design),
    brief: viewBrief(design),
    client: design.client,
    milestones: milestones.map(({ done_at, ...milestone }) => ({ ...milestone, isDone: done_at !== null })),
    requirements: viewRequirements(design),
    frames: frames.map(viewFrame),
    critique: viewCritique(await marksOf(kysely, submissionId)),
    builds: builds.map((build) => viewBuild(build, frames.length, reviews)),
  };
}
