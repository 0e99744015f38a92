import { createHash } from 'node:crypto';
import { agreementText, firstTerms } from '#domain/collaboration/agreement.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { findSamplePerson } from './find-sample-person.ts';
import { daysBefore } from './write-brief.ts';

interface Parts {
  database: Database;
  newId: () => string;
}

const DEVELOPER = 'kei-brandt';
const MESSAGE =
  'I have built two booking tables, and both broke where two people wanted one room. I would start there, with the table of the team. A week of evenings.';

/** In days before now; the design was submitted two weeks ago. */
const days = { asked: 12, accepted: 11, opened: 10.5, building: 10, complete: 3 };

const messages = [
  ['developer', 9, 'The sheet of parts is in. I found one state that is not on it: a field that is right again.'],
  ['designer', 8.5, 'Then the sentence goes and the edge stays green until the field is left. I have added it.'],
  ['developer', 3.1, 'All eleven errors have their repair, and Friday works by keyboard alone.'],
] as const;

/**
 * A build of a sample design that is complete, so that the developer's page has something to show. Left alone where somebody has
 * asked for the design or a person is gone. @returns whether it wrote anything.
 */
export async function writeSampleCompleteBuild({ database, newId }: Parts, designId: string): Promise<boolean> {
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
    const asked = tx.selectFrom('collaboration_requests').select('id').where('submission_id', '=', designId);
    if (await asked.executeTakeFirst()) return false;

    const now = new Date();
    const at = (happening: keyof typeof days) => daysBefore(now, days[happening]);
    const parties = { designer_id: design.user_id, developer_id: developer.id, submission_id: design.id };
    const [requestId, workspaceId] = [newId(), newId()];
    await tx
      .insertInto('collaboration_requests')
      .values({
        ...parties,
        id: requestId,
        message: MESSAGE,
        role: 'full_stack',
        technologies: ['TypeScript'],
        state: 'accepted',
        created_at: at('asked'),
        expires_at: daysBefore(at('asked'), -14),
        ended_at: at('accepted'),
      })
      .execute();
    const names = { designer: design.display_name, developer: developer.name, design: design.title };
    const terms = firstTerms(names);
    const agreement = agreementText(names, terms);
    await tx
      .insertInto('workspaces')
      .values({
        ...parties,
        id: workspaceId,
        request_id: requestId,
        state: 'active',
        end_reason: null,
        terms: JSON.stringify(terms),
        designer_confirmed_at: at('opened'),
        developer_confirmed_at: at('opened'),
        agreement,
        agreement_hash: createHash('sha256').update(agreement, 'utf8').digest('hex'),
        status: 'complete',
        opened_at: at('opened'),
        building_at: at('building'),
        complete_at: at('complete'),
        demo_url: 'https://wellrota-preview.example/',
        repo_url: null,
        silence_days: terms.silenceDays,
        heard_at: at('complete'),
        created_at: at('accepted'),
        changed_at: at('complete'),
      })
      .execute();
    const idOf = { designer: design.user_id, developer: developer.id };
    for (const [what, actor, when] of [
      ['asked', 'developer', 'asked'],
      ['accepted', 'designer', 'accepted'],
      ['confirmed', 'designer', 'opened'],
      ['confirmed', 'developer', 'opened'],
    ] as const)
      await tx
        .insertInto('agreement_history')
        .values({ workspace_id: workspaceId, actor_id: idOf[actor], what, term: null, created_at: at(when) })
        .execute();
    for (const [author, ago, text] of messages)
      await tx
        .insertInto('workspace_comments')
        .values({
          id: newId(),
          workspace_id: workspaceId,
          author_id: idOf[author],
          text,
          created_at: daysBefore(now, ago),
        })
        .execute();
    return true;
  });
}
