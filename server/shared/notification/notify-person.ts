import { type Happening, kindOf } from '#domain/notification/kinds.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { publishEvent } from '#server/platform/events/publish.ts';

export interface News {
  id: string;
  to: string;
  happening: Happening;
  actorId: string | null;
  submissionId: string | null;
  /** The subject in words, for a deleted design. */
  about?: string;
  /** The brief that it is about, and the milestone. It goes when they do. */
  briefId?: string;
  milestoneId?: string;
  /** The page that it opens (domain/navigation/links.ts). */
  path: string;
  /** Frequent events, such as messages, are combined into one notification until it is read. */
  isOneOfMany?: boolean;
}

/**
 * $1 the notification's id, $2 recipient, $3 kind, $4 happening, $5 actor, $6 design, $7 about, $8 path, $9 whether events are
 * combined, $10 brief, $11 milestone; no row if the person switched this kind off. A notification only for e-mail is stored as
 * read, so that the bell does not count it.
 */
const insertNotification = prepared<
  { id: string; in_product: boolean },
  [
    string,
    string,
    string,
    Happening,
    string | null,
    string | null,
    string | null,
    string,
    boolean,
    string | null,
    string | null,
  ]
>(
  'insert_notification',
  `with choice as (
     select coalesce(c.in_product, true) as in_product,
       case when c.by_mail then case when c.in_product then 'also' else 'only' end end as by_mail
     from (select $2::uuid as id) person left join notification_choices c on c.user_id = person.id and c.kind = $3
   ), combined as (
     update notifications n set created_at = now(), times = n.times + 1, by_mail = choice.by_mail, mail_id = null, mailed_at = null,
       waiting_since = case when n.mailed_at is null then n.waiting_since else now() end
     from choice
     where $9 and n.user_id = $2 and n.happening = $4 and n.actor_id = $5 and n.path = $8
       and case when choice.in_product then n.read_at is null else n.by_mail = 'only' and n.mail_id is null end
       and (choice.in_product or choice.by_mail is not null)
     returning n.id
   ), made as (
     insert into notifications (id, user_id, kind, happening, actor_id, submission_id, about, path, by_mail, read_at, brief_id, milestone_id)
     select $1, $2, $3, $4, $5, $6, $7, $8, by_mail, case when not in_product then now() end, $10, $11
     from choice where (in_product or by_mail is not null) and not exists (select from combined)
     returning id
   ) select stored.id, choice.in_product from (select id from combined union all select id from made) stored, choice`,
);

/**
 * Notifies a person in the product and by e-mail, as they chose for this kind. A combined notification that is still unread moves
 * to the top with a higher count.
 */
export async function notifyPerson(tx: Tx, news: News): Promise<void> {
  const { to, happening, actorId, submissionId, about = null, path, isOneOfMany = false, briefId, milestoneId } = news;
  const kind = kindOf[happening];
  const rows = await insertNotification(
    tx,
    news.id,
    to,
    kind,
    happening,
    actorId,
    submissionId,
    about,
    path,
    isOneOfMany,
    briefId ?? null,
    milestoneId ?? null,
  );
  for (const { id, in_product } of rows)
    if (in_product) await publishEvent(tx, [to], { kind: 'notification', data: { id, isNew: id === news.id } });
}
