import { type Happening, kindOf } from '#domain/notification/kinds.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { tell } from '#server/platform/events/tell.ts';

export interface News {
  id: string;
  to: string;
  happening: Happening;
  actorId: string | null;
  submissionId: string | null;
  /** What it is about, in words, where the design is gone. */
  about?: string;
  /** Where it leads, e.g. '/workspace/…'. */
  path: string;
  /** Said once until it is read, however often it happens: messages come in bursts. */
  isOneOfMany?: boolean;
}

/** Tells a person something, unless they chose not to hear of its kind: in the bell, and later by e-mail where they wish it. */
export async function notifyPerson(tx: Tx, news: News): Promise<void> {
  const { id, to, happening, actorId, submissionId, about, path } = news;
  const kind = kindOf[happening];
  const choice = await tx
    .selectFrom('notification_choices')
    .select(['in_product', 'by_mail'])
    .where('user_id', '=', to)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (choice && !choice.in_product && !choice.by_mail) return;
  if (news.isOneOfMany && (await isSaid(tx, news))) return;
  await tx
    .insertInto('notifications')
    .values({
      id,
      user_id: to,
      kind,
      happening,
      actor_id: actorId,
      submission_id: submissionId,
      ...(about !== undefined && { about }),
      path,
      ...(choice?.by_mail && { by_mail: choice.in_product ? ('also' as const) : ('only' as const) }),
      // Only by e-mail: it is written down for that, and nothing in the bell waits to be read.
      ...(choice && !choice.in_product && { read_at: new Date() }),
    })
    .execute();
  if (!choice || choice.in_product) await tell(tx, [to], { kind: 'notification', data: { id } });
}

async function isSaid(tx: Tx, { to, happening, actorId, path }: News): Promise<boolean> {
  const row = await tx
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', to)
    .where('read_at', 'is', null)
    .where('happening', '=', happening)
    .where('actor_id', '=', actorId)
    .where('path', '=', path)
    .executeTakeFirst();
  return row !== undefined;
}
