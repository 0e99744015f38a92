import { noFilter } from '#domain/showcase/filter.ts';
import { listDesigns } from '#server/features/showcase/list.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { bodyOf, queryOf, startFloor } from '../floor.ts';
import { type Load, loadAlternately, type Wanted } from '../load.ts';
import { installPeers } from '../peers/peers.ts';
import { startProduct, startServer } from '../processes.ts';
import type { Report } from '../report.ts';

const TAKE = 9;
/** The warm-up takes as long as the measurement. */
const BOUNDS = { requests: Number.POSITIVE_INFINITY, deadlineMs: 4_000 };

/*
 * The first page of the showcase as a user of PostGraphile or PostgREST would ask for it: nine cards with all their
 * fields, and whether there are more. `prepared` reads the stored cards, as the product does; `joined` reads the
 * tables behind them.
 */
const FIRST_NINE = `allShowcaseFacets(first: ${TAKE}, condition: { industry: "", facet: "" }, orderBy: [CREATED_AT_DESC, SUBMISSION_ID_DESC])`;
const graphs = {
  prepared: `{ ${FIRST_NINE} { nodes { showcaseEntryBySubmissionId { designSubmissionBySubmissionId {
    showcaseCardByRowId { openCard } submissionCountBySubmissionId { likes views } } } } pageInfo { hasNextPage endCursor } } }`,
  joined: `{ ${FIRST_NINE} { nodes { showcaseEntryBySubmissionId { designSubmissionBySubmissionId { id title tags isPublic openToCollaboration
    isClaimed figmaLink requirementCount evidencedCount isSample industry styles createdAt profileByUserId { handle displayName }
    designBriefByBriefId { title } mediaByCoverMediaId { id state width height colors variants }
    submissionCountBySubmissionId { likes views } } } } pageInfo { hasNextPage endCursor } } }`,
};

/**
 * The SQL that PostgREST makes of a table with embedded ones, written by hand: each row as JSON, gathered into one
 * list.
 */
const asPostgrest = (columns: string, tables: string) => `
  with source as (
    select ${columns} from showcase_facets f ${tables}
    where f.industry = $1 and f.facet = $2 order by f.created_at desc, f.submission_id desc limit ${TAKE + 1})
  select coalesce(json_agg(source), '[]')::text as json from source`;
const one = (name: string, columns: string, table: string) =>
  `left join lateral (select row_to_json(row) as json from (select ${columns} from ${table}) row) ${name} on true`;
const rest = {
  prepared: asPostgrest(
    'f.submission_id, card.json as card, counts.json as counts',
    `${one('card', 'open_card', 'showcase_cards c where c.id = f.submission_id')}
     ${one('counts', 'likes, views', 'submission_counts n where n.submission_id = f.submission_id')}`,
  ),
  joined: asPostgrest(
    `s.id, s.title, s.tags, s.is_public, s.open_to_collaboration, s.is_claimed, s.figma_link, s.requirement_count, s.evidenced_count,
     s.is_sample, s.industry, s.styles, s.created_at, person.json as person, brief.json as brief, cover.json as cover, counts.json as counts`,
    `join design_submissions s on s.id = f.submission_id
     ${one('person', 'handle, display_name', 'profiles p where p.id = s.user_id')}
     ${one('brief', 'title', 'design_briefs b where b.id = s.brief_id')}
     ${one('cover', 'id, state, width, height, colors, variants', 'media m where m.id = s.cover_media_id')}
     ${one('counts', 'likes, views', 'submission_counts n where n.submission_id = s.id')}`,
  ),
};
/**
 * PostGraphile follows foreign keys. The stored cards have none, so a comment declares one, as PostGraphile's users
 * would.
 */
const RELATION = `comment on table showcase_cards is '@foreignKey (id) references design_submissions (id)'`;
const columns = { prepared: 'the same prepared rows', joined: 'the joined tables' };

/** Compares page 1 of the API with the usual alternatives, measured alternately. */
export async function besidePeers(report: Report, database: Database, dataDir: string): Promise<void> {
  installPeers();
  await database.pool.query(RELATION);
  const values = ['', ''];
  const connection = JSON.stringify(database.connection);
  const product = await startProduct({ DATA_DIR: dataDir });
  const graphile = await startServer(['bench/peers/postgraphile.mjs'], {
    NODE_ENV: 'production',
    BENCH_CONNECTION: connection,
  });
  const floor = await startFloor(database, {
    page1: await queryOf(database, (database) => listDesigns({ database }, noFilter, null), { take: TAKE }),
    prepared: { text: rest.prepared, values },
    joined: { text: rest.joined, values },
  });
  try {
    const sides = {
      'the product': [product, { path: '/api/showcase' }],
      'Fastify + pg, the same bytes': [floor, { path: '/page1' }],
      [`PostgREST-like, ${columns.prepared}`]: [floor, { path: '/prepared' }],
      [`PostgREST-like, ${columns.joined}`]: [floor, { path: '/joined' }],
      [`PostGraphile, ${columns.prepared}`]: [graphile, graphOf(graphs.prepared)],
      [`PostGraphile, ${columns.joined}`]: [graphile, graphOf(graphs.joined)],
    } as const satisfies Record<string, readonly [typeof product, Wanted]>;
    const loads: Record<string, Load> = {};
    for (const [name, [server, ask]] of Object.entries(sides)) {
      report.figure({ name: `Answer of ${name}`, value: (await checked(server, ask)).length / 1000, unit: 'kB' });
      loads[name] = { port: server.port, ask, ...BOUNDS };
    }
    const rates = await loadAlternately(loads);
    for (const [name, { perSecond }] of Object.entries(rates))
      report.figure({ name: `Page 1: ${name}`, value: perSecond, unit: 'a second' });
    const to = (peer: string, goal?: string) =>
      report.figure({
        name: `Page 1, the product to ${peer}`,
        value: rates['the product']!.perSecond / rates[peer]!.perSecond,
        unit: 'times',
        goal,
      });
    to(`PostGraphile, ${columns.prepared}`, '≥ 4');
    to(`PostGraphile, ${columns.joined}`);
    to(`PostgREST-like, ${columns.prepared}`);
    to(`PostgREST-like, ${columns.joined}`);
  } finally {
    await floor.stop();
    await graphile.stop();
    await product.stop();
  }
}

const graphOf = (query: string): Wanted => ({
  path: '/graphql',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
});

/** Checks the body: GraphQL answers 200 to failed queries too. */
async function checked(server: Parameters<typeof bodyOf>[0], ask: Wanted): Promise<string> {
  const body = await bodyOf(server, ask);
  if (body.includes('"errors"') || (!body.includes('likes') && !body.includes('likeCount'))) throw new Error(body);
  return body;
}
