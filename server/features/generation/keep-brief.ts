import { sql } from 'kysely';
import { isSkeleton } from '#domain/brief/compose/skeleton.ts';
import { drawSheet } from '#domain/client/sheet.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { consumePlace, giveBack, lockOpen } from './ledger.ts';
import { lockOwnBrief } from './queries.ts';
import type { Finished, WrittenBy } from './write-brief.ts';

interface Kept {
  generationId: string;
  userId: string;
  /** Makes ids for the rows of a new brief. */
  newId: () => string;
  by: WrittenBy;
}

const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value));

function columnsOf({ content, seed, skeleton, gate }: Finished, by: WrittenBy) {
  // The plot twist is stored with the client until it is due (BRIEF-14).
  const { plotTwist: _, ...told } = content;
  return {
    title: content.title,
    content: JSON.stringify(isSkeleton(skeleton) ? told : content),
    engine: by.engine,
    model: by.model,
    seed,
    skeleton: json(skeleton),
    gate: json(gate?.record),
  };
}

/**
 * Stores a new brief with a not yet started record of work, and consumes the place in the quota.
 * @returns false when the generation has already ended (cancelled or expired): then nothing is stored.
 */
export async function keepNewBrief(tx: Tx, finished: Finished, kept: Kept): Promise<boolean> {
  const ordered = await lockOpen(tx, kept.generationId);
  if (!ordered) return false;
  // The brief gets the id of its generation. The cover follows from the id, so it stays the same when the writing ends.
  const briefId = kept.generationId;
  await tx
    .insertInto('design_briefs')
    .values({ id: briefId, user_id: kept.userId, ...ordered, ...columnsOf(finished, kept.by) })
    .execute();
  await tx
    .insertInto('user_brief_progress')
    .values({ id: kept.newId(), brief_id: briefId, user_id: kept.userId, status: 'not_started' })
    .execute();
  await keepSignature(tx, briefId, finished.gate);
  await keepClient(tx, briefId, finished);
  await consumePlace(tx, kept.generationId, briefId, finished.attempt);
  return true;
}

/**
 * Replaces the old content and consumes the place in the quota. A brief that was started meanwhile is not changed, and the place
 * is given back.
 */
export async function keepRegenerated(tx: Tx, briefId: string, finished: Finished, kept: Kept): Promise<boolean> {
  const old = await lockOwnBrief(tx, briefId, kept.userId);
  if (!old || old.isStarted) {
    await giveBack(tx, { id: kept.generationId, userId: kept.userId, reason: 'brief_started' });
    return false;
  }
  if (!(await lockOpen(tx, kept.generationId))) return false;
  await tx
    .updateTable('design_briefs')
    .set({ ...columnsOf(finished, kept.by), updated_at: sql<Date>`now()` })
    .where('id', '=', briefId)
    .execute();
  await keepSignature(tx, briefId, finished.gate);
  await keepClient(tx, briefId, finished);
  await consumePlace(tx, kept.generationId, briefId, finished.attempt);
  return true;
}

/** Stores the brief's client with what the client does not reveal yet. A brief that was not composed from our tables has no client. */
async function keepClient(tx: Tx, briefId: string, { skeleton, content, seed }: Finished): Promise<void> {
  await tx.deleteFrom('brief_clients').where('brief_id', '=', briefId).execute();
  if (!isSkeleton(skeleton)) return;
  const sheet = drawSheet(skeleton, content.plotTwist, seed);
  await tx
    .insertInto('brief_clients')
    .values({ brief_id: briefId, sheet: JSON.stringify(sheet), questions_left: sheet.questions })
    .execute();
}

/** Stores the signature with which later briefs are compared. Without a verdict of the gate the old signature is only deleted. */
export async function keepSignature(tx: Tx, briefId: string, gate: Finished['gate']): Promise<void> {
  await tx.deleteFrom('brief_signatures').where('brief_id', '=', briefId).execute();
  if (!gate) return;
  const { signature } = gate;
  await tx.insertInto('brief_signatures').values({ brief_id: briefId, signature }).execute();
}
