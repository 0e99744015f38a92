import type { ActivityItem } from '#contract/workspace.ts';
import type { Happening } from '#domain/notification/kinds.ts';
import type { ActivityType } from '#domain/workspace/workspace.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { tell } from '#server/platform/events/tell.ts';
import { notifyPerson } from '#server/platform/notification/notify-person.ts';
import { databaseTime, type WorkspaceParties, type WorkspaceRow, writeActivityDown } from './queries.ts';

interface Happened {
  id: string;
  actorId: string | null;
  type: ActivityType;
  content: string;
  metadata?: ActivityItem['metadata'];
}

/**
 * Writes one item of the activity and tells both people, in the transaction of what it is about. The workspace is held by it.
 * @returns null for a message of a conversation that is in the activity already
 */
export async function record(tx: Tx, row: WorkspaceParties, happened: Happened): Promise<ActivityItem | null> {
  const { id, actorId, type, content, metadata = {} } = happened;
  const said = [id, row.id, actorId, type, content, JSON.stringify(metadata)] as const;
  const [written] = await writeActivityDown(tx, ...said, type === 'comment');
  if (!written) return null;
  const { created_at, handle, displayName } = written;
  const item: ActivityItem = {
    id,
    type,
    content,
    metadata,
    actor: actorId ? { handle: handle!, displayName: displayName!, role: roleOf(row, actorId) } : null,
    createdAt: created_at.toISOString(),
  };
  await tell(tx, partiesOf(row), { kind: 'activity', workspaceId: row.id, data: item });
  return item;
}

export const roleOf = (row: WorkspaceParties, userId: string) =>
  row.designer_id === userId ? ('designer' as const) : ('developer' as const);

export const partiesOf = (row: WorkspaceParties) => [row.designer_id, row.developer_id];

/** What the developer does keeps their claim alive. */
export const signOfLife = (row: WorkspaceRow, userId: string) =>
  row.developer_id === userId ? { heard_at: databaseTime } : {};

/** One line in the bell until it is read: messages, and a screenshot for every frame. */
const comesInBursts = new Set<Happening>(['commented', 'build_added', 'build_approved']);

/** Tells the other one, wherever they are. */
export async function notifyOther(
  tx: Tx,
  row: WorkspaceParties,
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
