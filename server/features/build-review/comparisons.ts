import { type Selectable, sql } from 'kysely';
import type { ComparisonResult } from '#contract/build-review.ts';
import { carryVerdicts } from '#domain/build-review/carry-verdicts.ts';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { BuildReviewsTable } from '#server/platform/database/schema.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { publishEvent } from '#server/platform/events/publish.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { originalKey } from '#server/platform/media/add-picture.ts';
import { type Compared, type ImageProcessor, Undecodable } from '#server/platform/media/image-processor.ts';

export interface Comparison {
  reviewId: string;
  /** The number of the requested comparison. The result of an older one is discarded. */
  comparison: number;
}

/** Compares screenshots of builds with their designs in the background, in the process that decodes pictures. */
export interface Comparisons {
  /** Requests a comparison, which starts after the caller's transaction is committed. */
  ask(tx: Tx, asked: Comparison): Promise<void>;
  /** Runs a comparison. It is safe to repeat. */
  run(asked: Comparison): Promise<void>;
  /** Adds jobs for comparisons that are not done and have none, after a long fault of the storage. */
  askForUndone(): Promise<void>;
}

interface Parts {
  database: Database;
  blobs: Blobs;
  jobs: Pick<Jobs, 'add' | 'waiting'>;
  imageProcessor: Pick<ImageProcessor, 'compare'>;
}

const COMPARE_JOB = 'compare-build';
/** A job runs again if its process died. After this many attempts the picture is assumed to be the cause. */
const ATTEMPTS_MAX = 3;
/** Most comparisons are done by then. A job that is added once more finds nothing to do. */
const UNDONE_AFTER = sql`interval '2 minutes'`;
const ASKED_AT_ONCE = 50;

export function createComparisons({ database, blobs, jobs, imageProcessor }: Parts): Comparisons {
  async function run({ reviewId, comparison }: Comparison) {
    const wanted = await findWanted(reviewId, comparison);
    if (!wanted) return;
    // A storage that fails is not an attempt at the pictures.
    const [design, build] = [await bytesOf(wanted.design_media_id), await bytesOf(wanted.build_media_id)];
    const review = await takeAttempt(reviewId, comparison);
    if (!review) return;
    if (!design || !build || review.attempts > ATTEMPTS_MAX) return finish({ reviewId, comparison }, null);
    const compared = await imageProcessor.compare(design, build, review.ignored).catch((error) => {
      if (error instanceof Undecodable) return null;
      throw error;
    });
    await finish({ reviewId, comparison }, compared);
  }

  async function findWanted(reviewId: string, comparison: number) {
    return database.kysely
      .selectFrom('build_reviews')
      .select(['design_media_id', 'build_media_id'])
      .where('id', '=', reviewId)
      .where('state', '=', 'comparing')
      .where('comparison', '=', comparison)
      .executeTakeFirst();
  }

  /** The review, if this comparison is still wanted. Its number of attempts is increased. */
  async function takeAttempt(reviewId: string, comparison: number) {
    return database.kysely
      .updateTable('build_reviews')
      .set((row) => ({ attempts: row('attempts', '+', 1) }))
      .where('id', '=', reviewId)
      .where('state', '=', 'comparing')
      .where('comparison', '=', comparison)
      .returning(['ignored', 'attempts'])
      .executeTakeFirst();
  }

  async function bytesOf(mediaId: string): Promise<Buffer | null> {
    const row = await database.kysely
      .selectFrom('media')
      .select('hash')
      .where('id', '=', mediaId)
      .executeTakeFirstOrThrow();
    return (await blobs.get(originalKey(row.hash))) ?? null;
  }

  /** Null means that a picture could not be decoded. The result is stored only while the review waits for this comparison. */
  async function finish({ reviewId, comparison }: Comparison, compared: Compared | null) {
    await transaction(database.kysely, async (tx) => {
      const review = await tx
        .selectFrom('build_reviews')
        .select(['workspace_id', 'frame_id', 'result', 'verdicts'])
        .where('id', '=', reviewId)
        .where('state', '=', 'comparing')
        .where('comparison', '=', comparison)
        .forUpdate()
        .executeTakeFirst();
      if (!review) return;
      const found = compared && readable(compared);
      await tx
        .updateTable('build_reviews')
        .set(found ? { state: 'to_review', ...columnsOf(found, review) } : { state: 'failed' })
        .where('id', '=', reviewId)
        .execute();
      const { designer_id, developer_id } = await tx
        .selectFrom('workspaces')
        .select(['designer_id', 'developer_id'])
        .where('id', '=', review.workspace_id)
        .executeTakeFirstOrThrow();
      const data = { reviewId, frameId: review.frame_id };
      await publishEvent(tx, [designer_id, developer_id], { kind: 'review', workspaceId: review.workspace_id, data });
    });
  }

  /** The screenshots of others do not wait for all of one developer. */
  async function ask(tx: Tx, asked: Comparison) {
    const { count } = await tx
      .selectFrom('build_reviews')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'comparing')
      .where('id', '<>', asked.reviewId)
      .where('developer_id', '=', (own) =>
        own.selectFrom('build_reviews').select('developer_id').where('id', '=', asked.reviewId),
      )
      .executeTakeFirstOrThrow();
    await jobs.add(tx, COMPARE_JOB, asked, { behind: count });
  }

  async function askForUndone() {
    const undone = await database.kysely
      .selectFrom('build_reviews')
      .select(['id', 'comparison'])
      .where('state', '=', 'comparing')
      .where('created_at', '<', sql<Date>`now() - ${UNDONE_AFTER}`)
      .limit(ASKED_AT_ONCE)
      .execute();
    if (undone.length === 0) return;
    const waiting = new Set((await jobs.waiting<Comparison>(COMPARE_JOB)).map(({ reviewId }) => reviewId));
    await transaction(database.kysely, async (tx) => {
      for (const { id, comparison } of undone) if (!waiting.has(id)) await ask(tx, { reviewId: id, comparison });
    });
  }

  return { ask, run, askForUndone };
}

/** What is stored of a comparison. Verdicts on the result before it are kept. */
function columnsOf(
  { result, heat }: ReturnType<typeof readable>,
  before: Pick<Selectable<BuildReviewsTable>, 'result' | 'verdicts'>,
) {
  const { verdicts } = before;
  const kept = before.result
    ? carryVerdicts({ findings: before.result.findings, verdicts }, result.findings)
    : verdicts;
  return { result: JSON.stringify(result), heat, verdicts: JSON.stringify(kept) };
}

function readable({ heat, ...result }: Compared): { result: ComparisonResult; heat: Buffer } {
  return { result, heat };
}

/** One at a time: a pair of large frames needs about 300 MB for a second. */
export function startComparisonJobs({
  comparisons,
  jobs,
}: {
  comparisons: Pick<Comparisons, 'run'>;
  jobs: Pick<Jobs, 'handle'>;
}): void {
  jobs.handle<Comparison>(COMPARE_JOB, { atOnce: 1 }, (asked) => comparisons.run(asked));
}
