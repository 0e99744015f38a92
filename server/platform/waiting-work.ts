import type { Database } from './database/connect.ts';

interface Waiting {
  kind: string;
  waiting: number;
  /** Age of the oldest in seconds. */
  oldest: number;
}

/** Jobs, e-mails and reports that wait, over all processes. Before the first start of the jobs there is no queue. */
export async function waitingWork({ pool }: Pick<Database, 'pool'>): Promise<Waiting[]> {
  const { rows: mails } = await pool.query<Waiting>(
    `select 'mail' as kind, count(*)::int as waiting,
       coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest from mails where ended_at is null`,
  );
  const reports = await waitingReports({ pool });
  const { rows: queue } = await pool.query(`select to_regclass('pgboss.job') is not null as is_there`);
  if (!queue[0].is_there) return [...mails, reports];
  const { rows: jobs } = await pool.query<Waiting>(
    `select name as kind, count(*)::int as waiting, extract(epoch from now() - min(created_on))::float8 as oldest
     from pgboss.job where state in ('created', 'retry') and name not like '\\_\\_%' group by name`,
  );
  return [...mails, reports, ...jobs];
}

/** What people reported and the operator has neither hidden nor settled. */
export async function waitingReports({ pool }: Pick<Database, 'pool'>): Promise<Waiting> {
  const { rows } = await pool.query<Waiting>(
    `select 'report' as kind, count(*)::int as waiting,
       coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
     from (select created_at, settled_at from comment_reports
           union all select created_at, settled_at from critique_reports
           union all select created_at, settled_at from design_reports
           union all select created_at, settled_at from brief_reports
           union all select created_at, settled_at from person_reports) r where settled_at is null`,
  );
  return rows[0]!;
}
