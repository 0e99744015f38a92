import { sql } from 'kysely';
import type { CaseStudyEvidence } from '#contract/case-study-evidence.ts';
import type { FrameNotes } from '#contract/submission-draft.ts';
import type { PartialBriefContent } from '#domain/brief/content.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import type { Coverage } from '#domain/submission/coverage.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { clientRecord } from '#server/shared/client-record-sql.ts';
import { toldTwist } from '#server/shared/told-twist-sql.ts';

type Db = Database['kysely'];

/** An own design with its brief and what the client said. */
export function findOwnDesign(db: Db, id: string, userId: string) {
  return db
    .selectFrom('design_submissions as s')
    .leftJoin('design_briefs as b', 'b.id', 's.brief_id')
    .select(['s.id', 's.title', 's.approach', 's.challenges', 's.resources', 's.created_at', 's.brief_id'])
    .select([
      sql<Coverage | null>`s.coverage`.as('coverage'),
      'b.title as brief_title',
      sql<PartialBriefContent | null>`b.content`.as('content'),
      sql<StyleId[] | null>`b.styles`.as('styles'),
      sql.raw<string | null>(toldTwist('b', 's.user_id')).as('plot_twist'),
      sql.raw<CaseStudyEvidence['client']>(clientRecord('s.brief_id', 's.user_id')).as('client'),
    ])
    .where('s.id', '=', id)
    .where('s.user_id', '=', userId)
    .executeTakeFirst();
}

export function milestonesOf(db: Db, briefId: string | null, userId: string) {
  return db
    .selectFrom('brief_milestones')
    .select(['id', 'title', 'percentage', 'done_at'])
    .where('brief_id', '=', briefId)
    .where('user_id', '=', userId)
    .orderBy('percentage')
    .execute();
}

export function framesOf(db: Db, submissionId: string) {
  return db
    .selectFrom('submission_frames as f')
    .innerJoin('media as m', 'm.id', 'f.media_id')
    .select(['f.id', 'f.name', 'f.media_id', 'f.is_featured', 'm.width', 'm.height'])
    .select(sql<FrameNotes>`f.notes`.as('notes'))
    .where('f.submission_id', '=', submissionId)
    .orderBy('f.position')
    .execute();
}

/** One row for each mark, with the author's answer if there is one; a critique without marks is one row. */
export function marksOf(db: Db, submissionId: string) {
  return db
    .selectFrom('critiques as c')
    .leftJoin('critique_marks as m', 'm.critique_id', 'c.id')
    .leftJoin('critique_answers as a', 'a.mark_id', 'm.id')
    .select(['c.id as critique_id', 'm.line', 'm.asked', 'm.verdict', 'a.answer', 'a.reason'])
    .where('c.submission_id', '=', submissionId)
    .where('c.hidden_at', 'is', null)
    .orderBy('a.answered_at')
    .execute();
}

/** Builds that are under way or complete. */
export function buildsOf(db: Db, submissionId: string) {
  return db
    .selectFrom('workspaces')
    .select(['id', 'status'])
    .where('submission_id', '=', submissionId)
    .where('state', '=', 'active')
    .where('status', '<>', 'planning')
    .orderBy('opened_at')
    .execute();
}

/** The last review of each frame. */
export function lastReviewsOf(db: Db, workspaceIds: readonly string[]) {
  if (workspaceIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('build_reviews')
    .distinctOn(['workspace_id', 'frame_id'])
    .select(['workspace_id', 'frame_name', 'state', 'round', 'result'])
    .where('workspace_id', 'in', workspaceIds)
    .orderBy('workspace_id')
    .orderBy('frame_id')
    .orderBy('round', 'desc')
    .execute();
}
