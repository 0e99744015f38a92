import { type Kysely, type Selectable, sql } from 'kysely';
import type { BriefContent } from '#domain/brief/content.ts';
import type { ProgressStatus } from '#domain/brief/progress.ts';
import type { ClientKnowledge } from '#domain/client/knowledge.ts';
import type { ClientLogTable, Schema } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';

export interface ClientRow {
  status: ProgressStatus | null;
  /** `null` if the brief has no client. */
  sheet: ClientKnowledge | null;
  questions_left: number;
  change_at: Date | null;
  change_answer: 'accepted' | 'negotiated' | 'declined' | null;
}

/** An own brief with its client, locked until the transaction ends; undefined if there is no such brief. */
export async function lockClient(tx: Tx, briefId: string, userId: string): Promise<ClientRow | undefined> {
  const { rows: own } = await sql`
    select 1 from design_briefs where id = ${briefId} and user_id = ${userId} for key share`.execute(tx);
  if (own.length === 0) return undefined;
  const { rows: clients } = await sql<Omit<ClientRow, 'status'>>`
    select sheet, questions_left, change_at, change_answer from brief_clients where brief_id = ${briefId} for update`.execute(
    tx,
  );
  const progress = await tx
    .selectFrom('user_brief_progress')
    .select('status')
    .where('brief_id', '=', briefId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const nobody = { sheet: null, questions_left: 0, change_at: null, change_answer: null };
  return { ...(clients[0] ?? nobody), status: progress?.status ?? null };
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

/** The brief's stored content. It has no plot twist until the change request is delivered. */
export async function briefOf(tx: Tx, briefId: string): Promise<BriefContent> {
  const { content } = await tx
    .selectFrom('design_briefs')
    .select('content')
    .where('id', '=', briefId)
    .executeTakeFirstOrThrow();
  return content as BriefContent;
}

export type LogRow = Selectable<ClientLogTable>;

export function logOf(db: Kysely<Schema>, briefId: string): Promise<LogRow[]> {
  return db
    .selectFrom('client_log')
    .selectAll()
    .where('brief_id', '=', briefId)
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
export async function takeQuestion(tx: Tx, briefId: string): Promise<boolean> {
  const taken = await tx
    .updateTable('brief_clients')
    .set({ questions_left: sql<number>`questions_left - 1` })
    .where('brief_id', '=', briefId)
    .where('questions_left', '>', 0)
    .returning('brief_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Delivers the change request: from now on the brief has its plot twist. */
export async function deliverChange(tx: Tx, briefId: string, text: string, at: Date): Promise<void> {
  await tx.updateTable('brief_clients').set({ change_at: at }).where('brief_id', '=', briefId).execute();
  await sql`
    update design_briefs set content = jsonb_set(content, '{plotTwist}', to_jsonb(${text}::text)), updated_at = ${at}
    where id = ${briefId}`.execute(tx);
}

export async function settleChange(
  tx: Tx,
  briefId: string,
  answer: NonNullable<ClientRow['change_answer']>,
): Promise<void> {
  await tx.updateTable('brief_clients').set({ change_answer: answer }).where('brief_id', '=', briefId).execute();
}
