import { composeBrief, drawnFrom } from '#domain/brief/compose.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import { type ClientKnowledge, clientKnowledge, drawClientKnowledge } from '#domain/client/knowledge.ts';
import { dueDate } from '#domain/milestone/days.ts';
import { createGate } from '#server/features/generation/gate.ts';
import { storeSheet, storeSignature, withoutTwist } from '#server/features/generation/store-brief.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import type { SampleBrief, SampleWork } from './briefs.ts';
import type { SampleClient } from './clients.ts';

const DAY_MS = 86_400_000;

type NewId = () => string;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

export async function writeCommunityBrief(tx: Tx, newId: NewId, now: Date, brief: SampleBrief): Promise<void> {
  await writeBrief(tx, newId, now, brief, null);
}

/** A person's brief with everything that working on it leaves behind: the place it took, progress, milestones, ticks. */
export async function writeWork(tx: Tx, newId: NewId, now: Date, work: SampleWork, userId: string): Promise<void> {
  const { briefId, tickKeys } = await writeBrief(tx, newId, now, work, userId);
  await writePlace(tx, newId, now, work, { briefId, userId });
  const own = { brief_id: briefId, user_id: userId };
  const touched = daysBefore(now, work.touched);
  const startedAt = work.started === undefined ? null : daysBefore(now, work.started);
  await tx
    .insertInto('user_brief_progress')
    .values({
      id: newId(),
      ...own,
      status: work.status,
      started_at: startedAt,
      due_on: startedAt && work.timeBoxDays ? dueDate(startedAt, work.timeBoxDays) : null,
      completed_at: work.status === 'completed' ? touched : null,
      updated_at: touched,
    })
    .execute();
  for (const { title, percentage, planned, done } of work.milestones) {
    const done_at = done === undefined ? null : daysBefore(now, done);
    const milestone = { id: newId(), ...own, title, percentage, done_at, created_at: daysBefore(now, planned) };
    await tx.insertInto('brief_milestones').values(milestone).execute();
  }
  for (const key of tickKeys.slice(0, Math.round(tickKeys.length * work.tickedShare))) {
    await tx
      .insertInto('brief_deliverable_ticks')
      .values({ ...own, key, ticked_at: touched })
      .execute();
  }
}

async function writeBrief(tx: Tx, newId: NewId, now: Date, brief: SampleBrief, userId: string | null) {
  const { industry, styles, level, timeBoxDays, seed } = brief;
  const { content, skeleton } = composeBrief({ industry, styles, level, timeBoxDays, seed });
  const client = drawClientKnowledge(drawnFrom(skeleton)!, content.plotTwist);
  const briefId = await insertBrief(tx, newId, now, { brief, content, skeleton, client, ownerId: userId });
  const tickKeys = content.deliverables.flatMap(({ requirements }, d) => requirements.map((_, r) => `${d}.${r}`));
  return { briefId, tickKeys };
}

/** A brief that no writer wrote; the engine's column has no word for that. One with an owner took a place of its month. */
export async function writeHandWrittenBrief(
  tx: Tx,
  newId: NewId,
  now: Date,
  given: { brief: SampleBrief; content: BriefContent; client: SampleClient; ownerId: string | null },
): Promise<string> {
  const { brief, content, ownerId } = given;
  const { level, seed } = brief;
  const client = clientKnowledge({ ...given.client, level, seed, twist: content.plotTwist });
  const briefId = await insertBrief(tx, newId, now, { brief, content, skeleton: null, client, ownerId });
  if (ownerId) await writePlace(tx, newId, now, brief, { briefId, userId: ownerId });
  return briefId;
}

async function insertBrief(
  tx: Tx,
  newId: NewId,
  now: Date,
  given: {
    brief: SampleBrief;
    content: BriefContent;
    skeleton: object | null;
    client: ClientKnowledge;
    ownerId: string | null;
  },
): Promise<string> {
  const { brief, content, skeleton, client, ownerId } = given;
  const { industry, styles, level, timeBoxDays, seed } = brief;
  const judge = createGate({ kysely: tx });
  const gate = await judge(content, { industry, styles, level, timeBoxDays, seed }, null);
  const writtenAt = daysBefore(now, brief.written);
  const id = newId();
  await tx
    .insertInto('design_briefs')
    .values({
      id,
      docket: docketOf(brief, writtenAt),
      user_id: ownerId,
      industry,
      styles,
      level,
      time_box_days: timeBoxDays,
      title: content.title,
      content: JSON.stringify(withoutTwist(content)),
      skeleton: skeleton && JSON.stringify(skeleton),
      gate: JSON.stringify(gate.record),
      engine: 'composer',
      model: null,
      seed,
      created_at: writtenAt,
      updated_at: writtenAt,
    })
    .execute();
  await storeSignature(tx, id, gate);
  await storeSheet(tx, id, client);
  return id;
}

/** What the quota ledger holds of a brief that was generated in its month. */
async function writePlace(
  tx: Tx,
  newId: NewId,
  now: Date,
  brief: SampleBrief,
  { briefId, userId }: { briefId: string; userId: string },
) {
  const writtenAt = daysBefore(now, brief.written);
  await tx
    .insertInto('brief_generations')
    .values({
      id: newId(),
      user_id: userId,
      state: 'consumed',
      industry: brief.industry,
      styles: brief.styles,
      level: brief.level,
      time_box_days: brief.timeBoxDays,
      seed: brief.seed,
      docket: docketOf(brief, writtenAt),
      quota_month: `${writtenAt.toISOString().slice(0, 7)}-01`,
      replaces_id: null,
      engine: 'composer',
      brief_id: briefId,
      error_code: null,
      heartbeat_at: writtenAt,
      created_at: writtenAt,
      ended_at: writtenAt,
    })
    .execute();
}

const docketOf = ({ number }: SampleBrief, writtenAt: Date): string => `BF${writtenAt.getUTCFullYear()}${number}`;
