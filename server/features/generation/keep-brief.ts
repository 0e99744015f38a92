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
  /** Ids for the rows that a new brief needs. */
  newId: () => string;
  by: WrittenBy;
}

const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value));

function columnsOf({ content, seed, skeleton, gate }: Finished, by: WrittenBy) {
  // The client keeps the twist until its time has come (BRIEF-14).
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
 * Stores a new brief, with the person's own not yet started record of work, and consumes the place.
 * @returns false when the generation is over already (cancelled, swept): then nothing of the brief is kept.
 */
export async function keepNewBrief(tx: Tx, finished: Finished, kept: Kept): Promise<boolean> {
  const ordered = await lockOpen(tx, kept.generationId);
  if (!ordered) return false;
  // The writing's id becomes the brief's: its cover is set from the id, and stays the same when the writing is over.
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
 * Puts what was written in the old content's place and consumes the place of the month; a brief that was started
 * meanwhile stays as it is, and the place goes back.
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

/** The brief's client, with what they keep to themselves; a brief that was not drawn from our tables has none. */
async function keepClient(tx: Tx, briefId: string, { skeleton, content, seed }: Finished): Promise<void> {
  await tx.deleteFrom('brief_clients').where('brief_id', '=', briefId).execute();
  if (!isSkeleton(skeleton)) return;
  const sheet = drawSheet(skeleton, content.plotTwist, seed);
  await tx
    .insertInto('brief_clients')
    .values({ brief_id: briefId, sheet: JSON.stringify(sheet), questions_left: sheet.questions })
    .execute();
}

/** What later briefs are compared with. A brief that nobody judged leaves none, and no old one either. */
export async function keepSignature(tx: Tx, briefId: string, gate: Finished['gate']): Promise<void> {
  await tx.deleteFrom('brief_signatures').where('brief_id', '=', briefId).execute();
  if (!gate) return;
  const { signature } = gate;
  await tx.insertInto('brief_signatures').values({ brief_id: briefId, signature }).execute();
}
