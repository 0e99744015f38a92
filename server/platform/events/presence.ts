import type { PresenceSignal } from '#domain/workspace/presence.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';

/**
 * The channel of "person workspace signal" messages. They reach every open page in every process and are not stored.
 */
export const PRESENCE_CHANNEL = 'workspace_presence';

/**
 * $1 the person, $2 the design, $3 the channel, $4 the signal. Notifies the other person; returns a row when $1 may
 * enter the workspace.
 */
const announce = prepared<Record<string, unknown>, [string, string, string, PresenceSignal]>(
  'announce_presence',
  `select pg_notify($3, concat_ws(' ', case $1::uuid when w.designer_id then w.developer_id else w.designer_id end, w.id, $4::text))
   from workspaces w
   where w.submission_id = $2 and w.state = 'active' and $1::uuid in (w.designer_id, w.developer_id)`,
);

/**
 * Notifies the other person of a workspace, with the rights of this moment.
 * @returns whether such a workspace exists.
 */
export async function announcePresence(
  { pool }: Pick<Database, 'pool'>,
  { userId, designId }: { userId: string; designId: string },
  signal: PresenceSignal,
): Promise<boolean> {
  return (await announce(pool, userId, designId, PRESENCE_CHANNEL, signal)).length > 0;
}

export function readPresence(payload: string): { to: string; workspaceId: string; signal: string } {
  const [to = '', workspaceId = '', signal = ''] = payload.split(' ');
  return { to, workspaceId, signal };
}
