import type { ComparisonResult } from '#contract/build-review.ts';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { tell } from '#server/platform/events/tell.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { originalKey } from '#server/platform/media/pictures.ts';
import { type Compared, type Studio, Undecodable } from '#server/platform/media/studio.ts';

export interface Comparison {
  reviewId: string;
  /** Which of the comparisons that were asked for; an older one is not kept. */
  comparison: number;
}

/** Screenshots of builds are laid over their designs in the background, in the process that opens pictures. */
export interface Comparisons {
  /** Has it done once the caller's transaction is committed. */
  ask(tx: Tx, asked: Comparison): Promise<void>;
  /** Does it. Repeating it is fine. */
  run(asked: Comparison): Promise<void>;
}

interface Parts {
  database: Database;
  blobs: Blobs;
  jobs: Pick<Jobs, 'add'>;
  studio: Pick<Studio, 'compare'>;
}

const COMPARE_JOB = 'compare-build';
/** Jobs are tried again when the process died under them; so often may this be the fault of a picture. */
const ATTEMPTS_MAX = 3;

export function createComparisons({ database, blobs, jobs, studio }: Parts): Comparisons {
  async function run({ reviewId, comparison }: Comparison) {
    const review = await takeAttempt(reviewId, comparison);
    if (!review) return;
    const [design, build] = [await bytesOf(review.design_media_id), await bytesOf(review.build_media_id)];
    if (!design || !build || review.attempts > ATTEMPTS_MAX) return finish({ reviewId, comparison }, null);
    const compared = await studio.compare(design, build, review.ignored).catch((error) => {
      if (error instanceof Undecodable) return null;
      throw error;
    });
    await finish({ reviewId, comparison }, compared);
  }

  /** The review, if this comparison is still wanted, counted as begun once more. */
  async function takeAttempt(reviewId: string, comparison: number) {
    return database.kysely
      .updateTable('build_reviews')
      .set((row) => ({ attempts: row('attempts', '+', 1) }))
      .where('id', '=', reviewId)
      .where('state', '=', 'comparing')
      .where('comparison', '=', comparison)
      .returning(['design_media_id', 'build_media_id', 'ignored', 'attempts'])
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

  /** Null: one of the pictures cannot be opened. Kept only while the review waits for this very comparison. */
  async function finish({ reviewId, comparison }: Comparison, compared: Compared | null) {
    await transaction(database.kysely, async (tx) => {
      const found = compared && readable(compared);
      const kept = await tx
        .updateTable('build_reviews')
        .set(
          found
            ? { state: 'to_review', result: JSON.stringify(found.result), heat: found.heat }
            : { state: 'failed', result: null, heat: null },
        )
        .where('id', '=', reviewId)
        .where('state', '=', 'comparing')
        .where('comparison', '=', comparison)
        .returning(['workspace_id', 'frame_id'])
        .executeTakeFirst();
      if (!kept) return;
      const { designer_id, developer_id } = await tx
        .selectFrom('workspaces')
        .select(['designer_id', 'developer_id'])
        .where('id', '=', kept.workspace_id)
        .executeTakeFirstOrThrow();
      const data = { reviewId, frameId: kept.frame_id };
      await tell(tx, [designer_id, developer_id], { kind: 'review', workspaceId: kept.workspace_id, data });
    });
  }

  return {
    ask: (tx, asked) => jobs.add(tx, COMPARE_JOB, asked),
    run,
  };
}

function readable({ heat, ...result }: Compared): { result: ComparisonResult; heat: Buffer } {
  return { result, heat };
}

/** One at a time: a pair of large frames takes some 300 MB for a second. */
export function workOnComparisons({
  comparisons,
  jobs,
}: {
  comparisons: Comparisons;
  jobs: Pick<Jobs, 'handle'>;
}): void {
  jobs.handle<Comparison>(COMPARE_JOB, { atOnce: 1 }, (asked) => comparisons.run(asked));
}
