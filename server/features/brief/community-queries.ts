import { sql } from 'kysely';
import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { timeCursorSql } from '#server/platform/time-cursor.ts';
import { insertUnderDocket } from '#server/shared/docket-sql.ts';
import { personNameSql } from '#server/shared/person-sql.ts';
import { showcaseCardSql } from '#server/shared/submission-card-sql.ts';

type Page = [time: string | null, id: string | null, limit: number];
type Row = { json: string; cursor: string };

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

/** $1 a community brief, $2 person: who works on it. No row unless it is the copy of a brief of that person. */
export const handInsOf = prepared<{ json: string }, [briefId: string, sharerId: string]>(
  'hand_ins',
  `select json_build_object('items', (select coalesce(json_agg(item), '[]') from (
     select json_build_object(
       'person', ${personNameSql('p')}, 'status', w.status,
       'since', ${isoTime(`case when w.status = 'submitted' then coalesce(w.completed_at, w.updated_at) else w.updated_at end`)},
       'designId', case when s.is_public then s.id end) as item
     from user_brief_progress w
     join profiles p on p.id = w.user_id
     left join design_submissions s on s.id = w.submission_id
     where w.brief_id = b.id and w.status <> 'not_started'
     order by w.status <> 'submitted', lower(p.display_name), p.id limit ${HAND_INS_MAX}) listed))::text as json
   from design_briefs b join design_briefs own on own.id = b.copied_from and own.user_id = $2
   where b.id = $1`,
);

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
