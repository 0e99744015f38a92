import { sql } from 'kysely';
import type { BriefContent } from '#domain/brief/content.ts';
import { CRITIQUES_SHOWN } from '#domain/critique/critique.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { eventsUntil } from '#server/platform/events/queries.ts';
import { personOf } from '#server/shared/person-sql.ts';
import { seesDesign } from '#server/shared/visible.ts';

type Db = Pick<Database, 'kysely'>;

/** A design that the viewer may see, with its brief. */
export function findCritiqued({ kysely }: Db, designId: string, viewerId: string | null) {
  return kysely
    .selectFrom('design_submissions as s')
    .leftJoin('design_briefs as b', 'b.id', 's.brief_id')
    .select((row) => [
      row.ref('b.content').$castTo<Partial<BriefContent> | null>().as('content'),
      row
        .selectFrom('critiques as c')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('c.submission_id', '=', 's.id')
        .where('c.hidden_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('total'),
      eventsUntil(viewerId).as('eventsUntil'),
    ])
    .where('s.id', '=', designId)
    .where(seesDesign('s', viewerId))
    .executeTakeFirst();
}

/** How often each verdict was given on a line; `asked` is the text that the line then had. */
export function verdictsOn({ kysely }: Db, designId: string) {
  return kysely
    .selectFrom('critiques as c')
    .innerJoin('critique_marks as m', 'm.critique_id', 'c.id')
    .select(['m.line', 'm.asked', 'm.verdict', sql<number>`count(*)`.as('count')])
    .where('c.submission_id', '=', designId)
    .where('c.hidden_at', 'is', null)
    .groupBy(['m.line', 'm.asked', 'm.verdict'])
    .execute();
}

/** The viewer's own first, also when it is hidden, then the newest. */
export function critiquesOf({ kysely }: Db, designId: string, viewerId: string | null) {
  const isMine = sql<boolean>`coalesce(c.reviewer_id = ${viewerId}::uuid, false)`;
  return kysely
    .selectFrom('critiques as c')
    .innerJoin('profiles as p', 'p.id', 'c.reviewer_id')
    .select(['c.id', isMine.as('isMine'), 'c.hidden_at', 'c.revision', 'c.created_at', 'c.updated_at'])
    .select(personOf('p').as('reviewer'))
    .where('c.submission_id', '=', designId)
    .where((where) => where.or([where('c.hidden_at', 'is', null), isMine]))
    .orderBy('isMine', 'desc')
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(CRITIQUES_SHOWN)
    .execute();
}

/** Goals first. `pinned_frame` is null where the frame is deleted. */
export async function marksOfAll({ kysely }: Db, designId: string, critiqueIds: readonly string[]) {
  if (critiqueIds.length === 0) return [];
  return kysely
    .selectFrom('critique_marks as m')
    .leftJoin('critique_answers as a', 'a.mark_id', 'm.id')
    .leftJoin('submission_frames as f', (join) =>
      join.onRef('f.id', '=', 'm.frame_id').on('f.submission_id', '=', designId),
    )
    .select([
      'm.critique_id',
      'm.line',
      'm.asked',
      'm.verdict',
      'm.suggestion',
      'm.frame_id',
      'f.id as pinned_frame',
      'm.x',
      'm.y',
      'm.gone_frame',
    ])
    .select(['a.answer', 'a.reason', 'a.answered_at'])
    .where('m.critique_id', 'in', critiqueIds)
    .orderBy(sql`split_part(m.line, '.', 1)`, 'desc')
    .orderBy('m.line')
    .execute();
}
