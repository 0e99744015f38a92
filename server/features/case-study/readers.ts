import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { isRobot } from '#domain/showcase/robots.ts';
import { createBatch } from '#server/platform/batch.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { createRateLimit } from '#server/platform/http/rate-limit.ts';
import { senderOf } from '#server/platform/http/shared-rate-limit.ts';
import { fingerprintOf } from '#server/shared/fingerprint.ts';

/**
 * $1 pages, $2 days, $3 readers (hashes), $4 whether they came to the end, $5 their ids (null for guests). Counts each reader
 * once per page and day, and never the author.
 */
const countReaders = prepared(
  'count_readers',
  `with seen as (
     select id, day, reader, bool_or(finished) as finished
     from unnest($1::text[], $2::date[], $3::bytea[], $4::boolean[], $5::uuid[]) as seen (id, day, reader, finished, person)
     where exists (select 1 from case_studies c
       where c.id = seen.id and c.published is not null and c.user_id is distinct from seen.person)
     group by id, day, reader order by id, day, reader),
   news as (
     insert into case_study_readers as known (case_study_id, day, reader, is_finished) select * from seen
     on conflict (case_study_id, day, reader) do update set is_finished = true
       where excluded.is_finished and not known.is_finished
     returning case_study_id, day, is_finished, xmax = 0 as is_new)
   insert into case_study_days as counted (case_study_id, day, views, finished)
   select case_study_id, day, count(*) filter (where is_new), count(*) filter (where is_finished) from news
   group by case_study_id, day order by case_study_id, day
   on conflict (case_study_id, day) do update set
     views = counted.views + excluded.views, finished = counted.finished + excluded.finished`,
);

interface Parts {
  database: Database;
  clock: () => Date;
  secret: string;
  log?: FastifyBaseLogger;
}

interface Read {
  id: string;
  day: string;
  reader: Buffer;
  isFinished: boolean;
  userId: string | null;
}

interface Look {
  id: string;
  isFinished: boolean;
  userId: string | null;
  ip: string;
  userAgent: string | undefined;
}

const DELAY_MS = 2_000;
const WAITING_MAX = 20_000;
const LIMIT = { burst: 120, perSecond: 1 };

/** Counts readers of case studies without cookies: a fingerprint that is another one each UTC day, without robots. */
export function createReaderCounter({ database, clock, secret, log }: Parts) {
  const attempts = createRateLimit(LIMIT);
  const batch = createBatch<Read>({
    delayMs: DELAY_MS,
    max: WAITING_MAX,
    log,
    write: (reads) =>
      countReaders(
        database.pool,
        reads.map(({ id }) => id),
        reads.map(({ day }) => day),
        reads.map(({ reader }) => reader),
        reads.map(({ isFinished }) => isFinished),
        reads.map(({ userId }) => userId),
      ),
  });
  return {
    note({ id, isFinished, ...who }: Look) {
      const { userId, ip, userAgent } = who;
      if (isRobot(userAgent) || !attempts.take(senderOf(ip))) return;
      const day = clock().toISOString().slice(0, 10);
      const reader = fingerprintOf(secret, `read ${day}`, who);
      batch.add(`${id} ${day} ${reader.toString('hex')} ${isFinished}`, { id, day, reader, isFinished, userId });
    },
    flush: batch.flush,
  };
}

/** The last 30 days with readers, the oldest first; null for the page of somebody else. */
export async function readersOf({ kysely }: Pick<Database, 'kysely'>, id: string, authorId: string) {
  const own = await kysely
    .selectFrom('case_studies')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', authorId)
    .executeTakeFirst();
  if (!own) return null;
  return kysely
    .selectFrom('case_study_days')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'views', 'finished'])
    .where('case_study_id', '=', id)
    .where('day', '>', sql<Date>`current_date - 30`)
    .orderBy('case_study_days.day')
    .execute();
}
