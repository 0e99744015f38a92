import { v7 as newId } from 'uuid';
import { parsePageLink } from '../../domain/case-study/page-link.ts';
import { deleteCaseStudy } from '../../server/features/case-study/service.ts';
import { deleteSubmission } from '../../server/features/submission/service.ts';
import type { Database } from '../../server/platform/database/connect.ts';
import { transaction } from '../../server/platform/database/transaction.ts';
import { onOneLine } from './one-line.ts';
import { CommandRefused } from './refused.ts';

/**
 * Deletes the content of a page as its owner would: a design or a case study with its pictures, or a community brief.
 * @param isAnyway also deletes a brief that people work on or have answered
 */
export async function removeContent(database: Database, id: string, { isAnyway }: { isAnyway: boolean }) {
  const parts = { database, newId, clock: () => new Date() };
  // An unlisted page's link is longer than its id.
  const pageId = parsePageLink(id)?.id;
  if (pageId) {
    const page = await database.kysely
      .selectFrom('case_studies as c')
      .innerJoin('profiles as p', 'p.id', 'c.user_id')
      .select(['c.user_id', 'p.handle'])
      .where('c.id', '=', pageId)
      .executeTakeFirst();
    if (!page) throw new CommandRefused(`There is no case study ${pageId}.`);
    await deleteCaseStudy(parts, pageId, page.user_id);
    return `The case study of ${page.handle} is gone, draft and page.`;
  }
  const design = await database.kysely
    .selectFrom('design_submissions as s')
    .innerJoin('profiles as p', 'p.id', 's.user_id')
    .select(['s.user_id', 's.title', 'p.handle'])
    .where('s.id', '=', id)
    .executeTakeFirst();
  if (!design) return removeBrief(database, id, isAnyway);
  await deleteSubmission(parts, id, design.user_id);
  return `“${onOneLine(design.title)}” by ${design.handle} is gone, with its pictures; whoever builds it or asked to is told.`;
}

/** A personal brief is not removed: only its owner sees it. */
async function removeBrief(database: Database, id: string, isAnyway: boolean): Promise<string> {
  return transaction(database.kysely, async (tx) => {
    const brief = await tx
      .selectFrom('design_briefs')
      .select('title')
      .where('id', '=', id)
      .where('user_id', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!brief) throw new CommandRefused(`There is no design and no community brief ${id}.`);
    const { people } = await tx
      .selectFrom('user_brief_progress')
      .select((select) => select.fn.countAll<string>().as('people'))
      .where('brief_id', '=', id)
      .where('status', '<>', 'not_started')
      .executeTakeFirstOrThrow();
    const { designs } = await tx
      .selectFrom('design_submissions')
      .select((select) => select.fn.countAll<string>().as('designs'))
      .where('brief_id', '=', id)
      .executeTakeFirstOrThrow();
    if (!isAnyway && Number(people) + Number(designs) > 0)
      throw new CommandRefused(
        `People who have begun “${onOneLine(brief.title)}”: ${people}; designs that answer it: ${designs}. They would lose it, and the designs their place in the showcase. Add --anyway to remove it.`,
      );
    await tx.deleteFrom('design_briefs').where('id', '=', id).execute();
    return `The community brief “${onOneLine(brief.title)}” is gone.`;
  });
}
