import { type Kysely, sql } from 'kysely';
import type { PartialBriefContent } from '#domain/brief/content.ts';
import type { FocusId } from '#domain/brief/focus.ts';
import type { IndustryId } from '#domain/catalog/industries.ts';
import type { LevelId } from '#domain/catalog/levels.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { insertUnderDocket } from '#server/shared/docket-sql.ts';
import { lockOwn } from '#server/shared/lock-own.ts';

export interface GenerationRow {
  id: string;
  state: 'reserved' | 'consumed' | 'refunded';
  cancelled: boolean;
  industry: IndustryId;
  styles: StyleId[];
  level: LevelId;
  time_box_days: number | null;
  docket: string;
  engine: 'composer' | 'model';
  /** The draft so far; after the end, the brief's content. */
  content: PartialBriefContent | null;
  title: string | null;
  revision: number;
  attempt: number;
  created_at: Date;
  brief_id: string | null;
  replaces_id: string | null;
  error_code: string | null;
}

const columns = `
  g.id, g.state, g.cancelled, g.industry, g.styles, g.level, g.time_box_days, coalesce(b.docket, g.docket) as docket, g.engine,
  case when g.state = 'consumed' then b.content else g.partial end as content,
  case when g.state = 'consumed' then b.title end as title,
  g.revision, g.attempt, g.created_at, g.brief_id, g.replaces_id, g.error_code
  from brief_generations g left join design_briefs b on b.id = coalesce(g.brief_id, g.replaces_id)`;

/** $1 generation, $2 person. A generation of somebody else is not found. */
export const generationOf = prepared<GenerationRow>(
  'generation_of',
  `select ${columns} where g.id = $1 and g.user_id = $2`,
);

/** $1 person: their generations in progress, newest first. */
export const liveGenerationsOf = prepared<GenerationRow>(
  'live_generations_of',
  `select ${columns} where g.user_id = $1 and g.state = 'reserved' order by g.created_at desc`,
);

export interface NewGeneration {
  id: string;
  userId: string;
  industry: string;
  styles: string[];
  level: string;
  timeBoxDays: number | null;
  seed: string;
  month: string;
  replacesId: string | null;
  engine: 'composer' | 'model';
}

/** Inserts the reservation with a docket number of its own. */
export async function insertGeneration(tx: Tx, generation: NewGeneration): Promise<void> {
  await insertUnderDocket(
    tx,
    (docket) => sql`
      insert into brief_generations
        (id, user_id, industry, styles, level, time_box_days, seed, docket, quota_month, replaces_id, engine)
      select ${generation.id}, ${generation.userId}, ${generation.industry}, ${generation.styles}, ${generation.level}, ${generation.timeBoxDays}::int,
        ${generation.seed}, drawn.docket, ${generation.month}::date, ${generation.replacesId}::uuid, ${generation.engine}
      from (select ${docket} as docket) drawn
      where not exists (select 1 from design_briefs b where b.docket = drawn.docket)
      on conflict (docket) do nothing
      returning id`,
  );
}

/** The cases of the person's briefs for an industry, which the next one leaves to others. */
export async function casesHad(tx: Tx, userId: string, industry: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select skeleton ->> 'case' as id from design_briefs
    where user_id = ${userId} and industry = ${industry} and skeleton ->> 'case' is not null`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Stores a draft and notifies the readers. @returns false when the generation has ended: then nothing is stored. */
export async function storeDraft(
  db: Kysely<Schema>,
  id: string,
  draft: { attempt: number; content: PartialBriefContent },
): Promise<boolean> {
  const { rows } = await sql`
    with stored as (
      update brief_generations
      set partial = ${JSON.stringify(draft.content)}::jsonb, attempt = ${draft.attempt}, revision = revision + 1,
          heartbeat_at = clock_timestamp()
      where id = ${id} and state = 'reserved'
      returning id
    )
    select pg_notify('generation', id::text) from stored`.execute(db);
  return rows.length > 0;
}

/** Updates the heartbeat of these generations. @returns those still in progress; the others were ended elsewhere. */
export async function updateHeartbeats(db: Kysely<Schema>, ids: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update brief_generations set heartbeat_at = clock_timestamp()
    where id = any(${ids}::uuid[]) and state = 'reserved' returning id`.execute(db);
  return new Set(rows.map((row) => row.id));
}

export interface Silent {
  id: string;
  userId: string;
  heartbeat: string;
}

/** Generations without a heartbeat for `forMs`; their process has ended. */
export async function silentGenerations(db: Kysely<Schema>, forMs: number): Promise<Silent[]> {
  const { rows } = await sql<Silent>`
    select id, user_id as "userId", heartbeat_at::text as heartbeat from brief_generations
    where state = 'reserved' and heartbeat_at < clock_timestamp() - make_interval(secs => ${forMs / 1000}::float8)`.execute(
    db,
  );
  return rows;
}

export interface OwnBrief {
  id: string;
  docket: string;
  industry: string;
  styles: string[];
  level: string;
  time_box_days: number | null;
  isStarted: boolean;
}

/** The person's own brief, locked so that nobody starts or replaces it meanwhile; `null` for a brief of somebody else. */
export async function lockOwnBrief(tx: Tx, briefId: string, userId: string): Promise<OwnBrief | null> {
  const brief = await lockOwn(tx, 'design_briefs', briefId, userId);
  if (!brief) return null;
  // A separate statement, so that it sees the commit of a start that held the lock before.
  const work = await tx
    .selectFrom('user_brief_progress')
    .select('status')
    .where('brief_id', '=', briefId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return { ...brief, isStarted: work !== undefined && work.status !== 'not_started' };
}

/** What the person wanted to practise with this brief; it is stored with the draw. */
export async function focusOf(tx: Tx, briefId: string): Promise<FocusId | undefined> {
  const row = await tx
    .selectFrom('design_briefs')
    .select(sql<FocusId | null>`skeleton ->> 'focus'`.as('focus'))
    .where('id', '=', briefId)
    .executeTakeFirst();
  return row?.focus ?? undefined;
}

/** The generation that is regenerating this brief at the moment, if there is one. */
export async function liveReplacementOf(tx: Tx, briefId: string): Promise<string | null> {
  const live = await tx
    .selectFrom('brief_generations')
    .select('id')
    .where('replaces_id', '=', briefId)
    .where('state', '=', 'reserved')
    .executeTakeFirst();
  return live?.id ?? null;
}

/**
 * The most similar other briefs, found by a rough sketch of each. The limit is large enough to include the nearest one, because a
 * sketch is off by about three points and hardly any two briefs are half as similar as the limits allow.
 */
export async function signaturesNear(
  db: Kysely<Schema>,
  signature: string,
  exceptId: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ signature: string }>`
    select signature from briefs_near(${signature}, ${exceptId}::uuid, ${COMPARED_AT_MOST})`.execute(db);
  return rows.map((row) => row.signature);
}

/** Each comparison takes about ten microseconds. */
const COMPARED_AT_MOST = 100;

export async function isReserved(db: Kysely<Schema>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('brief_generations')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'reserved')
    .executeTakeFirst();
  return row !== undefined;
}
