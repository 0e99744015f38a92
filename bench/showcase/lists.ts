import { noFilter, type ShowcaseFilter } from '#domain/showcase/filter.ts';
import { readBeside } from '#server/features/showcase/beside.ts';
import { countDesigns, featuredDesigns, newcomers } from '#server/features/showcase/front.ts';
import { listDesigns } from '#server/features/showcase/list.ts';
import { readLead } from '#server/features/showcase/side-by-side.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { backendMs } from '../backend-time.ts';
import type { Report } from '../report.ts';
import { WORDS } from './fill.ts';

const DEEP = 9_000;
const TIMES = 25;
const BUDGET = '< 5';
const BUDGET_OF_RARE_WORDS = '< 30';
const GROWTH = '≤ 3';
const foodInRetro = { industries: ['food'], styles: ['retro'] } satisfies Partial<ShowcaseFilter>;
const hardlyAny: Partial<ShowcaseFilter> = {
  open: true,
  techs: ['Kotlin'],
  styles: ['luxury'],
  industries: ['finance'],
};

const lists: Record<string, Partial<ShowcaseFilter>> = {
  'page 1': {},
  popular: { sort: 'popular' },
  trending: { sort: 'trending' },
  industry: { industries: ['food'] },
  'industry + style': foodInRetro,
  'three industries, four styles, popular': {
    industries: ['food', 'travel', 'health'],
    styles: ['retro', 'bold', 'organic', 'minimal'],
    sort: 'popular',
  },
  'all styles, trending': {
    styles: ['minimal', 'bold', 'playful', 'luxury', 'corporate', 'retro', 'futuristic', 'organic'],
    sort: 'trending',
  },
  'open, industry + style': { ...foodInRetro, open: true },
  'two technologies': { open: true, techs: ['React', 'Swift'] },
  'technology, style, industry': hardlyAny,
  colour: { color: 'teal' },
  'colour, industry, popular': { color: 'teal', industries: ['food'], sort: 'popular' },
  'colour, open': { color: 'teal', open: true },
  'colour, style': { color: 'teal', styles: ['retro'] },
  'colour, technology, style, industry': { ...hardlyAny, color: 'pink' },
  'common word, colour': { q: WORDS.common, color: 'teal' },
  'common word': { q: WORDS.common },
  'middling word': { q: WORDS.middling },
  'rare word': { q: WORDS.rare[0] },
  'rare word with a typing error': { q: WORDS.misspelt },
  'beginning of a word': { q: WORDS.rare[0].slice(0, 5) },
  'word that does not occur': { q: WORDS.none },
  'common word, industry + style': { ...foodInRetro, q: WORDS.common },
  'middling word, popular': { q: WORDS.middling, sort: 'popular' },
  'rare word, trending': { q: WORDS.rare[0], sort: 'trending' },
  'word that does not occur, popular': { q: WORDS.none, sort: 'popular' },
  'common and middling word, open': { q: `${WORDS.common} ${WORDS.middling}`, open: true },
  'common and rare word': { q: `${WORDS.common} ${WORDS.rare[0]}` },
  'middling word, technology, style, industry': { ...hardlyAny, q: WORDS.middling },
  'two common words that never meet': { q: `${WORDS.common} ${WORDS.apart}` },
  'two common words that never meet, popular': { q: `${WORDS.common} ${WORDS.apart}`, sort: 'popular' },
};
const rareWords: Record<string, Partial<ShowcaseFilter>> = {
  'two rare words': { q: WORDS.rare.slice(0, 2).join(' ') },
  'three rare words': { q: WORDS.rare.join(' ') },
  'three rare words, popular': { q: WORDS.rare.join(' '), sort: 'popular' },
};

/**
 * Times every list, filter and search in ms of the database's processor, and compares it with the first size.
 * `first` holds the times of the first size.
 */
export async function listTimes(report: Report, database: Database, size: number, first: Map<string, number>) {
  const cursor = await deepCursor(database);
  const list = (filter: Partial<ShowcaseFilter> & { cursor?: string }) => () =>
    listDesigns({ database }, { ...noFilter, ...filter }, null);
  const say = async (name: string, act: () => Promise<unknown>, goal = BUDGET) => {
    const ms = await backendMs(database.pool, TIMES, act);
    report.figure({ name: `Database at ${size}: ${name}`, value: ms, unit: 'ms', goal });
    const before = first.get(name);
    if (before === undefined) first.set(name, ms);
    else report.figure({ name: `Growth to ${size}: ${name}`, value: ms / before, unit: 'times', goal: GROWTH });
  };
  for (const [name, filter] of Object.entries(lists)) await say(name, list(filter));
  for (const [name, filter] of Object.entries(rareWords)) await say(name, list(filter), BUDGET_OF_RARE_WORDS);
  if (cursor) await say('a page 1,000 deep', list({ cursor }));
  await say('featured and new', () =>
    Promise.all([featuredDesigns.guest(database.pool, null), newcomers.guest(database.pool, null)]),
  );
  await say('answers side by side', () => readLead(database, null));
  await say('people and briefs beside a search', () => readBeside(database, 'person 77'));
  await say('numbers beside the filters', () => countDesigns(database.pool, ['food'], ['retro'], false));
}

async function deepCursor({ pool }: Database): Promise<string | null> {
  const { rows } = await pool.query<{ cursor: string }>(
    `select 'newest_' || to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || submission_id as cursor
     from showcase_facets where industry = '' and facet = '' order by created_at desc, submission_id desc offset ${DEEP} limit 1`,
  );
  return rows[0]?.cursor ?? null;
}
