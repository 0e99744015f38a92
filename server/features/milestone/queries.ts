import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { Milestone } from '#contract/milestone.ts';
import type { ProgressStatus } from '#domain/brief/progress.ts';
import type { BriefMilestonesTable, Schema } from '#server/platform/database/schema.ts';
import { milestoneSql } from '#server/shared/milestone-sql.ts';
import { worksOnBrief } from '#server/shared/visible.ts';

export type Db = Kysely<Schema> | Transaction<Schema>;

const milestone = sql.raw<Milestone>(milestoneSql('brief_milestones')).as('milestone');

const ONE_PER_PERCENTAGE = 'brief_milestones_one_per_percentage';

/** The person's progress on a brief; `undefined` if they may not read it. */
export async function findProgress(
  db: Db,
  briefId: string,
  userId: string,
): Promise<{ status: ProgressStatus | null } | undefined> {
  return db
    .selectFrom('design_briefs as brief')
    .leftJoin('user_brief_progress as progress', (join) =>
      join.onRef('progress.brief_id', '=', 'brief.id').on('progress.user_id', '=', userId),
    )
    .select('progress.status')
    .where('brief.id', '=', briefId)
    .where(worksOnBrief('brief', userId))
    .executeTakeFirst();
}

export async function listMilestonesOf(db: Db, briefId: string, userId: string): Promise<Milestone[]> {
  const rows = await db
    .selectFrom('brief_milestones')
    .select(milestone)
    .where('brief_id', '=', briefId)
    .where('user_id', '=', userId)
    .orderBy('percentage')
    .execute();
  return rows.map((row) => row.milestone);
}

/** `undefined` if the percentage is taken: a constraint allows one milestone at each. */
export async function insertMilestone(db: Db, row: Insertable<BriefMilestonesTable>) {
  const added = await db
    .insertInto('brief_milestones')
    .values(row)
    .onConflict((conflict) => conflict.constraint(ONE_PER_PERCENTAGE).doNothing())
    .returning(milestone)
    .executeTakeFirst();
  return added?.milestone;
}

interface Which {
  briefId: string;
  userId: string;
  milestoneId: string;
}

type MilestoneChange = Pick<Updateable<BriefMilestonesTable>, 'title' | 'percentage' | 'done_at' | 'due_on'>;

/** @throws the database's error if the percentage is taken */
export async function updateMilestone(db: Db, which: Which, change: MilestoneChange) {
  const changed = await db
    .updateTable('brief_milestones')
    // An empty change is no error, but SQL needs something to set.
    .set((row) => ({ title: row.ref('title'), ...change }))
    .where('id', '=', which.milestoneId)
    .where('brief_id', '=', which.briefId)
    .where('user_id', '=', which.userId)
    .returning(milestone)
    .executeTakeFirst();
  return changed?.milestone;
}

export async function removeMilestone(db: Db, which: Which): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('brief_milestones')
    .where('id', '=', which.milestoneId)
    .where('brief_id', '=', which.briefId)
    .where('user_id', '=', which.userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether the database refused a change because another milestone has this percentage. */
export function isPercentageTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === ONE_PER_PERCENTAGE;
}

/** A reminder is about one deadline. It goes when the milestone is done or has another day. */
export async function forgetReminder(db: Db, { userId, milestoneId }: Which) {
  await db.deleteFrom('notifications').where('milestone_id', '=', milestoneId).where('user_id', '=', userId).execute();
}
