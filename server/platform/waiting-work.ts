import type { Database } from './database/connect.ts';

interface Waiting {
  kind: string;
  waiting: number;
  /** Age of the oldest in seconds. */
  oldest: number;
}

/** Jobs and e-mails that wait, over all processes. Before the first start of the jobs there is no queue. */
export async function waitingWork({ pool }: Pick<Database, 'pool'>): Promise<Waiting[]> {
  const { rows: mails } = await pool.query<Waiting>(
    `select 'mail' as kind, count(*)::int as waiting,
       coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest from mails where ended_at is null`,
  );
  const { rows: queue } = await pool.query(`select to_regclass('pgboss.job') is not null as is_there`);
  if (!queue[0].is_there) return mails;
  const { rows: jobs } = await pool.query<Waiting>(
    `select name as kind, count(*)::int as waiting, extract(epoch from now() - min(created_on))::float8 as oldest
     from pgboss.job where state in ('created', 'retry') and name not like '\\_\\_%' group by name`,
  );
  return [...mails, ...jobs];
}
