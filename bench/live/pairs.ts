import type { Database } from '#server/platform/database/connect.ts';
import { prepareWorld } from '../showcase/fill.ts';

export interface BenchPair {
  designId: string;
  designerId: string;
  developerId: string;
}

/** Designs whose designer and developer have an agreement. Nobody is in two pairs; 1,000 pairs at most. */
export async function preparePairs({ pool }: Database, count: number): Promise<BenchPair[]> {
  const db = await pool.connect();
  try {
    await prepareWorld(db);
    await db.query(`
      insert into design_submissions (id, user_id, brief_id, title, industry, styles, designer_name, open_to_collaboration,
        cover_media_id, approach)
      select gen_random_uuid(), md5('person ' || n)::uuid, md5('brief ' || 1 + n % 400)::uuid, 'Design ' || n, 'food', '{retro}',
        'Person ' || n, true, md5('picture ' || 1 + n % 500)::uuid, 'Made for measuring.'
      from generate_series(1, ${count}) n;
      insert into collaboration_requests (id, submission_id, designer_id, developer_id, message, role, state, expires_at, ended_at)
      select gen_random_uuid(), s.id, s.user_id, md5('person ' || 1000 + substr(s.title, 8)::int)::uuid, 'Two evenings a week.',
        'front_end', 'accepted', now(), now()
      from design_submissions s where s.title like 'Design %';
      insert into workspaces (id, request_id, submission_id, designer_id, developer_id, state, terms, silence_days, agreement,
        agreement_hash, designer_confirmed_at, developer_confirmed_at, opened_at)
      select gen_random_uuid(), id, submission_id, designer_id, developer_id, 'active', '{}', 14, 'Agreed.', repeat('0', 64), now(),
        now(), now()
      from collaboration_requests;
      analyze workspaces;
      analyze design_submissions`);
    const { rows } = await db.query<BenchPair>(
      'select submission_id as "designId", designer_id as "designerId", developer_id as "developerId" from workspaces order by submission_id',
    );
    return rows;
  } finally {
    db.release();
  }
}
