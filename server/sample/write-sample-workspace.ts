import { links } from '#domain/navigation/links.ts';
import { kindOf } from '#domain/notification/kinds.ts';
import { demoWorkspace } from '#domain/workspace/demo.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { openSampleWorkspace } from './open-sample-workspace.ts';
import { daysBefore } from './write-brief.ts';

interface Parts {
  database: Database;
  newId: () => string;
}

/** Long, so that the sample does not lapse while somebody looks around. */
const SILENCE_DAYS = 90;
const MESSAGE =
  'I built the ticketing for a ferry line, so slots that sell out are home ground. I would start with the board, then one bake. Two evenings a week until Christmas.';

/**
 * A workspace in mid-build on a sample design: request, agreement, conversation and activity, ending some days ago. Left alone where
 * somebody has claimed the design or the developer is gone. @returns whether it wrote anything.
 */
export async function writeSampleWorkspace({ database, newId }: Parts, designId: string): Promise<boolean> {
  // The demo project tells the same story; its times are moved so that its last message is two days old.
  const now = new Date();
  const last = Math.max(...demoWorkspace.comments.map(({ createdAt }) => Date.parse(createdAt)));
  const moved = (iso: string) => new Date(Date.parse(iso) - last + daysBefore(now, 2).getTime());
  const opened = moved(demoWorkspace.stages.planning);
  const building = moved(demoWorkspace.stages.building!);
  return transaction(database.kysely, async (tx) => {
    const workspace = await openSampleWorkspace({ tx, newId }, designId, {
      developer: 'kei-brandt',
      message: MESSAGE,
      technologies: ['Svelte', 'TypeScript'],
      asked: daysBefore(opened, 2),
      accepted: daysBefore(opened, 1),
      confirmed: daysBefore(opened, 0.5),
      opened,
      silenceDays: SILENCE_DAYS,
      progress: {
        status: 'building',
        building_at: building,
        demo_url: demoWorkspace.links.demoUrl,
        heard_at: now,
        changed_at: daysBefore(now, 2),
      },
      comments: demoWorkspace.comments.map(({ role, text, createdAt }) => ({ role, text, at: moved(createdAt) })),
    });
    if (!workspace) return false;
    const { id: workspaceId, idOf } = workspace;
    for (const { type, actor, content, metadata, createdAt } of demoWorkspace.activity)
      await tx
        .insertInto('workspace_activity')
        .values({
          id: newId(),
          workspace_id: workspaceId,
          actor_id: idOf[actor.role],
          type,
          content,
          metadata: JSON.stringify(metadata),
          created_at: moved(createdAt),
        })
        .execute();
    const lastOf = (by: 'designer' | 'developer') =>
      moved(demoWorkspace.comments.findLast(({ role }) => role === by)!.createdAt);
    const bench = links.workspace(designId);
    const requests = links.collaborations();
    for (const [to, happening, path, at, isRead] of [
      ['designer', 'asked', requests, daysBefore(opened, 2), true],
      ['developer', 'accepted', links.agreement(workspaceId), daysBefore(opened, 1), true],
      ['designer', 'workspace_opened', bench, opened, true],
      ['designer', 'moved_to_building', bench, building, true],
      ['designer', 'commented', bench, lastOf('developer'), false],
      ['developer', 'commented', bench, lastOf('designer'), false],
    ] as const)
      await tx
        .insertInto('notifications')
        .values({
          id: newId(),
          user_id: idOf[to],
          kind: kindOf[happening],
          happening,
          actor_id: idOf[to === 'designer' ? 'developer' : 'designer'],
          submission_id: designId,
          path,
          created_at: at,
          ...(isRead && { read_at: at }),
        })
        .execute();
    return true;
  });
}
