import type { Database } from '#server/platform/database/connect.ts';

/** For tests that need more of something than one person may add: every counter of this database stays full. */
export async function withoutLimits({ pool }: Pick<Database, 'pool'>) {
  await pool.query(`
    create function stays_full() returns trigger language plpgsql as $$
    begin new.spare := 1e6; return new; end $$;
    create trigger stays_full before insert or update on attempts for each row execute function stays_full()`);
}
