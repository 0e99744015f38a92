import type { CollaborationRecord, RecordEntry, RecordedFinding } from '#contract/collaboration.ts';
import type { Finding } from '#domain/build-review/findings.ts';
import { REVIEWS_RECORDED, type Verdict } from '#domain/build-review/review.ts';
import { placeOf, titleOf } from '#domain/build-review/words.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { pictureOf } from '#server/platform/media/picture-sql.ts';
import { readsRecordSql } from '#server/shared/visible.ts';
import { agreementNotFound } from './refusals.ts';
import { partyOf } from './view.ts';

const PAGE = 100;

interface Place extends Record<string, unknown> {
  id: string;
  designer_id: string;
  developer_id: string;
  demo_url: string | null;
  repo_url: string | null;
}

/** $1 viewer, $2 agreement. No row for a third person. */
const placeForParty = prepared<Place, [string, string]>(
  'collaboration_record',
  `select w.id, w.designer_id, w.developer_id, w.demo_url, w.repo_url from workspaces w
   where w.id = $2 and ${readsRecordSql('w', '$1')}`,
);

/** $1 viewer, $2 design. The latest collaboration of the viewer on it. */
const latestForParty = prepared<{ id: string }, [string, string]>(
  'latest_collaboration_record',
  `select w.id from workspaces w where w.submission_id = $2 and ${readsRecordSql('w', '$1')}
   order by w.created_at desc, w.id desc limit 1`,
);

/** @throws agreement_not_found */
export async function findRecord({ pool }: Database, userId: string, designId: string) {
  const [latest] = await latestForParty(pool, userId, designId);
  if (!latest) throw agreementNotFound();
  return { agreementId: latest.id };
}

interface EntryRow extends Record<string, unknown>, Pick<RecordEntry, 'id' | 'kind' | 'text' | 'note' | 'url'> {
  person: string | null;
  created_at: Date;
}

const newest = `order by created_at desc, id desc limit ${PAGE}`;
const isBefore = (row: string) =>
  `($2::uuid is null or (${row}.created_at, ${row}.id) < (select created_at, id from before))`;

/** $1 workspace, $2 the entry before which older ones are read, or null: messages, and all that happened but was no message. */
const entriesOf = prepared<EntryRow, [string, string | null]>(
  'collaboration_record_entries',
  `with before as materialized (
     select created_at, id from workspace_comments where workspace_id = $1 and id = $2
     union all select created_at, id from workspace_activity where workspace_id = $1 and id = $2)
   (select c.id, c.created_at, 'message' as kind, c.author_id as person, c.text, '' as note, null as url
     from workspace_comments c where c.workspace_id = $1 and ${isBefore('c')} ${newest})
   union all
   (select i.id, i.created_at, i.type, i.actor_id, i.content, coalesce(i.metadata ->> 'message', ''), i.metadata ->> 'url'
     from workspace_activity i where i.workspace_id = $1 and i.type <> 'comment' and ${isBefore('i')} ${newest})
   ${newest}`,
);

/** The latest screenshots, by frame. */
function reviewsOf({ kysely }: Database, workspaceId: string) {
  const latest = kysely
    .selectFrom('build_reviews')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(REVIEWS_RECORDED);
  return kysely
    .selectFrom(latest.as('r'))
    .innerJoin('media as d', 'd.id', 'r.design_media_id')
    .innerJoin('media as b', 'b.id', 'r.build_media_id')
    .select(['r.id', 'r.frame_name', 'r.round', 'r.state', 'r.result', 'r.verdicts', 'r.note'])
    .select(['r.created_at', pictureOf('d').$notNull().as('design'), pictureOf('b').$notNull().as('build')])
    .orderBy('r.frame_name')
    .orderBy('r.frame_id')
    .orderBy('r.round', 'desc')
    .execute();
}

/** What stays of a collaboration. @throws agreement_not_found */
export async function readRecord(
  database: Database,
  userId: string,
  { id, before }: { id: string; before: string | null },
): Promise<CollaborationRecord> {
  const [place] = await placeForParty(database.pool, userId, id);
  if (!place) throw agreementNotFound();
  const entries = await entriesOf(database.pool, id, before);
  const reviews = before ? [] : await reviewsOf(database, id);
  return {
    entries: entries.toReversed().map(({ person, created_at, ...entry }) => {
      return { ...entry, by: partyOf(place, person), at: created_at.toISOString() };
    }),
    earlierCursor: entries.length === PAGE ? entries.at(-1)!.id : null,
    links: { demoUrl: place.demo_url, repoUrl: place.repo_url },
    reviews: reviews.map(({ frame_name, result, verdicts, created_at, ...review }) => ({
      ...review,
      frameName: frame_name,
      fidelity: result?.fidelity ?? null,
      findings: viewFindings(result?.findings ?? [], verdicts),
      addedAt: created_at.toISOString(),
    })),
  };
}

function viewFindings(findings: readonly Finding[], verdicts: readonly Verdict[]): RecordedFinding[] {
  return findings.map((finding) => {
    const { number } = finding;
    const said = verdicts.find((one) => one.finding === number);
    const { verdict = null, note = '' } = said ?? {};
    return { number, title: titleOf(finding), place: placeOf(finding), verdict, note };
  });
}
