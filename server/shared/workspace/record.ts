import type { ActivityItem } from '#contract/workspace.ts';
import { links } from '#domain/navigation/links.ts';
import type { Happening } from '#domain/notification/kinds.ts';
import type { ActivityType } from '#domain/workspace/workspace.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { publishEvent } from '#server/platform/events/publish.ts';
import { notifyPerson } from '#server/shared/notification/notify-person.ts';
import { partiesOf, roleOf, type WorkspaceParties } from './enter.ts';

/**
 * $1 the item's id, $2 workspace, $3 actor or null, $4 type, $5 content, $6 metadata, $7 whether to leave the item out if the
 * newest item is a message of the same person within the last hour. No row if it was left out.
 */
const insertActivity = prepared<
  { created_at: Date; handle: string | null; displayName: string | null },
  [string, string, string | null, ActivityType, string, string, boolean]
>(
  'write_workspace_activity',
  `with written as (
     insert into workspace_activity (id, workspace_id, actor_id, type, content, metadata, created_at)
     select $1, $2, $3::uuid, $4, $5, $6::jsonb, clock_timestamp()
     where not ($7 and coalesce((
       select i.type = 'comment' and i.actor_id = $3 and i.created_at > clock_timestamp() - interval '1 hour'
       from workspace_activity i where i.workspace_id = $2 order by i.created_at desc, i.id desc limit 1), false))
     returning created_at
   )
   select written.created_at, a.handle, a.display_name as "displayName" from written left join profiles a on a.id = $3`,
);

interface NewActivity {
  id: string;
  actorId: string | null;
  type: ActivityType;
  content: string;
  metadata?: ActivityItem['metadata'];
}

/**
 * Writes one activity item and sends it to both members as a live event. The caller's transaction holds the lock on the workspace.
 * @returns null for a message of a conversation that the activity already shows
 */
export async function recordActivity(
  tx: Tx,
  row: WorkspaceParties,
  happened: NewActivity,
): Promise<ActivityItem | null> {
  const { id, actorId, type, content, metadata = {} } = happened;
  const values = [id, row.id, actorId, type, content, JSON.stringify(metadata)] as const;
  const [written] = await insertActivity(tx, ...values, type === 'comment');
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
  await publishEvent(tx, partiesOf(row), { kind: 'activity', workspaceId: row.id, data: item });
  return item;
}

/** Frequent events are combined into one notification until it is read. */
const combinedHappenings = new Set<Happening>(['commented', 'build_added', 'build_approved']);

/** Notifies the other member. */
export async function notifyOther(
  tx: Tx,
  row: WorkspaceParties,
  {
    id,
    actorId,
    happening,
    path = links.workspace(row.submission_id),
  }: { id: string; actorId: string; happening: Happening; path?: string },
): Promise<void> {
  await notifyPerson(tx, {
    id,
    to: row.designer_id === actorId ? row.developer_id : row.designer_id,
    happening,
    actorId,
    submissionId: row.submission_id,
    path,
    isOneOfMany: combinedHappenings.has(happening),
  });
}
