import { createHash } from 'node:crypto';
import pg from 'pg';
import { industryIds } from '#domain/catalog/industries.ts';
import { styleIds } from '#domain/catalog/styles.ts';
import { TECH_PREFERENCES } from '#domain/submission/collaboration.ts';

/**
 * Words of the generated titles. Two are in three designs of ten each and never together, one is in one of two
 * hundred, three are in one of twenty-five thousand each, and one is in none.
 */
export const WORDS = {
  common: 'journey',
  apart: 'harvest',
  middling: 'lantern',
  rare: ['zirconium', 'obsidian', 'malachite'],
  misspelt: 'zircomium',
  none: 'quagga',
} as const;

const FILLED = ['design_submissions', 'submission_counts', 'showcase_entries', 'showcase_facets', 'showcase_cards'];
/** From this number of designs, it is faster to drop the indexes and foreign keys and create them again. */
const MANY = 50_000;
const YEARS = 2;
/** As many different words as a million titles may have. */
const SPELLINGS = 100_000;
const PEOPLE = 2_000;
const array = (values: readonly string[]) =>
  `array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(',')}]`;

/** The id of the n-th design as SQL and as JavaScript: a hash with the version and variant bits of our ids. */
export const designIdSql = (n: string) =>
  `overlay(overlay(md5('design ' || ${n}) placing '7' from 13) placing '8' from 17)::uuid`;
export function designId(n: number): string {
  const hex = createHash('md5').update(`design ${n}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-7$3-8$4-');
}

/** The id of the n-th generated person, equal to the `uuid` that PostgreSQL makes of the hash. */
export function personId(n: number): string {
  const hex = createHash('md5').update(`person ${n}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * People, briefs and pictures that the generated designs share. No picture is left unprocessed, or servers would
 * try to process it.
 */
export async function prepareWorld(db: pg.ClientBase): Promise<void> {
  await db.query(`
    insert into profiles (id, handle, display_name)
    select md5('person ' || n)::uuid, 'bench-' || n, 'Person ' || n from generate_series(1, ${PEOPLE}) n;
    insert into design_briefs (id, docket, industry, styles, title, content, engine, seed)
    select md5('brief ' || n)::uuid, 'BF2026' || lpad(n::text, 6, '0'), (${array(industryIds)})[1 + n % 6],
      array[(${array(styleIds)})[1 + n % 8]], 'A brief for the ' || n || 'th trade', '{}', 'composer', 'bench'
    from generate_series(1, 400) n;
    insert into media (id, owner_id, hash, source, state, width, height, bytes, preview_key, colors, variants)
    select md5('picture ' || n)::uuid, md5('person 1')::uuid, md5(n::text) || md5(n::text), 'sample', 'ready', 1600, 1200, 90000,
      'previews/made-up.jpg',
      (select array_agg(hex) from (select hex from showcase_swatches order by md5(id || n) limit 1 + n % 4) chosen),
      (select jsonb_agg(jsonb_build_object('type', 'image/webp', 'width', w, 'height', w * 3 / 4, 'bytes', w * 60, 'key', 'k'))
       from unnest(array[400, 800, 1600]) w)
    from generate_series(1, 500) n;
    insert into showcase_vocabulary (word, designs)
    select distinct on (word) word, 1 + n % 90 from (
      select n, substr(translate(md5('word ' || n), '0123456789', 'aeioursmln'), 1, 4 + n % 7) as word from generate_series(1, ${SPELLINGS}) n) made
    on conflict do nothing;`);
}

/**
 * Adds designs number `from` to `to`, spread over the last two years. Triggers and foreign keys row by row would
 * take many minutes for a million, so they are removed first and the lists are filled in bulk with the product's
 * own functions.
 */
export async function addDesigns(db: pg.ClientBase, from: number, to: number, of: number): Promise<void> {
  const putBack = to - from > MANY ? await takeRulesAway(db) : [];
  const seconds = (YEARS * 365 * 86_400) / of;
  await db.query(`
    alter table design_submissions disable trigger user;
    alter table showcase_entries disable trigger user;
    create temp table painted as select id, showcase_colors(colors) as colors from media;
    create temp table made as
    select n, ${designIdSql('n')} as id, md5('person ' || 1 + n % ${PEOPLE})::uuid as user_id,
      md5('brief ' || 1 + abs(hashint4(n)) % 400)::uuid as brief_id,
      initcap(concat_ws(' ', (array['night','small','open','tide','paper','field','quiet','salt'])[1 + abs(hashint4(n + 1)) % 8],
        case abs(hashint4(n + 2)) % 10 / 3 when 0 then '${WORDS.common}' when 1 then '${WORDS.apart}' else 'w' || abs(hashint4(n + 3)) % 4000 end,
        case when n % 200 = 7 then '${WORDS.middling}' end,
        ${WORDS.rare.map((word, at) => `case when n % 50000 in (21, ${22 + at}) then '${word}' end,`).join(' ')}
        'w' || abs(hashint4(n + 4)) % 400)) as title,
      (${array(industryIds)})[1 + abs(hashint4(n + 5)) % 6] as industry,
      case when n % 2 = 0 then array[(${array(styleIds)})[1 + abs(hashint4(n + 6)) % 8]]
        else (array[(${array(styleIds)})[1 + abs(hashint4(n + 6)) % 4], (${array(styleIds)})[5 + abs(hashint4(n + 7)) % 4]]) end as styles,
      abs(hashint4(n + 8)) % 10 < 3 as is_open,
      array[(${array(TECH_PREFERENCES)})[1 + abs(hashint4(n + 9)) % ${TECH_PREFERENCES.length}]] as techs,
      least(floor(0.5 / power((abs(hashint4(n + 10)) % 1000000 + 1) / 1000000.0, 0.7)), 20000)::integer as likes,
      now() - make_interval(secs => (${of} - n) * ${seconds}) as created_at
    from generate_series(${from}, ${to}) n;
    insert into design_submissions (id, user_id, brief_id, title, industry, styles, designer_name, open_to_collaboration,
      tech_preferences, tags, cover_media_id, approach, created_at)
    select id, user_id, brief_id, title, industry, styles, 'Person ' || 1 + n % ${PEOPLE}, is_open, techs, array['Mobile'],
      md5('picture ' || 1 + n % 500)::uuid, 'Made for measuring.', created_at from made;
    insert into submission_counts (submission_id, likes, views) select id, likes, likes * 9 from made;
    insert into showcase_entries (submission_id, created_at, likes, score, industry, styles, is_open, words, spelling)
    select made.id, created_at, likes, trending_score(likes, created_at), industry, styles, is_open,
      showcase_words(title, 'A brief for a trade', 'Person ' || 1 + n % ${PEOPLE}, array['Mobile'], industry, styles, is_open, techs, created_at)
        || array_to_tsvector(showcase_parts(likes, trending_score(likes, created_at), created_at)
          || array(select '#c ' || color from unnest(colors) color)),
      showcase_spelling(title)
    from made join painted on painted.id = md5('picture ' || 1 + n % 500)::uuid;
    insert into showcase_facets (submission_id, industry, facet, created_at, likes, score, is_open)
    select made.id, at.industry, at.facet, created_at, likes, trending_score(likes, created_at), is_open
    from made join painted on painted.id = md5('picture ' || 1 + n % 500)::uuid cross join lateral (
      values ('', ''), (made.industry, '')
      union all select made.industry, style from unnest(made.styles) style
      union all select made.industry, '+' || tech from unnest(made.techs) tech where made.is_open
      union all select place, '~' || color from unnest(painted.colors) color, unnest(array['', made.industry]) place) at (industry, facet);
    insert into showcase_cards (id, open_card)
    select s.id, showcase_card(s, p, b, m) from made join design_submissions s using (id) join profiles p on p.id = s.user_id
    join design_briefs b on b.id = s.brief_id join media m on m.id = s.cover_media_id;
    insert into showcase_vocabulary as known (word, designs)
    select word, count(*) from made, unnest(showcase_spelling(title)) word group by word
    on conflict (word) do update set designs = known.designs + excluded.designs;
    insert into showcase_tally as known (industry, styles, is_open, designs)
    select industry, styles, is_open, count(*) from made group by 1, 2, 3
    on conflict (industry, styles, is_open) do update set designs = known.designs + excluded.designs;
    drop table made, painted;
    alter table design_submissions enable trigger user;
    alter table showcase_entries enable trigger user;`);
  for (const rule of putBack) await db.query(rule);
  for (const table of [...FILLED, 'showcase_tally', 'showcase_vocabulary']) await db.query(`vacuum analyze ${table}`);
  await db.query('select showcase_learn_words()');
}

/**
 * Removes indexes and foreign keys, which are faster to create and check all at once.
 * @returns the statements that create them again.
 */
async function takeRulesAway(db: pg.ClientBase): Promise<string[]> {
  const { rows } = await db.query<{ away: string; again: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as again
     from pg_constraint where contype = 'f' and conrelid = any ($1::text[]::regclass[])
     union all
     select format('drop index %I', indexname), indexdef from pg_indexes
     where tablename = any ($1) and indexname not in (select conname from pg_constraint)`,
    [FILLED],
  );
  for (const { away } of rows) await db.query(away);
  return [`set maintenance_work_mem = '512MB'`, ...rows.map(({ again }) => again)];
}

/** Adds four frames for each design, as its page shows them; lists need none. */
export async function addFrames(db: pg.ClientBase): Promise<void> {
  await db.query(`
    insert into submission_frames (submission_id, id, position, name, media_id, is_featured)
    select s.id, 'frame-' || n, n, 'Screen ' || n, md5('picture ' || 1 + (abs(hashtext(s.id::text)) + n) % 500)::uuid, n = 0
    from design_submissions s, generate_series(0, 3) n;
    analyze submission_frames`);
}

/** Generates `designs` designs, with people and briefs, for benchmarks that show their pages. */
export async function fillWorld(connection: pg.ClientConfig, designs: number): Promise<void> {
  const db = new pg.Client({ ...connection, statement_timeout: 0 });
  await db.connect();
  await prepareWorld(db);
  await addDesigns(db, 1, designs, designs);
  await addFrames(db);
  await db.end();
}
