import type { Database } from '#server/platform/database/connect.ts';
import { eventsUntil } from '#server/platform/events/queries.ts';
import { personNameOf } from '../person-sql.ts';
import { entersWorkspace } from '../visible.ts';

/** The workspace `w` of a design `s`, with its two people. Only they find it, and only while it is open. */
export function workspaceForParty({ kysely }: Pick<Database, 'kysely'>, userId: string, designId: string) {
  return kysely
    .selectFrom('workspaces as w')
    .innerJoin('design_submissions as s', 's.id', 'w.submission_id')
    .innerJoin('profiles as g', 'g.id', 'w.designer_id')
    .innerJoin('profiles as d', 'd.id', 'w.developer_id')
    .select(['w.id', 'w.submission_id', 'w.designer_id', 'w.developer_id', 'w.status', 's.title'])
    .select([personNameOf('g').as('designer'), personNameOf('d').as('developer')])
    .select(eventsUntil(userId).as('eventsUntil'))
    .where('w.submission_id', '=', designId)
    .where(entersWorkspace('w', userId));
}
