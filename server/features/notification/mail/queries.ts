import type { Happening } from '#domain/notification/kinds.ts';
import type { MailPace } from '#domain/notification/mail-pace.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { entersWorkspaceSql, isPartySql, seesDesignSql } from '#server/shared/visible.ts';
import { isForMembers, isForViewers, subjectDueOn, subjectTitle, withSubject } from '../subject-sql.ts';

type Db = Database['kysely'];

/** `n` is a notification that is due by e-mail and is in no e-mail yet. Notifications older than three days are left out. */
const waitingSql = `n.by_mail is not null and n.mail_id is null and (n.by_mail = 'only' or n.read_at is null)
  and n.created_at > now() - interval '3 days'`;

/** SQL for a time of e-mails that a right clock may have written: a wrong one must not keep them back for a year. */
const isNotFarAhead = (time: string) => `${time} < now() + interval '1 day'`;

/**
 * People with a notification that has waited for $1 ms and no e-mail in the last $2 (hourly) or $3 (daily) ms; $4 limit. People
 * without a verified address are left out.
 */
export const dueForEmail = prepared<{ user_id: string }, [number, number, number, number]>(
  'due_for_email',
  `select w.user_id from (
     select distinct n.user_id from notifications n
     where ${waitingSql} and n.waiting_since <= now() - $1 * interval '1 ms') w
   join profiles p on p.id = w.user_id and p.email is not null and p.closed_at is null
   left join mail_choices c on c.user_id = w.user_id
   where not exists (select from mails m where m.user_id = w.user_id and (m.ended_at is null or (m.state <> 'dropped'
     and m.created_at > now() - case c.pace when 'daily' then $3::float8 else $2::float8 end * interval '1 ms'
     and ${isNotFarAhead('m.created_at')})))
   limit $4`,
);

/** $1 ids of e-mails, $2 their recipients. If two processes do this for one person at once, only one makes the e-mail. */
export const createEmails = prepared<{ mail_id: string }, [string[], string[]]>(
  'create_emails',
  `with made as (
     insert into mails (id, user_id) select * from unnest($1::uuid[], $2::uuid[])
     on conflict (user_id) where ended_at is null do nothing returning id, user_id)
   update notifications n set mail_id = made.id from made where n.user_id = made.user_id and ${waitingSql}
   returning n.mail_id`,
);

/** Takes the next due e-mail for $1 ms. If this process dies meanwhile, another one takes it after that time. */
export const claimEmail = prepared<{ id: string; user_id: string; tries: number }, [number]>(
  'claim_email',
  `update mails set state = 'sending', tries = tries + 1, try_at = now() + $1 * interval '1 ms'
   where id = (select id from mails where ended_at is null
     and (try_at <= now() or not ${isNotFarAhead('try_at')}) order by try_at limit 1 for update skip locked)
   returning id, user_id, tries`,
);

export interface EmailItemRow extends Record<string, unknown> {
  id: string;
  happening: Happening;
  actor: string | null;
  design: string;
  due_on: string | null;
  path: string;
  times: number;
  created_at: Date;
  display_name: string;
  email: string;
  pace: MailPace;
}

/** Whether person `n.user_id` may still see the subject of the notification. An agreement is between the people of its request. */
const maySeeSql = `case
  when ${isForMembers} then exists (select from workspaces w
    where w.submission_id = n.submission_id and ${entersWorkspaceSql('w', 'n.user_id')})
  else n.submission_id is null or ${seesDesignSql('s', 'n.user_id')} or (not ${isForViewers} and exists (
    select from collaboration_requests r where r.submission_id = s.id and ${isPartySql('r', 'n.user_id')})) end`;

/**
 * $1 e-mail: its current items, oldest first. It leaves out what was read since, what the person switched off or may no longer
 * see, and everything between two people of whom one has blocked the other.
 */
export const emailItems = prepared<EmailItemRow, [string]>(
  'email_items',
  `select n.id, n.happening, n.path, n.times, n.created_at, a.display_name as actor, ${subjectTitle('n.user_id')} as design, ${subjectDueOn} as due_on,
     p.display_name, p.email, coalesce(mc.pace, 'hourly') as pace
   from notifications n
   join profiles p on p.id = n.user_id and p.email is not null
   join notification_choices c on c.user_id = n.user_id and c.kind = n.kind and c.by_mail
   ${withSubject}
   left join profiles a on a.id = n.actor_id
   left join mail_choices mc on mc.user_id = n.user_id
   where n.mail_id = $1 and (n.by_mail = 'only' or n.read_at is null) and ${maySeeSql}
     and not exists (select from person_blocks b
       where (b.blocker_id, b.blocked_id) in ((n.user_id, n.actor_id), (n.actor_id, n.user_id)))
   order by n.created_at, n.id`,
);

/** $1 e-mail, $2 its try, $3 the outcome, $4 a code, $5 the items in it. Changes nothing if another process has taken it over. */
export const finishEmail = prepared<
  { id: string },
  [string, number, 'sent' | 'failed' | 'dropped', string | null, string[]]
>(
  'finish_email',
  `with ended as (
     update mails set state = $3, failure = $4, ended_at = now() where id = $1 and tries = $2 and state = 'sending' returning id
   ), said as (
     update notifications set mailed_at = now() where id = any ($5::uuid[]) and exists (select from ended) returning id
   ) select id from ended`,
);

/** $1 e-mail, $2 its try, $3 a code, $4 ms until the next try. */
export const requeueEmail = prepared<{ id: string }, [string, number, string, number]>(
  'requeue_email',
  `update mails set state = 'queued', failure = $3, try_at = now() + $4 * interval '1 ms'
   where id = $1 and tries = $2 and state = 'sending' returning id`,
);

/** The recipient's name, and whether e-mails are on; null when the person has left. */
export async function findRecipient(db: Db, userId: string): Promise<{ displayName: string; isOn: boolean } | null> {
  const row = await db
    .selectFrom('profiles')
    .select((select) => [
      'display_name',
      select
        .exists(
          select
            .selectFrom('notification_choices')
            .select('kind')
            .where('user_id', '=', userId)
            .where('by_mail', '=', true),
        )
        .as('is_on'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? { displayName: row.display_name, isOn: Boolean(row.is_on) } : null;
}

export async function switchEmailsOff(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('notification_choices')
    .set({ by_mail: false })
    .where('user_id', '=', userId)
    .where('by_mail', '=', true)
    .execute();
}
