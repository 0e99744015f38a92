import type { ActivityItem } from '#contract/workspace.ts';
import type { Happening } from '#domain/notification/kinds.ts';
import type { ActivityType } from '#domain/workspace/workspace.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { tell } from '#server/platform/events/tell.ts';
import { notifyPerson } from '#server/platform/notification/notify-person.ts';
import { databaseTime, personOf, type WorkspaceRow } from './queries.ts';

interface Happened {
  id: string;
  actorId: string | null;
  type: ActivityType;
  content: string;
  metadata?: ActivityItem['metadata'];
}

/** Writes one item of the activity and tells both people, in the transaction of what it is about. */
export async function record(tx: Tx, row: WorkspaceRow, happened: Happened): Promise<ActivityItem> {
  const { id, actorId, type, content, metadata = {} } = happened;
  const { created_at } = await tx
    .insertInto('workspace_activity')
    .values({
      id,
      workspace_id: row.id,
      actor_id: actorId,
      type,
      content,
      metadata: JSON.stringify(metadata),
      created_at: databaseTime,
    })
    .returning('created_at')
    .executeTakeFirstOrThrow();
  const item: ActivityItem = {
    id,
    type,
    content,
    metadata,
    actor: actorId ? { ...(await personOf(tx, actorId)), role: roleOf(row, actorId) } : null,
    createdAt: created_at.toISOString(),
  };
  await tell(tx, partiesOf(row), { kind: 'activity', workspaceId: row.id, data: item });
  return item;
}

export const roleOf = (row: WorkspaceRow, userId: string) =>
  row.designer_id === userId ? ('designer' as const) : ('developer' as const);

export const partiesOf = (row: WorkspaceRow) => [row.designer_id, row.developer_id];

/** What the developer does keeps their claim alive. */
export const signOfLife = (row: WorkspaceRow, userId: string) =>
  row.developer_id === userId ? { heard_at: databaseTime } : {};

/** Told once until it is read: messages, and a screenshot for every frame. */
const comesInBursts = new Set<Happening>(['commented', 'build_added', 'build_approved']);

/** Tells the other one, wherever they are. */
export async function notifyOther(
  tx: Tx,
  row: WorkspaceRow,
  {
    id,
    actorId,
    happening,
    path = `/workspace/${row.submission_id}`,
  }: { id: string; actorId: string; happening: Happening; path?: string },
): Promise<void> {
  await notifyPerson(tx, {
    id,
    to: row.designer_id === actorId ? row.developer_id : row.designer_id,
    happening,
    actorId,
    submissionId: row.submission_id,
    path,
    isOneOfMany: comesInBursts.has(happening),
  });
}
