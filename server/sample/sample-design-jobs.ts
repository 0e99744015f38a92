import type { Comparisons } from '#server/features/build-review/comparisons.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { ImageProcessor } from '#server/platform/media/image-processor.ts';
import type { Pictures } from '#server/platform/media/pictures.ts';
import { settleSampleDesigns } from './owed-designs.ts';

const DESIGN_JOB = 'write-sample-design';
/** The design that somebody builds in the sample world, and the one that they have built. */
const IN_THE_WORKSHOP = 'saltmarsh';
const BUILT = 'wellrota';

interface Parts {
  database: Database;
  pictures: Pictures;
  jobs: Jobs;
  comparisons: Comparisons;
  imageProcessor: ImageProcessor;
  newId: () => string;
}

/**
 * Writes sample designs in the background, one at a time; what a crash leaves over is written by the next process.
 * @returns a function that asks for all that are missing, once jobs have started.
 */
export function startSampleDesignJobs(parts: Parts): () => Promise<void> {
  const { database, pictures, jobs, newId } = parts;
  jobs.handle<{ slug: string }>(DESIGN_JOB, { atOnce: 1 }, async ({ slug }) => {
    const { sampleDesigns } = await import('./designs/all.ts');
    const { writeSampleDesign } = await import('./write-sample-designs.ts');
    const design = sampleDesigns.find((one) => one.slug === slug);
    if (design) await writeSampleDesign({ database, pictures, newId }, design);
    if (slug !== IN_THE_WORKSHOP && slug !== BUILT) return;
    // Tried again with the job, so it is looked up whether this run or an earlier one wrote the design.
    const found = await findSampleDesign(database, slug);
    if (!found) return;
    if (slug === BUILT) {
      const { writeSampleCompleteBuild } = await import('./write-sample-complete-build.ts');
      await writeSampleCompleteBuild({ database, newId }, found);
      return;
    }
    const { writeSampleWorkspace } = await import('./write-sample-workspace.ts');
    await writeSampleWorkspace({ database, newId }, found);
    const { writeSampleBuilds } = await import('./write-sample-builds.ts');
    await writeSampleBuilds(parts, found);
  });
  return async () => {
    await transaction(database.kysely, async (tx) => {
      if (!(await settleSampleDesigns(tx))) return;
      const { sampleDesigns } = await import('./designs/all.ts');
      for (const { slug } of sampleDesigns) await jobs.add(tx, DESIGN_JOB, { slug });
    });
  };
}

async function findSampleDesign({ kysely }: Database, slug: string): Promise<string | undefined> {
  const { seedOf } = await import('./designs/sample-design.ts');
  const row = await kysely
    .selectFrom('design_submissions as s')
    .innerJoin('design_briefs as b', 'b.id', 's.brief_id')
    .select('s.id')
    .where('b.seed', '=', seedOf(slug))
    .where('s.is_sample', '=', true)
    .executeTakeFirst();
  return row?.id;
}
