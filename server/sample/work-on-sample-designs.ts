import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Pictures } from '#server/platform/media/pictures.ts';
import type { Studio } from '#server/platform/media/studio.ts';
import { sampleDesigns } from './designs/all.ts';
import { writeSampleDesign } from './write-sample-designs.ts';

const DESIGN_JOB = 'write-sample-design';

interface Parts {
  database: Database;
  pictures: Pictures;
  jobs: Jobs;
  studio: Studio;
  newId: () => string;
}

/**
 * Writes sample designs in the background, one at a time. Answers how to ask for all of them: by the process that has just
 * written the sample world, once jobs have started. What a crash leaves over is written by the next process.
 */
export function workOnSampleDesigns({ database, pictures, jobs, studio, newId }: Parts): () => Promise<void> {
  jobs.handle<{ slug: string }>(DESIGN_JOB, { atOnce: 1 }, async ({ slug }) => {
    const design = sampleDesigns.find((one) => one.slug === slug);
    if (design) await writeSampleDesign({ database, pictures, studio, newId }, design);
  });
  return () =>
    transaction(database.kysely, async (tx) => {
      for (const { slug } of sampleDesigns) await jobs.add(tx, DESIGN_JOB, { slug });
    });
}
