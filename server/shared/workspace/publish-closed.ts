import type { Tx } from '#server/platform/database/transaction.ts';
import { publishEvent } from '#server/platform/events/publish.ts';

/** Closes the open pages of a workspace for these people. `reason` is absent if somebody ended the collaboration. */
export async function publishClosed(
  tx: Tx,
  { id, submission_id }: { id: string; submission_id: string },
  people: readonly string[],
  reason?: 'design_deleted' | 'member_gone',
) {
  await publishEvent(tx, people, { kind: 'workspace_closed', data: { id, designId: submission_id, reason } });
}
