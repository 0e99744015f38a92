import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import type { ProgressStatus } from '#domain/brief/progress.ts';
import type { BriefMilestonesTable, Schema } from '#server/platform/database/schema.ts';
import { worksOnBrief } from '#server/shared/visible.ts';

export type Db = Kysely<Schema> | Transaction<Schema>;

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

export async function listMilestonesOf(db: Db, briefId: string, userId: string) {
  return db
    .selectFrom('brief_milestones')
    .selectAll()
    .where('brief_id', '=', briefId)
    .where('user_id', '=', userId)
    .orderBy('percentage')
    .execute();
}

/** `undefined` if the percentage is taken: a constraint allows one milestone at each. */
export async function insertMilestone(db: Db, milestone: Insertable<BriefMilestonesTable>) {
  return db
    .insertInto('brief_milestones')
    .values(milestone)
    .onConflict((conflict) => conflict.constraint(ONE_PER_PERCENTAGE).doNothing())
    .returningAll()
    .executeTakeFirst();
}

interface Which {
  briefId: string;
  userId: string;
  milestoneId: string;
}

type MilestoneChange = Pick<Updateable<BriefMilestonesTable>, 'title' | 'percentage' | 'done_at' | 'due_on'>;

/** @throws the database's error if the percentage is taken */
export async function updateMilestone(db: Db, which: Which, change: MilestoneChange) {
  return db
    .updateTable('brief_milestones')
    .set((set) => ({ title: set.ref('title'), ...change }))
    .where('id', '=', which.milestoneId)
    .where('brief_id', '=', which.briefId)
    .where('user_id', '=', which.userId)
    .returningAll()
    .executeTakeFirst();
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
