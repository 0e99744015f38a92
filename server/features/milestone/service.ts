import type { Milestone } from '#contract/milestone.ts';
import * as calls from '#contract/milestone.ts';
import { countsAsStarted } from '#domain/brief/progress.ts';
import { milestoneTexts, suggestPercent } from '#domain/milestone/milestone.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { AppError, briefNotFound } from '#server/platform/http/errors.ts';
import { once } from '#server/platform/http/idempotency.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import {
  type Db,
  findProgress,
  forgetReminder,
  insertMilestone,
  isPercentageTaken,
  listMilestonesOf,
  removeMilestone,
  updateMilestone,
} from './queries.ts';

export interface MilestoneParts {
  database: Database;
  clock: () => Date;
  newId: () => string;
}

/** A person's own milestones on one brief. */
interface BriefRef {
  briefId: string;
  userId: string;
}

export async function listMilestones({ database }: MilestoneParts, ref: BriefRef): Promise<{ items: Milestone[] }> {
  if (!(await findProgress(database.kysely, ref.briefId, ref.userId))) throw briefNotFound();
  return { items: await listMilestonesOf(database.kysely, ref.briefId, ref.userId) };
}

/** @throws milestone_taken with a free percentage; move_refused before the brief is started; too_many_requests. */
export async function addMilestone(
  parts: MilestoneParts,
  ref: BriefRef,
  input: { title: string; percentage: number; done?: boolean; dueOn?: string | null },
  key: string | null,
): Promise<Milestone> {
  const { briefId, userId } = ref;
  return transaction(parts.database.kysely, async (tx) =>
    once(tx, { userId, key, call: calls.addMilestone, request: [briefId, input] }, async () => {
      const progress = await findProgress(tx, briefId, userId);
      if (!progress) throw briefNotFound();
      if (!progress.status || !countsAsStarted(progress.status)) throw notStarted();
      await makeRoom(tx, 'brief_milestones', userId);
      const added = await insertMilestone(tx, {
        id: parts.newId(),
        brief_id: briefId,
        user_id: userId,
        title: input.title,
        percentage: input.percentage,
        done_at: input.done ? parts.clock() : null,
        due_on: input.dueOn ?? null,
      });
      if (!added) throw milestoneTaken(input.percentage, await takenPercents(tx, ref));
      return added;
    }),
  );
}

export async function changeMilestone(
  parts: MilestoneParts,
  which: BriefRef & { milestoneId: string },
  change: { title?: string; percentage?: number; dueOn?: string | null; done?: boolean },
) {
  const { title, percentage, dueOn, done } = change;
  try {
    return await transaction(parts.database.kysely, async (tx) => {
      const changed = await updateMilestone(tx, which, {
        ...(title !== undefined && { title }),
        ...(percentage !== undefined && { percentage }),
        ...(dueOn !== undefined && { due_on: dueOn }),
        ...(done !== undefined && { done_at: done ? parts.clock() : null }),
      });
      if (!changed) throw milestoneNotFound();
      if (done || dueOn !== undefined) await forgetReminder(tx, which);
      return changed;
    });
  } catch (error) {
    if (!isPercentageTaken(error)) throw error;
    throw milestoneTaken(percentage!, await takenPercents(parts.database.kysely, which));
  }
}

export async function deleteMilestone(parts: MilestoneParts, which: BriefRef & { milestoneId: string }) {
  if (!(await removeMilestone(parts.database.kysely, which))) throw milestoneNotFound();
  return undefined;
}

async function takenPercents(db: Db, { briefId, userId }: BriefRef): Promise<Set<number>> {
  return new Set((await listMilestonesOf(db, briefId, userId)).map(({ percentage }) => percentage));
}

function milestoneTaken(percent: number, taken: Set<number>) {
  const suggestion = suggestPercent(percent, taken) ?? undefined;
  return new AppError('milestone_taken', milestoneTexts.taken(percent), {
    fields: { percentage: milestoneTexts.taken(percent) },
    suggestion,
  });
}

function milestoneNotFound() {
  return new AppError('milestone_not_found', 'This milestone is no longer there.');
}

function notStarted() {
  return new AppError('move_refused', 'Start this brief first. Then you can add milestones.');
}
