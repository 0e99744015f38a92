import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/platform/database/connect.ts';
import { pictureOf } from '#server/platform/media/picture-sql.ts';
import { personNameOf } from '#server/shared/person-sql.ts';
import { isInShowcase, isParty } from '#server/shared/visible.ts';

type Db = Pick<Database, 'kysely'>;

/** The maximum length of a list on a person's page. */
const LATEST = 100;

/** The person's public case studies, latest first. A cover is shown only while its design is public. */
export function caseStudiesOfPerson({ kysely }: Db, personId: string) {
  return kysely
    .selectFrom('case_studies as c')
    .leftJoin('design_submissions as s', (join) =>
      join.onRef('s.id', '=', 'c.submission_id').on('s.is_public', '=', true),
    )
    .leftJoin('media as m', 'm.id', 's.cover_media_id')
    .select((row) => [
      'c.id',
      row.ref('c.published_title').$notNull().as('title'),
      row.ref('c.published_description').$notNull().as('description'),
      'c.published_at',
      pictureOf('m').as('picture'),
    ])
    .where('c.user_id', '=', personId)
    .where('c.published', 'is not', null)
    .where('c.visibility', '=', 'public')
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(LATEST)
    .execute();
}

/** Complete builds of the person's designs and by the person, latest first. Each is listed while its design is in the showcase. */
export function buildsOfPerson({ kysely }: Db, personId: string) {
  return kysely
    .selectFrom('workspaces as w')
    .innerJoin('design_submissions as s', 's.id', 'w.submission_id')
    .innerJoin('profiles as d', 'd.id', 'w.designer_id')
    .innerJoin('profiles as b', 'b.id', 'w.developer_id')
    .leftJoin('media as m', 'm.id', 's.cover_media_id')
    .select([
      's.id as design_id',
      's.title',
      personNameOf('d').as('designer'),
      personNameOf('b').as('developer'),
      'w.complete_at',
      'w.demo_url',
      pictureOf('m').as('picture'),
    ])
    .where(isParty('w', personId))
    .where('w.status', '=', 'complete')
    .where(isInShowcase('s'))
    .orderBy('w.complete_at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(LATEST)
    .execute();
}

/** The person's critiques, latest first, without those that the operator has hidden. Each is listed while its design is in the showcase. */
export function critiquesOfPerson({ kysely }: Db, personId: string) {
  const latest = kysely
    .selectFrom('critiques as c')
    .innerJoin('design_submissions as s', 's.id', 'c.submission_id')
    .select('c.id')
    .where('c.reviewer_id', '=', personId)
    .where('c.hidden_at', 'is', null)
    .where(isInShowcase('s'))
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(LATEST);
  return kysely
    .selectFrom('critiques as c')
    .innerJoin('design_submissions as s', 's.id', 'c.submission_id')
    .innerJoin('profiles as d', 'd.id', 's.user_id')
    .leftJoin('media as p', 'p.id', 's.cover_media_id')
    .leftJoin('critique_marks as m', 'm.critique_id', 'c.id')
    .leftJoin('critique_answers as a', 'a.mark_id', 'm.id')
    .select([
      's.id as design_id',
      's.title',
      personNameOf('d').as('designer'),
      'c.created_at',
      pictureOf('p').as('picture'),
      marked(sql`m.verdict = 'met'`).as('met'),
      marked(sql`m.verdict = 'partly'`).as('partly'),
      marked(sql`m.verdict = 'not'`).as('not'),
      marked(sql`m.verdict = 'unclear'`).as('unclear'),
      marked(sql`m.suggestion <> ''`).as('suggestions'),
      marked(sql`a.answer = 'applied'`).as('applied'),
    ])
    .groupBy(['c.id', 's.id', 'd.id', 'p.id'])
    .where('c.id', 'in', latest)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
}

const marked = (how: RawBuilder<unknown>) => sql<number>`(count(*) filter (where ${how}))::int`;
