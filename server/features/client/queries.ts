import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { BriefContent } from '#domain/brief/content.ts';
import type { ProgressStatus } from '#domain/brief/progress.ts';
import type { ClientKnowledge } from '#domain/client/knowledge.ts';
import type { BriefClientsTable, ClientLogTable, Schema } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { worksOnBrief } from '#server/shared/visible.ts';

/** One person's work on a brief. */
export interface BriefRef {
  briefId: string;
  userId: string;
}

export interface ClientRow {
  status: ProgressStatus | null;
  /** `null` if the brief has no client. */
  sheet: ClientKnowledge | null;
  questions_left: number;
  change_at: Date | null;
  change_answer: 'accepted' | 'negotiated' | 'declined' | null;
}

/**
 * A brief that the person works on, with its client, locked until the transaction ends; undefined if there is no such
 * brief. Each person has a conversation of their own, which begins here.
 */
export async function lockClient(tx: Tx, briefId: string, userId: string): Promise<ClientRow | undefined> {
  const { rows: briefs } = await sql<Pick<ClientRow, 'sheet'>>`
    select t.sheet from design_briefs b left join brief_sheets t on t.brief_id = b.id
    where b.id = ${briefId} and ${worksOnBrief('b', userId)} for key share of b`.execute(tx);
  const brief = briefs[0];
  if (!brief) return undefined;
  if (brief.sheet)
    await tx
      .insertInto('brief_clients')
      .values({ brief_id: briefId, user_id: userId, questions_left: brief.sheet.questions })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const { rows: clients } = await sql<Omit<ClientRow, 'status' | 'sheet'>>`
    select questions_left, change_at, change_answer from brief_clients
    where brief_id = ${briefId} and user_id = ${userId} for update`.execute(tx);
  const progress = await tx
    .selectFrom('user_brief_progress')
    .select('status')
    .where('brief_id', '=', briefId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const nobody = { questions_left: 0, change_at: null, change_answer: null };
  return { ...(clients[0] ?? nobody), sheet: brief.sheet, status: progress?.status ?? null };
}

/** The progress of the person's work, as `isChangeDue` needs it. */
export async function progressOn(tx: Tx, briefId: string, userId: string) {
  const { rows } = await sql<{ milestonesDone: number[]; ticked: number; requirements: number }>`
    select
      array(select percentage from brief_milestones
        where brief_id = b.id and user_id = ${userId} and done_at is not null) as "milestonesDone",
      (select count(*)::int from brief_deliverable_ticks where brief_id = b.id and user_id = ${userId}) as ticked,
      b.requirement_count as requirements
    from design_briefs b where b.id = ${briefId}`.execute(tx);
  return rows[0]!;
}

/** The brief's stored content. Its plot twist is not there: the client tells it. */
export async function briefOf(tx: Tx, briefId: string): Promise<BriefContent> {
  const { content } = await tx
    .selectFrom('design_briefs')
    .select('content')
    .where('id', '=', briefId)
    .executeTakeFirstOrThrow();
  return content as BriefContent;
}

export type LogRow = Selectable<ClientLogTable>;

export function logOf(db: Kysely<Schema>, { briefId, userId }: BriefRef): Promise<LogRow[]> {
  return db
    .selectFrom('client_log')
    .selectAll()
    .where('brief_id', '=', briefId)
    .where('user_id', '=', userId)
    .orderBy('said_at')
    .orderBy('id')
    .execute();
}

export async function logEntries(
  tx: Tx,
  entries: (Omit<LogRow, 'topic'> & { topic?: string | null })[],
): Promise<void> {
  await tx.insertInto('client_log').values(entries).execute();
}

/** Uses one of the questions. @returns false when none is left. */
export async function takeQuestion(tx: Tx, { briefId, userId }: BriefRef): Promise<boolean> {
  const taken = await tx
    .updateTable('brief_clients')
    .set({ questions_left: sql<number>`questions_left - 1` })
    .where('brief_id', '=', briefId)
    .where('user_id', '=', userId)
    .where('questions_left', '>', 0)
    .returning('brief_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** An answered change request no longer waits in the bell. */
export async function readChangeRequest(tx: Tx, { briefId, userId }: BriefRef): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('brief_id', '=', briefId)
    .where('happening', '=', 'change_requested')
    .where('read_at', 'is', null)
    .execute();
}

/** The change request was sent, or answered. From the first on, this person's brief has its plot twist. */
export async function saveChange(
  tx: Tx,
  { briefId, userId }: BriefRef,
  change: Pick<Updateable<BriefClientsTable>, 'change_at' | 'change_answer'>,
): Promise<void> {
  await tx
    .updateTable('brief_clients')
    .set(change)
    .where('brief_id', '=', briefId)
    .where('user_id', '=', userId)
    .execute();
}
