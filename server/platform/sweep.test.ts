import { expect, test } from 'vitest';
import { signedInAs, testSessions } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { storedDesign, storedPicture } from '#test/submission.ts';
import { sweep } from './sweep.ts';

const database = await createTestDatabase();
const { pool } = database;

async function count(table: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]!.n;
}

test('what is over goes, what may still be needed stays', async () => {
  const { userId } = await signedInAs(database);
  const sessions = testSessions(database);
  const used = await sessions.begin(userId);
  await sessions.refresh(used.refresh.token);
  const ended = await sessions.begin(userId);
  await pool.query(`update session_families set ended_at = now() - interval '31 days' where id = $1`, [ended.familyId]);
  const recent = await sessions.begin(userId);
  await pool.query(`update session_families set ended_at = now() - interval '1 day' where id = $1`, [recent.familyId]);
  const idle = await sessions.begin(userId);
  await pool.query('update sessions set expires_at = now() where family_id = $1', [idle.familyId]);
  await pool.query(
    `insert into idempotency_keys (user_id, key, route, request_hash, created_at) values
     ($1, 'key-of-today', 'POST /x', '', now() - interval '2 days'), ($1, 'key-of-old', 'POST /x', '', now() - interval '4 days')`,
    [userId],
  );
  await pool.query(
    `insert into development_identity (model, id, payload, expires_at) values
     ('Grant', 'now', '{}', now() + interval '1 minute'), ('Grant', 'then', '{}', now())`,
  );
  await pool.query(
    `insert into signing_keys (kid, public_jwk, private_jwe, created_at) values ('old', '{}', '', now() - interval '33 days')`,
  );
  const designId = await storedDesign(database, userId);
  await pool.query(
    `insert into submission_views (submission_id, day, viewer)
     select $1, (now() at time zone 'utc')::date - ago, decode(repeat('a0', 16), 'hex') from generate_series(0, 2) ago`,
    [designId],
  );

  await pool.query(
    `insert into attempts (kind, sender, spare, at)
     select 'sign-in', decode(repeat(kind, 16), 'hex'), 1, now() - ago from (values ('a0', interval '2 hours'), ('b0', '1 minute'), ('c0', '-2 hours')) v(kind, ago)`,
  );

  await pool.query(
    `insert into person_events (user_id, seq, kind, data, created_at)
     select $1, ago, 'notification', '{}', now() - make_interval(days => ago) from unnest(array[1, 13, 15, 40]) ago`,
    [userId],
  );
  await pool.query(
    `insert into notifications (id, user_id, kind, happening, submission_id, path, created_at, read_at)
     select gen_random_uuid(), $1, 'ended', 'lapsed', $2, '/my-projects', now() - make_interval(days => ago),
       case when is_read then now() end
     from (values (89, true), (91, true), (91, false), (366, false)) told (ago, is_read)`,
    [userId, designId],
  );

  // Of an old file, two versions stay: the one of the submitted design, and the one it was compared with.
  await pool.query(
    `update design_submissions set figma_file_info = '{"fileKey": "file", "version": "2"}' where id = $1`,
    [designId],
  );
  await pool.query(
    `insert into design_source_checks (submission_id, version, last_modified) values ($1, '3', '2026-01-01')`,
    [designId],
  );
  await pool.query(
    `insert into design_file_layers (file_key, version, node_id, layers, read_at)
     select 'file', version, '1:2', '[]', now() - make_interval(days => ago)
     from (values ('1', 31), ('2', 31), ('3', 31), ('4', 29)) read (version, ago)`,
  );

  await pool.query(
    `insert into design_file_trees (file_key, version, name, last_modified, document, asked_at)
     select 'file', ago::text, 'A file', '2026-01-01', '{}', now() - make_interval(days => ago) from unnest(array[29, 31]) ago`,
  );

  await pool.query(
    `insert into used_once (hash, expires_at) values ('\\x01', now() - interval '1 minute'), ('\\x02', now() + interval '1 minute')`,
  );
  await pool.query(
    `insert into model_days (day, asked) select (now() at time zone 'utc')::date - ago, 7 from generate_series(0, 2) ago`,
  );
  await pool.query(
    `insert into daily_acts (user_id, act, day, done)
     select $1, 'upload', (now() at time zone 'utc')::date - ago, 7 from generate_series(0, 2) ago`,
    [userId],
  );
  expect(await sweep(database)).toEqual({
    attempts: 2,
    model_days: 1,
    daily_acts: 1,
    design_file_layers: 1,
    design_file_trees: 1,
    person_events: 2,
    notifications: 2,
    mails: 0,
    workspace_deliveries: 0,
    design_file_checks: 0,
    submission_views: 1,
    case_study_readers: 0,
    showcase_newcomers: 0,
    sessions: 1,
    session_families: 1,
    signing_keys: 1,
    used_once: 1,
    idempotency_keys: 1,
    development_identity: 1,
    media: 0,
  });
  // A sign-in in use keeps its replaced token, so that its use by a thief is detected.
  const { rows } = await pool.query(
    'select replaced_at is null as live from sessions where family_id = $1 order by 1',
    [used.familyId],
  );
  expect(rows).toEqual([{ live: false }, { live: true }]);
  expect(await count('idempotency_keys')).toBe(1);
});

test('SUB-9 pictures that nothing shows go after a month; those of designs, and of late, stay', async () => {
  const { userId } = await signedInAs(database);
  const [forgotten, fresh] = [await storedPicture(database, userId), await storedPicture(database, userId)];
  const shown = await pool.query<{ media_id: string }>('select media_id from submission_frames limit 1');
  const kept = [fresh, ...shown.rows.map((row) => row.media_id)];
  await pool.query(`update media set created_at = now() - interval '31 days' where id <> $1`, [fresh]);
  expect((await sweep(database)).media).toBeGreaterThanOrEqual(1);
  const { rows } = await pool.query<{ id: string }>('select id from media where id = any ($1)', [[forgotten, ...kept]]);
  expect(rows.map(({ id }) => id).sort()).toEqual(kept.sort());
});

test('more than one batch goes at once, and several processes that sweep together do not quarrel', async () => {
  await pool.query(
    `insert into development_identity (model, id, payload, expires_at) select 'Grant', n::text, '{}', now() from generate_series(1, 12000) n`,
  );
  await Promise.all([sweep(database), sweep(database), sweep(database)]);
  await sweep(database);
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from development_identity where expires_at <= now()',
  );
  expect(rows[0]!.n).toBe(0);
});

test('a sweep that is stopped ends before its next batch', async () => {
  await pool.query(
    `insert into development_identity (model, id, payload, expires_at) select 'Grant', n::text, '{}', now() from generate_series(1, 6000) n`,
  );
  const stopping = new AbortController();
  const swept = sweep(database, stopping.signal);
  stopping.abort();
  expect(Object.values(await swept).reduce((all, rows) => all + rows)).toBeLessThan(6_000);
});
