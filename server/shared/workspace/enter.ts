import { type Selectable, sql, type UpdateObject } from 'kysely';
import type { Schema, WorkspacesTable } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { entersWorkspace } from '../visible.ts';

export type WorkspaceRow = Selectable<WorkspacesTable>;

/** The workspace, locked until the transaction ends. The lock puts its changes in sequence and prevents changes after its end. */
export async function enterWorkspace(tx: Tx, designId: string, userId: string): Promise<WorkspaceRow | undefined> {
  return tx
    .selectFrom('workspaces')
    .selectAll()
    .where('submission_id', '=', designId)
    .where(entersWorkspace('workspaces', userId))
    .forUpdate()
    .executeTakeFirst();
}

export async function updateWorkspace(
  tx: Tx,
  id: string,
  change: UpdateObject<Schema, 'workspaces'>,
): Promise<WorkspaceRow> {
  return tx.updateTable('workspaces').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** The time inside a locked workspace, from the clock that all processes share. A later write always has a later time. */
export const databaseTime = sql<Date>`clock_timestamp()`;

/** The two members, and the design. */
export type WorkspaceParties = Pick<WorkspaceRow, 'id' | 'submission_id' | 'designer_id' | 'developer_id'>;

export const roleOf = (row: Pick<WorkspaceParties, 'designer_id'>, userId: string) =>
  row.designer_id === userId ? ('designer' as const) : ('developer' as const);

export const partiesOf = (row: WorkspaceParties) => [row.designer_id, row.developer_id];

/** An action of the developer renews their claim. */
export const renewedClaim = (row: WorkspaceRow, userId: string) =>
  row.developer_id === userId ? { heard_at: databaseTime } : {};

export function workspaceNotFound() {
  return new AppError('workspace_not_found', 'This workspace is not there, or it is not yours.');
}
