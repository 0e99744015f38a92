import { sql } from 'kysely';
import { drawnFrom } from '#domain/brief/compose.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import { type ClientKnowledge, drawClientKnowledge } from '#domain/client/knowledge.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { consumePlace, lockOpen, refundPlace } from './ledger.ts';
import { lockOwnBrief } from './queries.ts';
import type { Finished, WrittenBy } from './write-brief.ts';

interface BriefSource {
  generationId: string;
  userId: string;
  /** Makes ids for the rows of a new brief. */
  newId: () => string;
  by: WrittenBy;
}

const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value));

function columnsOf({ content, seed, skeleton, gate }: Finished, by: WrittenBy) {
  return {
    title: content.title,
    content: JSON.stringify(drawnFrom(skeleton) ? withoutTwist(content) : content),
    engine: by.engine,
    model: by.model,
    seed,
    skeleton: json(skeleton),
    gate: json(gate?.record),
  };
}

/** The client tells the plot twist when it is due (BRIEF-14). */
export const withoutTwist = ({ plotTwist: _, ...rest }: BriefContent): BriefContent => rest;

/**
 * Stores a new brief with a not yet started record of work, and consumes the place in the quota.
 * @returns false when the generation has already ended (cancelled or expired): then nothing is stored.
 */
export async function storeNewBrief(tx: Tx, finished: Finished, source: BriefSource): Promise<boolean> {
  const ordered = await lockOpen(tx, source.generationId);
  if (!ordered) return false;
  // The brief gets the id of its generation. The cover follows from the id, so it stays the same when the writing ends.
  const briefId = source.generationId;
  await tx
    .insertInto('design_briefs')
    .values({ id: briefId, user_id: source.userId, ...ordered, ...columnsOf(finished, source.by) })
    .execute();
  await tx
    .insertInto('user_brief_progress')
    .values({ id: source.newId(), brief_id: briefId, user_id: source.userId, status: 'not_started' })
    .execute();
  await storeSignature(tx, briefId, finished.gate);
  await storeClient(tx, briefId, finished);
  await consumePlace(tx, source.generationId, briefId, finished.attempt);
  return true;
}

/**
 * Replaces the old content and consumes the place in the quota. A brief that was started meanwhile is not changed, and the place
 * is given back.
 */
export async function storeRegenerated(
  tx: Tx,
  briefId: string,
  finished: Finished,
  source: BriefSource,
): Promise<boolean> {
  const old = await lockOwnBrief(tx, briefId, source.userId);
  if (!old || old.isStarted) {
    await refundPlace(tx, { id: source.generationId, userId: source.userId, reason: 'brief_started' });
    return false;
  }
  if (!(await lockOpen(tx, source.generationId))) return false;
  await tx
    .updateTable('design_briefs')
    .set({ ...columnsOf(finished, source.by), updated_at: sql<Date>`now()` })
    .where('id', '=', briefId)
    .execute();
  await storeSignature(tx, briefId, finished.gate);
  await storeClient(tx, briefId, finished);
  await consumePlace(tx, source.generationId, briefId, finished.attempt);
  return true;
}

/** Stores the brief's client with what the client does not reveal yet. A brief that was not drawn from a case has no client. */
export async function storeClient(
  tx: Tx,
  briefId: string,
  { skeleton, content }: Pick<Finished, 'skeleton' | 'content'>,
): Promise<void> {
  await tx.deleteFrom('brief_sheets').where('brief_id', '=', briefId).execute();
  const drawn = drawnFrom(skeleton);
  if (!drawn) return;
  await storeSheet(tx, briefId, drawClientKnowledge(drawn, content.plotTwist));
}

export async function storeSheet(tx: Tx, briefId: string, knowledge: ClientKnowledge): Promise<void> {
  await tx
    .insertInto('brief_sheets')
    .values({ brief_id: briefId, sheet: JSON.stringify(knowledge) })
    .execute();
}

/** Stores the signature with which later briefs are compared. Without a verdict of the gate the old signature is only deleted. */
export async function storeSignature(tx: Tx, briefId: string, gate: Finished['gate']): Promise<void> {
  await tx.deleteFrom('brief_signatures').where('brief_id', '=', briefId).execute();
  if (!gate) return;
  const { signature } = gate;
  await tx.insertInto('brief_signatures').values({ brief_id: briefId, signature }).execute();
}
