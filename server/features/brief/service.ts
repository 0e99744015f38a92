import { getBrief, type Progress } from '#contract/brief.ts';
import { canMoveProgress, countsAsStarted, type ProgressStatus, progressLabels } from '#domain/brief/progress.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { AppError, briefNotFound, invalidRequest } from '#server/platform/http/errors.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { lockProgress, mayWorkOnBrief } from '#server/shared/brief-progress.ts';
import { briefForViewer, requirementExists, saveProgress, setTick, ticksOf } from './queries.ts';
import { viewProgress } from './view.ts';

export interface BriefParts {
  database: Database;
  clock: () => Date;
  newId: () => string;
}

/** @throws brief_not_found, alike for a brief that does not exist and one that belongs to somebody else. */
export async function readBrief({ database }: BriefParts, briefId: string, viewerId: string | null) {
  const [row] = await briefForViewer(database.pool, briefId, viewerId);
  if (!row) throw briefNotFound();
  return rawJson(getBrief, row.json);
}

/**
 * Starts, pauses, resumes or completes a brief. started_at and completed_at are recorded once; asking for the state it is
 * in already changes nothing but updated_at. @throws move_refused where the rules of domain/brief/progress.ts say no.
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
    const saved = await saveProgress(tx, current.id, {
      status: to,
      started_at: current.started_at ?? (countsAsStarted(to) ? now : null),
      completed_at: current.completed_at ?? (to === 'completed' ? now : null),
      updated_at: now,
    });
    return viewProgress(saved);
  });
}

/** Ticks a requirement, or unticks it; only while the brief is being worked on, and only what its deliverables ask for. */
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
  return new AppError('move_refused', 'Start this brief first; then its deliverables can be ticked.');
}
