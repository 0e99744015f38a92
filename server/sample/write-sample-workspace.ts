import { createHash } from 'node:crypto';
import { agreementText, firstTerms } from '#domain/collaboration/agreement.ts';
import { kindOf } from '#domain/notification/kinds.ts';
import { demoWorkspace } from '#domain/workspace/demo.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { findSamplePerson } from './find-sample-person.ts';
import { daysBefore } from './write-brief.ts';

interface Parts {
  database: Database;
  newId: () => string;
}

/** Who builds what in the sample world. */
const DEVELOPER = 'kei-brandt';
/** Long, so that the sample does not lapse while somebody looks around. */
const SILENCE_DAYS = 90;
const MESSAGE =
  'I built the ticketing for a ferry line, so slots that sell out are home ground. I would start with the board, then one bake. Two evenings a week until Christmas.';

/**
 * A workspace in mid-build on a sample design: request, agreement, conversation and activity, ending some days ago. Left alone where
 * somebody has claimed the design or the developer is gone. @returns whether it wrote anything.
 */
export async function writeSampleWorkspace({ database, newId }: Parts, designId: string): Promise<boolean> {
  return transaction(database.kysely, async (tx) => {
    const design = await tx
      .selectFrom('design_submissions as s')
      .innerJoin('profiles as p', 'p.id', 's.user_id')
      .select(['s.id', 's.title', 's.user_id', 'p.display_name'])
      .where('s.id', '=', designId)
      .where('s.is_sample', '=', true)
      .forUpdate()
      .executeTakeFirst();
    const developer = await findSamplePerson(tx, DEVELOPER);
    if (!design || !developer) return false;
    const asked = await tx
      .selectFrom('collaboration_requests')
      .select('id')
      .where('submission_id', '=', designId)
      .executeTakeFirst();
    if (asked) return false;

    // The demo project tells the same story; its times are moved so that its last message is two days old.
    const now = new Date();
    const last = Math.max(...demoWorkspace.comments.map(({ createdAt }) => Date.parse(createdAt)));
    const moved = (iso: string) => new Date(Date.parse(iso) - last + daysBefore(now, 2).getTime());
    const opened = moved(demoWorkspace.stages.planning);
    const parties = { designer_id: design.user_id, developer_id: developer.id, submission_id: design.id };
    const requestId = newId();
    await tx
      .insertInto('collaboration_requests')
      .values({
        ...parties,
        id: requestId,
        message: MESSAGE,
        role: 'full_stack',
        technologies: ['Svelte', 'TypeScript'],
        state: 'accepted',
        created_at: daysBefore(opened, 2),
        expires_at: daysBefore(opened, -12),
        ended_at: daysBefore(opened, 1),
      })
      .execute();
    const names = { designer: design.display_name, developer: developer.name, design: design.title };
    const terms = { ...firstTerms(names), silenceDays: SILENCE_DAYS };
    const agreement = agreementText(names, terms);
    const workspaceId = newId();
    await tx
      .insertInto('workspaces')
      .values({
        ...parties,
        id: workspaceId,
        request_id: requestId,
        state: 'active',
        end_reason: null,
        terms: JSON.stringify(terms),
        designer_confirmed_at: opened,
        developer_confirmed_at: opened,
        agreement,
        agreement_hash: createHash('sha256').update(agreement, 'utf8').digest('hex'),
        status: 'building',
        opened_at: opened,
        building_at: moved(demoWorkspace.stages.building!),
        demo_url: demoWorkspace.links.demoUrl,
        repo_url: null,
        silence_days: SILENCE_DAYS,
        heard_at: now,
        created_at: daysBefore(opened, 1),
        changed_at: daysBefore(now, 2),
      })
      .execute();
    const idOf = { designer: design.user_id, developer: developer.id };
    for (const [what, actor, days] of [
      ['asked', 'developer', 2],
      ['accepted', 'designer', 1],
      ['confirmed', 'designer', 0.5],
      ['confirmed', 'developer', 0],
    ] as const)
      await tx
        .insertInto('agreement_history')
        .values({
          workspace_id: workspaceId,
          actor_id: idOf[actor],
          what,
          term: null,
          created_at: daysBefore(opened, days),
        })
        .execute();
    for (const { role, text, createdAt } of demoWorkspace.comments)
      await tx
        .insertInto('workspace_comments')
        .values({ id: newId(), workspace_id: workspaceId, author_id: idOf[role], text, created_at: moved(createdAt) })
        .execute();
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
    const bench = `/workspace/${design.id}`;
    const requests = '/my-projects?tab=collaborations';
    for (const [to, happening, path, at, isRead] of [
      ['designer', 'asked', requests, daysBefore(opened, 2), true],
      ['developer', 'accepted', `/collaboration/${workspaceId}`, daysBefore(opened, 1), true],
      ['designer', 'workspace_opened', bench, opened, true],
      ['designer', 'moved_to_building', bench, moved(demoWorkspace.stages.building!), true],
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
          submission_id: design.id,
          path,
          created_at: at,
          ...(isRead && { read_at: at }),
        })
        .execute();
    return true;
  });
}
