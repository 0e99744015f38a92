import { getBrief, type Progress } from '#contract/brief.ts';
import { canMoveProgress, countsAsStarted, type ProgressStatus, progressLabels } from '#domain/brief/progress.ts';
import { dueDate } from '#domain/milestone/days.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { AppError, briefNotFound, invalidRequest } from '#server/platform/http/errors.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { lockProgress, mayWorkOnBrief } from '#server/shared/brief-progress.ts';
import { briefForViewer, requirementExists, saveProgress, setTick, ticksOf, timeBoxOf } from './queries.ts';
import { viewProgress } from './view.ts';

export interface BriefParts {
  database: Database;
  clock: () => Date;
  newId: () => string;
}

/** @throws brief_not_found, both for an unknown brief and for one of somebody else. */
export async function readBrief({ database }: BriefParts, briefId: string, viewerId: string | null) {
  const [row] = await briefForViewer(database.readsFor(viewerId), briefId, viewerId);
  if (!row) throw briefNotFound();
  return rawJson(getBrief, row.json);
}

/**
 * Starts, pauses, resumes or completes a brief. started_at and completed_at are set once; a move to the current state changes
 * only updated_at. @throws move_refused if the rules of domain/brief/progress.ts forbid the move.
 */
export async function moveProgress(
  parts: BriefParts,
  briefId: string,
  userId: string,
  to: ProgressStatus,
): Promise<Progress> {
  return transaction(parts.database.kysely, async (tx) => {
    if (!(await mayWorkOnBrief(tx, briefId, userId))) throw briefNotFound();
    const current = await lockProgress(tx, { id: parts.newId(), briefId, userId });
    if (!canMoveProgress(current.status, to) || (to === 'submitted') !== (current.status === 'submitted'))
      throw moveRefused(current.status, to);
    const now = parts.clock();
    const isStart = !current.started_at && countsAsStarted(to);
    const days = isStart ? await timeBoxOf(tx, briefId) : null;
    const saved = await saveProgress(tx, current.id, {
      status: to,
      started_at: isStart ? now : current.started_at,
      due_on: days ? dueDate(now, days) : current.due_on,
      completed_at: current.completed_at ?? (to === 'completed' ? now : null),
      updated_at: now,
    });
    return viewProgress(saved);
  });
}

/** Ticks or unticks a requirement of the brief's deliverables. This is possible only while the person works on the brief. */
export async function tickDeliverable(parts: BriefParts, briefId: string, userId: string, key: string, done: boolean) {
  return transaction(parts.database.kysely, async (tx) => {
    if (!(await mayWorkOnBrief(tx, briefId, userId))) throw briefNotFound();
    const current = await lockProgress(tx, { id: parts.newId(), briefId, userId });
    if (!countsAsStarted(current.status)) throw notStarted();
    if (!(await requirementExists(tx, briefId, key)))
      throw invalidRequest({ key: 'This brief has no such requirement' });
    await setTick(tx, { briefId, userId, key, done });
    await saveProgress(tx, current.id, { updated_at: parts.clock() });
    return { ticks: await ticksOf(tx, briefId, userId) };
  });
}

function moveRefused(from: ProgressStatus, to: ProgressStatus) {
  return new AppError('move_refused', `A brief that is ${progressLabels[from]} cannot become ${progressLabels[to]}.`);
}

function notStarted() {
  return new AppError('move_refused', 'Start this brief first. Then you can tick its deliverables.');
}
