import type { PresenceSignal } from '#domain/workspace/presence.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';

/** The channel of "person workspace signal": said to whoever has a page open, in every process, and stored nowhere. */
export const PRESENCE_CHANNEL = 'workspace_presence';

/** $1 who is there, $2 the design, $3 the channel, $4 what they do. A row where they may enter the workspace; the other one is told. */
const announce = prepared<Record<string, unknown>, [string, string, string, PresenceSignal]>(
  'announce_presence',
  `select pg_notify($3, concat_ws(' ', case $1::uuid when w.designer_id then w.developer_id else w.designer_id end, w.id, $4::text))
   from workspaces w
   where w.submission_id = $2 and w.state = 'active' and $1::uuid in (w.designer_id, w.developer_id)`,
);

/** Tells the other one of a workspace; rights are those of this moment. @returns whether there was a workspace to be in. */
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
