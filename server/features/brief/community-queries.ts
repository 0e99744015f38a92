import { sql } from 'kysely';
import type { Database } from '#server/platform/database/connect.ts';
import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { timeCursorSql } from '#server/platform/time-cursor.ts';
import { insertUnderDocket } from '#server/shared/docket-sql.ts';
import { personNameOf } from '#server/shared/person-sql.ts';
import { showcaseCardSql } from '#server/shared/submission-card-sql.ts';

type Page = [time: string | null, id: string | null, limit: number];
interface Row {
  json: string;
  cursor: string;
}

/** $1 and $2 time and id of the last brief shown, or null for the first page; $3 limit; $4 an industry, or null; $5 viewer or null. */
export const communityBriefs = prepared<Row, [...Page, industry: string | null, viewerId: string | null]>(
  'community_briefs',
  `select json_build_object(
     'id', b.id, 'docket', b.docket, 'title', b.title, 'industry', b.industry, 'styles', b.styles, 'level', b.level,
     'timeBoxDays', b.time_box_days, 'description', b.content ->> 'projectDescription', 'createdAt', ${isoTime('b.created_at')},
     'designCount', (select count(*) from design_submissions s where s.brief_id = b.id and s.is_public),
     'status', (select w.status from user_brief_progress w where w.brief_id = b.id and w.user_id = $5))::text as json,
     ${timeCursorSql('b')} as cursor
   from design_briefs b
   where b.user_id is null and ($4::text is null or b.industry = $4)
     and ($1::timestamptz is null or (b.created_at, b.id) < ($1::timestamptz, $2::uuid))
   order by b.created_at desc, b.id desc limit $3`,
);

/** Public designs that answer a community brief, newest first. $1 and $2 as above, $3 limit, $4 the brief, $5 viewer or null. */
export const answersTo = prepared<Row, [...Page, briefId: string, viewerId: string | null]>(
  'answers_to_brief',
  `select ${showcaseCardSql('$5::uuid')}::text as json, ${timeCursorSql('s')} as cursor
   from design_submissions s
   join profiles p on p.id = s.user_id
   join design_briefs b on b.id = s.brief_id
   join submission_counts c on c.submission_id = s.id
   left join media m on m.id = s.cover_media_id
   where s.brief_id = $4 and b.user_id is null and s.is_public
     and ($1::timestamptz is null or (s.created_at, s.id) < ($1::timestamptz, $2::uuid))
   order by s.created_at desc, s.id desc limit $3`,
);

/** A large school's year. */
const HAND_INS_MAX = 300;

/** Who works on a brief, as the viewer knows it: those who have submitted first, then by name. */
export function handInsOf({ kysely }: Pick<Database, 'kysely'>, briefId: string, viewerId: string) {
  return kysely
    .selectFrom('user_brief_progress as w')
    .innerJoin('profiles as p', 'p.id', 'w.user_id')
    .leftJoin('design_submissions as s', 's.id', 'w.submission_id')
    .select([personNameOf('p').as('person'), 'w.status', 'w.completed_at', 'w.updated_at'])
    .leftJoin('critiques as c', (join) => join.onRef('c.submission_id', '=', 's.id').on('c.reviewer_id', '=', viewerId))
    .select(['s.id as design_id', 's.is_public', 's.share_key', 'c.id as critique_id'])
    .where('w.brief_id', '=', briefId)
    .where('w.status', '<>', 'not_started')
    .orderBy((row) => row('w.status', '<>', 'submitted'))
    .orderBy((row) => row.fn('lower', ['p.display_name']))
    .orderBy('p.id')
    .limit(HAND_INS_MAX)
    .execute();
}

/** The shared copy of a brief, if there is one. */
export async function copyOf(tx: Tx, briefId: string): Promise<string | null> {
  const copy = await tx.selectFrom('design_briefs').select('id').where('copied_from', '=', briefId).executeTakeFirst();
  return copy?.id ?? null;
}

/** Copies a locked brief and its client, without its owner and with a new docket number. Later briefs are compared with the copy too. */
export async function copyForAll(tx: Tx, briefId: string, copyId: string): Promise<void> {
  await insertUnderDocket(
    tx,
    (docket) => sql`
      insert into design_briefs
        (id, docket, user_id, industry, styles, level, time_box_days, title, content, engine, model, seed, skeleton, gate, copied_from)
      select ${copyId}, drawn.docket, null, b.industry, b.styles, b.level, b.time_box_days, b.title, b.content, b.engine, b.model,
        b.seed, b.skeleton, b.gate, b.id
      from design_briefs b, (select ${docket} as docket) drawn
      where b.id = ${briefId} and not exists (select 1 from brief_generations g where g.docket = drawn.docket)
      on conflict (docket) do nothing
      returning id`,
  );
  await sql`
    insert into brief_signatures (brief_id, signature)
    select ${copyId}, signature from brief_signatures where brief_id = ${briefId}`.execute(tx);
  await sql`
    insert into brief_sheets (brief_id, sheet)
    select ${copyId}, sheet from brief_sheets where brief_id = ${briefId}`.execute(tx);
}
