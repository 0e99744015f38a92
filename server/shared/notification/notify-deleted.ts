import { links } from '#domain/navigation/links.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { PRIVATE_TITLE } from '#server/shared/known-design-sql.ts';
import { isParty } from '../visible.ts';
import { publishClosed } from '../workspace/publish-closed.ts';
import { notifyPerson } from './notify-person.ts';

/**
 * Call it before a design is deleted. It notifies its developer and people with open requests, and closes the open pages of its
 * workspace.
 */
export async function notifyDesignDeleted(tx: Tx, newId: () => string, designId: string): Promise<void> {
  const design = await tx
    .selectFrom('design_submissions')
    .select(['title', 'user_id', 'is_public'])
    .where('id', '=', designId)
    .executeTakeFirstOrThrow();
  const workspaces = await openWorkspaces(tx).where('submission_id', '=', designId).execute();
  const requests = await tx
    .selectFrom('collaboration_requests')
    .select('developer_id')
    .where('submission_id', '=', designId)
    .where('state', '=', 'open')
    .execute();
  const builders = new Set(workspaces.map((row) => row.developer_id));
  for (const to of new Set([...builders, ...requests.map((row) => row.developer_id)]))
    await notifyPerson(tx, {
      id: newId(),
      to,
      happening: 'design_deleted',
      actorId: design.user_id,
      submissionId: null,
      about: design.is_public || builders.has(to) ? design.title : PRIVATE_TITLE,
      path: links.collaborations(),
    });
  for (const row of workspaces) await publishClosed(tx, row, [row.designer_id, row.developer_id], 'design_deleted');
}

/** Call it before a person is deleted. It notifies the people who build with them, without the person's name or words. */
export async function notifyMemberDeleted(tx: Tx, newId: () => string, userId: string): Promise<void> {
  const workspaces = await openWorkspaces(tx).where(isParty('workspaces', userId)).execute();
  for (const row of workspaces) {
    const isDesigner = row.designer_id === userId;
    const to = isDesigner ? row.developer_id : row.designer_id;
    await notifyPerson(tx, {
      id: newId(),
      to,
      happening: isDesigner ? 'designer_gone' : 'developer_gone',
      actorId: null,
      submissionId: isDesigner ? null : row.submission_id,
      path: links.collaborations(),
    });
    await publishClosed(tx, row, [to], 'member_gone');
  }
}

/** Open workspaces, locked until they are deleted, so that nothing more happens in them. */
function openWorkspaces(tx: Tx) {
  return tx
    .selectFrom('workspaces')
    .select(['id', 'designer_id', 'developer_id', 'submission_id'])
    .where('state', '<>', 'ended')
    .orderBy('id')
    .forUpdate();
}
