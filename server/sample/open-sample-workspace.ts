import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { agreementText, firstTerms } from '#domain/collaboration/agreement.ts';
import type { WorkspacesTable } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { findSamplePerson } from './find-sample-person.ts';
import type { SampleHandle } from './people.ts';
import { daysBefore } from './write-brief.ts';

type Party = 'designer' | 'developer';

export interface Story {
  developer: SampleHandle;
  /** What the developer wrote when asking. */
  message: string;
  technologies: string[];
  /** The designer confirms the agreement first, and the developer's confirmation opens the workspace. */
  asked: Date;
  accepted: Date;
  confirmed: Date;
  opened: Date;
  /** Other than in the first terms. */
  silenceDays?: number;
  progress: Pick<
    Insertable<WorkspacesTable>,
    'status' | 'building_at' | 'complete_at' | 'demo_url' | 'heard_at' | 'changed_at'
  >;
  comments: readonly { role: Party; text: string; at: Date }[];
}

/**
 * Writes request, agreement, its history and the comments of a sample design's workspace.
 * @returns `null`, without having written, where somebody has asked for the design or a person is gone
 */
export async function openSampleWorkspace(
  { tx, newId }: { tx: Tx; newId: () => string },
  designId: string,
  { asked, accepted, confirmed, opened, ...story }: Story,
): Promise<{ id: string; idOf: Record<Party, string> } | null> {
  const design = await tx
    .selectFrom('design_submissions as s')
    .innerJoin('profiles as p', 'p.id', 's.user_id')
    .select(['s.id', 's.title', 's.user_id', 'p.display_name'])
    .where('s.id', '=', designId)
    .where('s.is_sample', '=', true)
    .forUpdate()
    .executeTakeFirst();
  const developer = await findSamplePerson(tx, story.developer);
  if (!design || !developer) return null;
  const request = tx.selectFrom('collaboration_requests').select('id').where('submission_id', '=', designId);
  if (await request.executeTakeFirst()) return null;

  const parties = { designer_id: design.user_id, developer_id: developer.id, submission_id: design.id };
  const [requestId, id] = [newId(), newId()];
  await tx
    .insertInto('collaboration_requests')
    .values({
      ...parties,
      id: requestId,
      message: story.message,
      role: 'full_stack',
      technologies: story.technologies,
      state: 'accepted',
      created_at: asked,
      expires_at: daysBefore(asked, -14),
      ended_at: accepted,
    })
    .execute();
  const names = { designer: design.display_name, developer: developer.name, design: design.title };
  const first = firstTerms(names);
  const terms = { ...first, silenceDays: story.silenceDays ?? first.silenceDays };
  const agreement = agreementText(names, terms);
  await tx
    .insertInto('workspaces')
    .values({
      ...parties,
      id,
      request_id: requestId,
      state: 'active',
      end_reason: null,
      terms: JSON.stringify(terms),
      designer_confirmed_at: confirmed,
      developer_confirmed_at: opened,
      agreement,
      agreement_hash: createHash('sha256').update(agreement, 'utf8').digest('hex'),
      opened_at: opened,
      repo_url: null,
      silence_days: terms.silenceDays,
      created_at: accepted,
      ...story.progress,
    })
    .execute();
  const idOf = { designer: design.user_id, developer: developer.id };
  for (const [what, actor, at] of [
    ['asked', 'developer', asked],
    ['accepted', 'designer', accepted],
    ['confirmed', 'designer', confirmed],
    ['confirmed', 'developer', opened],
  ] as const)
    await tx
      .insertInto('agreement_history')
      .values({ workspace_id: id, actor_id: idOf[actor], what, term: null, created_at: at })
      .execute();
  for (const { role, text, at } of story.comments)
    await tx
      .insertInto('workspace_comments')
      .values({ id: newId(), workspace_id: id, author_id: idOf[role], text, created_at: at })
      .execute();
  return { id, idOf };
}
