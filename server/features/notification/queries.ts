import { sql } from 'kysely';
import { CHANGE_REQUEST } from '#domain/navigation/links.ts';
import type { NotificationKind } from '#domain/notification/kinds.ts';
import type { MailPace } from '#domain/notification/mail-pace.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import { eventsUntilSql } from '#server/platform/events/queries.ts';
import { personSql } from '#server/shared/person-sql.ts';
import { seesDesignSql } from '#server/shared/visible.ts';
import {
  awaitsAnswer,
  isForViewers,
  subjectDueOn,
  subjectIndustry,
  subjectPicture,
  subjectTitle,
  withSubject,
} from './subject-sql.ts';

type Db = Database['kysely'];

/**
 * A notification about a design that somebody only viewed is listed only while they see the design, and none of a kind
 * that the person switched off.
 */
const isListed = `((not ${isForViewers} or ${seesDesignSql('s', 'n.user_id')}) and not exists (
  select from notification_choices c where c.user_id = n.user_id and c.kind = n.kind and not c.in_product))`;
/** Joins the notification's design, if it still exists. */
const withDesign = 'left join design_submissions s on s.id = n.submission_id';
/** The number of unread notifications in the list of $1. */
const unreadSql = `(select count(*)::integer from notifications n ${withDesign}
        where n.user_id = $1 and n.read_at is null and ${isListed})`;

/** $1 person, $2 the last notification already shown, or null. */
export const notificationsOf = prepared<{ json: string }, [string, string | null]>(
  'notifications_of',
  `select json_build_object(
      'items', coalesce((select json_agg(item order by created_at desc, id desc) from (
        select n.created_at, n.id, json_build_object(
          'id', n.id, 'kind', n.kind, 'happening', n.happening, 'path', n.path,
          'quote', case n.happening when 'asked' then (select left(r.message, 160) from collaboration_requests r
            where r.submission_id = n.submission_id and r.developer_id = n.actor_id and r.designer_id = n.user_id
            order by r.created_at desc limit 1) end,
          'actor', case when a.id is not null then ${personSql('a')} end,
          'industry', ${subjectIndustry},
          'design', ${subjectTitle('$1::uuid')}, 'picture', ${subjectPicture('$1::uuid')}, 'dueOn', ${subjectDueOn}, 'times', n.times, 'createdAt', ${isoTime('n.created_at')}, 'isRead', n.read_at is not null) as item
        from notifications n
        ${withSubject}
        left join profiles a on a.id = n.actor_id
        where n.user_id = $1 and ${isListed} and coalesce((
          select (n.created_at, n.id) < (b.created_at, b.id) from notifications b where b.id = $2 and b.user_id = $1), $2::uuid is null)
        order by n.created_at desc, n.id desc limit 50
      ) page), '[]'),
      'unreadCount', ${unreadSql},
      'eventsUntil', ${eventsUntilSql('$1')}
    )::text as json`,
);

/** $1 person: the numbers of their last and their oldest stored event, and the unread count up to the last one. */
export const standingOf = prepared<{ head: number; oldest: number | null; unreadCount: number }, [string]>(
  'standing_of',
  `select ${eventsUntilSql('$1')} as head, (select min(seq) from person_events where user_id = $1) as oldest,
     ${unreadSql} as "unreadCount"`,
);

const unreadOf = prepared<{ count: number }, [string]>('unread_of', `select ${unreadSql} as count`);

/** @returns the unread count afterwards */
export async function markRead(
  { kysely, pool }: Database,
  userId: string,
  { ids, path }: { ids?: readonly string[] | undefined; path?: string | undefined },
): Promise<number> {
  await kysely
    .updateTable('notifications as n')
    .set({ read_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where(sql<boolean>`not ${sql.raw(awaitsAnswer)}`)
    // A change request leads to its place on the page of the brief.
    .$if(path !== undefined, (query) => query.where('path', 'in', [path!, `${path}#${CHANGE_REQUEST}`]))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids!.length ? [...ids!] : [sql<string>`null::uuid`]))
    .execute();
  const [unread] = await unreadOf(pool, userId);
  return unread!.count;
}

export async function choicesOf(db: Db, userId: string) {
  return db.selectFrom('notification_choices').selectAll().where('user_id', '=', userId).execute();
}

export async function putChoice(
  db: Db,
  choice: { userId: string; kind: NotificationKind; inProduct: boolean; byMail: boolean },
) {
  await db
    .insertInto('notification_choices')
    .values({ user_id: choice.userId, kind: choice.kind, in_product: choice.inProduct, by_mail: choice.byMail })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({ in_product: choice.inProduct, by_mail: choice.byMail }),
    )
    .execute();
}

/** The person's e-mail address, and the maximum frequency of e-mails. */
export async function mailOf(db: Db, userId: string) {
  const row = await db
    .selectFrom('profiles')
    .leftJoin('mail_choices', 'mail_choices.user_id', 'profiles.id')
    .select(['profiles.email', 'mail_choices.pace'])
    .where('profiles.id', '=', userId)
    .executeTakeFirst();
  return { address: row?.email ?? null, pace: row?.pace ?? ('hourly' as const) };
}

export async function putPace(db: Db, userId: string, pace: MailPace) {
  await db
    .insertInto('mail_choices')
    .values({ user_id: userId, pace })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pace }))
    .execute();
}
