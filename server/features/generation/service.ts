import type { Generation } from '#contract/generation.ts';
import * as calls from '#contract/generation.ts';
import { type Quota, quotaReachedText } from '#domain/quota/quota.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { isUnavailable } from '#server/platform/database/unavailable.ts';
import { AppError, briefNotFound } from '#server/platform/http/errors.ts';
import { once } from '#server/platform/http/idempotency.ts';
import type { WritingOrder } from '#server/platform/writer/writer.ts';
import { lockPerson } from '#server/shared/lock-person.ts';
import { usedUpToday } from '#server/shared/make-room-today.ts';
import { chooseWriter, type Writers } from './choose-writer.ts';
import { cancel, readQuota, reservePlace } from './ledger.ts';
import {
  casesHad,
  focusOf,
  generationOf,
  insertGeneration,
  liveGenerationsOf,
  liveReplacementOf,
  lockOwnBrief,
} from './queries.ts';
import type { Job, Runner } from './runner.ts';
import { viewGeneration } from './view.ts';

export interface GenerationParts extends Writers {
  database: Database;
  newId: () => string;
  newSeed: () => string;
  runner: Runner;
}

type BriefOrder = Omit<WritingOrder, 'seed' | 'had'> & { engine?: 'composer' | undefined };
interface Asked {
  userId: string;
  key: string | null;
}

/**
 * Takes a place in the monthly quota and starts to write a brief. The same key always answers the same generation.
 * @returns the generation's id. @throws quota_reached before anything is written.
 */
export function orderBrief(parts: GenerationParts, { userId, key }: Asked, input: BriefOrder): Promise<string> {
  return orderOnce(parts, { userId, key, call: calls.createBrief, request: input }, (tx) =>
    reserve(tx, parts, { userId, replacesId: null, input }),
  );
}

/**
 * Regenerates an existing brief that is not started; it counts like a new one. If the brief is already being regenerated, the
 * answer is that generation. @throws brief_not_found, brief_started, quota_reached.
 */
export function orderRegeneration(
  parts: GenerationParts,
  { userId, key }: Asked,
  briefId: string,
  engine?: 'composer',
): Promise<string> {
  const request = engine ? [briefId, engine] : briefId;
  return orderOnce(parts, { userId, key, call: calls.regenerateBrief, request }, async (tx) => {
    const brief = await lockOwnBrief(tx, briefId, userId);
    if (!brief) throw briefNotFound();
    if (brief.isStarted) throw briefStarted();
    const live = await liveReplacementOf(tx, briefId);
    if (live) return { id: live, job: null };
    const { industry, styles, level, time_box_days: timeBoxDays } = brief;
    const focus = await focusOf(tx, briefId);
    const input = { industry, styles, level, timeBoxDays, ...(focus && { focus }), engine } as BriefOrder;
    return reserve(tx, parts, { userId, replacesId: briefId, input });
  });
}

interface Reserved {
  id: string;
  /** The job for the runner; `null` if it has already begun. */
  job: Job | null;
}

async function orderOnce(
  { database, runner }: GenerationParts,
  asked: Parameters<typeof once>[1],
  reserveIn: (tx: Tx) => Promise<Reserved>,
): Promise<string> {
  // Stays empty if the key was used before: the first request has already started the generation.
  const fresh: { job: Job | null } = { job: null };
  const reserved = transaction(database.kysely, async (tx) => {
    fresh.job = null;
    await lockPerson(tx, asked.userId);
    return once(tx, asked, async () => {
      const reserved = await reserveIn(tx);
      fresh.job = reserved.job;
      return { id: reserved.id };
    });
  });
  const { id } = await reserved.catch((error) => {
    // Only the answer to the COMMIT may be lost. A repetition with the key then finds its brief being written.
    if (fresh.job && isUnavailable(error)) void runner.startIfReserved(fresh.job).catch(() => {});
    throw error;
  });
  if (fresh.job) runner.start(fresh.job);
  return id;
}

async function reserve(
  tx: Tx,
  parts: GenerationParts,
  { userId, replacesId, input: { engine, ...input } }: { userId: string; replacesId: string | null; input: BriefOrder },
): Promise<Reserved> {
  const place = await reservePlace(tx, userId);
  if (!place) throw quotaReached(await readQuota(tx, userId));
  const writer = await chooseWriter(tx, parts, engine);
  const seed = parts.newSeed();
  const order = { ...input, seed, had: await casesHad(tx, userId, input.industry) };
  const id = parts.newId();
  await insertGeneration(tx, { id, userId, ...input, seed, month: place.month, replacesId, engine: writer.engine });
  return { id, job: { id, userId, replacesId, order, writer } };
}

/** @throws generation_not_found, both for an unknown generation and for one of somebody else. */
export async function readGeneration({ database }: GenerationParts, id: string, userId: string): Promise<Generation> {
  const [row] = await generationOf(database.pool, id, userId);
  if (!row) throw generationNotFound();
  return viewGeneration(row);
}

export async function listLiveGenerations({ database }: GenerationParts, userId: string) {
  return { items: (await liveGenerationsOf(database.pool, userId)).map(viewGeneration) };
}

/**
 * Stops the writing, or deletes a brief that was just finished and is not started, and gives the place back. A second
 * cancellation changes nothing. @throws generation_finished, cancellations_used_up.
 */
export async function cancelGeneration(parts: GenerationParts, id: string, userId: string): Promise<Generation> {
  const attempt = () => transaction(parts.database.kysely, (tx) => cancel(tx, id, userId));
  let outcome = await attempt();
  // The generation ended after its brief was looked up, so the second attempt finds the brief.
  if (outcome === 'over') outcome = await attempt();
  if (outcome === 'used_up') throw usedUpToday('cancellation', 'cancellations_used_up');
  const now = await readGeneration(parts, id, userId);
  if (now.state !== 'cancelled') throw generationFinished(now);
  return now;
}

function quotaReached(quota: Quota | null) {
  return new AppError('quota_reached', quotaReachedText(quota));
}

function briefStarted() {
  return new AppError('brief_started', 'This brief is started, so it stays as it is. Generate a new one instead.');
}

function generationNotFound() {
  return new AppError('generation_not_found', 'This brief is not being written, or it is not yours.');
}

function generationFinished({ state }: Generation) {
  return new AppError(
    'generation_finished',
    state === 'done'
      ? 'This brief is finished already, so there was nothing left to cancel.'
      : 'The brief was already cancelled. It does not count against your month.',
  );
}
